import { finishReading, offlineStore, recordConnectionLoss, startReading, watchLive } from '@ebpls/api-client';

interface ReadRouter {
  readonly state: ReadState;
  subscribe(hear: (state: ReadState) => void): unknown;
  revalidate(): Promise<void>;
}

interface ReadState {
  readonly initialized: boolean;
  readonly navigation: { readonly state: string };
  readonly revalidation: string;
}

/**
 * Reports when a page begins and finishes loading its data, and reloads it when the connection returns, so that stored
 * data are shown together with the note about their age.
 */
export function followPageLoads(router: ReadRouter): void {
  const followState = ({ initialized, navigation, revalidation }: ReadState): void => {
    if (initialized && navigation.state === 'idle' && revalidation === 'idle') finishReading();
    else startReading();
  };
  followState(router.state);
  router.subscribe(followState);
  const readAgain = (): void => {
    if (offlineStore.getState().is_offline) void router.revalidate();
  };
  addEventListener('offline', recordConnectionLoss);
  addEventListener('online', readAgain);
  // Covers a server that was unreachable while the browser had its connection.
  watchLive((isOpen) => isOpen && readAgain());
}
