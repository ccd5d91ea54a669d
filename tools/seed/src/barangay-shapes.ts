import { BarangayCode, BarangayShape } from '@ebpls/contracts';
import * as v from 'valibot';

import { readRecords } from './records.ts';

const Feature = v.object({
  properties: v.object({ psgc: BarangayCode }),
  geometry: v.variant('type', [
    v.object({ type: v.literal('Polygon'), coordinates: BarangayShape }),
    v.object({ type: v.literal('MultiPolygon'), coordinates: v.array(BarangayShape) }),
  ]),
});

/**
 * Reads the boundaries of barangays by their ten-digit PSGC code, from a GeoJSON collection of polygons. The demo
 * boundaries divide its rectangle among the centres of its barangays.
 */
export function readShapes(): Map<string, BarangayShape> {
  const { features } = v.parse(v.object({ features: v.array(Feature) }), readRecords('barangay-shapes.json'));
  return new Map(
    features.map(({ properties, geometry }) => [
      properties.psgc,
      geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
    ]),
  );
}
