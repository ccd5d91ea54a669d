import type { ComponentType } from 'react';

import type { Settings } from '../settings.ts';

/** A tab that the account page of one area has besides those of all. */
export interface OwnTab {
  /** In the address, as `?tab=`. */
  readonly key: string;
  readonly label: Readonly<Record<Settings['language'], string>>;
  /** What the panel reads as `own` of the route's data. */
  readonly load: (signal: AbortSignal) => Promise<unknown>;
  readonly Panel: ComponentType;
  /** What the area says above the tabs, before everything else; it reads the same `own`. */
  readonly Above?: ComponentType;
}
