import { lineLost, offlineState, readingBegins, readingEnds, watchLive } from '@ebpls/api-client';

interface Reader {
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
 * Says to the line when a page begins to read and when it has all of it, and reads again when the signal is back: the
 * kept page goes together with what was said about its age.
 */
export function followReading(router: Reader): void {
  const look = ({ initialized, navigation, revalidation }: ReadState): void => {
    if (initialized && navigation.state === 'idle' && revalidation === 'idle') readingEnds();
    else readingBegins();
  };
  look(router.state);
  router.subscribe(look);
  const readAgain = (): void => {
    if (offlineState().is_offline) void router.revalidate();
  };
  addEventListener('offline', lineLost);
  addEventListener('online', readAgain);
  // A server that was away while the browser had its line.
  watchLive((isOpen) => isOpen && readAgain());
}
