import { type OfflineState, offlineStore } from '@ebpls/api-client';
import { useStore } from 'zustand';

/**
 * Returns whether shown data may be old, and since when. A page that shows an amount to pay checks this first and shows
 * none while it is so.
 */
export function useOffline(): OfflineState {
  return useStore(offlineStore);
}
