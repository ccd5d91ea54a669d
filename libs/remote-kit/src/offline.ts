import { type OfflineState, getOfflineState, watchOffline } from '@ebpls/api-client';
import { useSyncExternalStore } from 'react';

/**
 * Returns whether shown data may be old, and since when. A page that shows an amount to pay checks this first and shows
 * none while it is so.
 */
export function useOffline(): OfflineState {
  return useSyncExternalStore(watchOffline, getOfflineState);
}
