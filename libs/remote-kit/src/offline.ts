import { type OfflineState, getOfflineState, watchOffline } from '@ebpls/api-client';
import { useSyncExternalStore } from 'react';

/**
 * Whether what is shown may be old, and from when it is. A page that shows an amount to pay asks this first, and shows
 * none while it is so.
 */
export function useOffline(): OfflineState {
  return useSyncExternalStore(watchOffline, getOfflineState);
}
