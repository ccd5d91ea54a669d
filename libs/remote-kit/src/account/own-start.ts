import type { ComponentType } from 'react';

/** What the account page of one area says above its tabs, before everything else. */
export interface OwnStart {
  /** What `Above` reads as `own` of the route's data. */
  readonly load: (signal: AbortSignal) => Promise<unknown>;
  readonly Above: ComponentType;
}
