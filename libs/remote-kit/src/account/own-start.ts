import type { ComponentType } from 'react';

/** Part of one area's account page above its tabs. */
export interface OwnStart {
  /** Loads the data that `Above` reads as `own` of the route's data. */
  readonly load: (signal: AbortSignal) => Promise<unknown>;
  readonly Above: ComponentType;
}
