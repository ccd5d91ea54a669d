import { type ReactNode, Suspense } from 'react';

import { lazyWithRetry } from '../states/lazy-with-retry.tsx';

import type { LeafletPinsProps } from './leaflet-pins.tsx';
import { MapBoundary } from './map-boundary.tsx';

const LeafletPins = lazyWithRetry(() => import('./leaflet-pins.tsx').then((module) => module.LeafletPins));

/** Properties of a map with many pins; its code loads on demand. */
export interface PinsMapProps extends LeafletPinsProps {
  /** Shown in its place while the code of the map loads. */
  readonly loading: ReactNode;
  /** Shown in its place when that code does not load: the list has the same places. */
  readonly failed: ReactNode;
}

/** The municipality with many places in it; its code loads with the first map. */
export function PinsMap({ loading, failed, ...map }: PinsMapProps) {
  return (
    <MapBoundary failed={failed}>
      <Suspense fallback={loading}>
        <LeafletPins {...map} />
      </Suspense>
    </MapBoundary>
  );
}
