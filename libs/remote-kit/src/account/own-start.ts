import type { ComponentType } from 'react';

/** The part that one area adds above the tabs of its account page. */
export interface OwnStart {
  /** Loads the data that `Above` reads as `own` of the route's data. */
  readonly load: (signal: AbortSignal) => Promise<unknown>;
  readonly Above: ComponentType;
}
