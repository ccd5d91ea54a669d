import { type ReactNode, Suspense } from 'react';

import { lazyWithRetry } from '../states/lazy-with-retry.tsx';

import type { LeafletMapProps } from './leaflet-map.tsx';
import { MapBoundary } from './map-boundary.tsx';

const LeafletMap = lazyWithRetry(() => import('./leaflet-map.tsx').then((module) => module.LeafletMap));

/** Properties of a map of the municipality with at most one pin; its code loads on demand. */
export interface MunicipalityMapProps extends LeafletMapProps {
  /** Shown in its place while the code of the map loads. */
  readonly loading: ReactNode;
  /** Shown in its place when that code does not load: coordinates and address still give the position. */
  readonly failed: ReactNode;
}

/** The municipality with its barangays and one place in it; its code loads with the first map. */
export function MunicipalityMap({ loading, failed, ...map }: MunicipalityMapProps) {
  return (
    <MapBoundary failed={failed}>
      <Suspense fallback={loading}>
        <LeafletMap {...map} />
      </Suspense>
    </MapBoundary>
  );
}
