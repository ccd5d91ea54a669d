// Draws the boundaries of the barangays of a municipality that does not exist.

import type { BarangayShape } from '@ebpls/contracts';

import type { MunicipalityRecords } from './municipality.ts';

type Position = readonly [lng: number, lat: number];

/**
 * Divides the rectangle of a municipality among the centres of its barangays: every place belongs to the nearest one.
 * Returns the shapes by PSGC code.
 */
export function drawShapes({
  bounds: { south, west, north, east },
  barangays,
}: Pick<MunicipalityRecords, 'bounds' | 'barangays'>): Map<string, BarangayShape> {
  const rectangle: readonly Position[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  return new Map(
    barangays.map((barangay) => {
      const others = barangays.filter((other) => other !== barangay);
      const corners = others.reduce(
        (polygon, other) => cutNearer(polygon, toCentre(barangay), toCentre(other)),
        rectangle,
      );
      const ring = corners.map(([lng, lat]): [number, number] => [roundDegrees(lng), roundDegrees(lat)]);
      return [barangay.brgycode, [[...ring, ...ring.slice(0, 1)]]];
    }),
  );
}

function toCentre({ lng, lat }: { readonly lng: number; readonly lat: number }): Position {
  return [lng, lat];
}

/** The part of a convex polygon that is nearer to one centre than to the other. */
function cutNearer(polygon: readonly Position[], centre: Position, other: Position): readonly Position[] {
  const [width, height] = [other[0] - centre[0], other[1] - centre[1]];
  const measure = ([lng, lat]: Position): number =>
    (lng - (centre[0] + other[0]) / 2) * width + (lat - (centre[1] + other[1]) / 2) * height;
  return polygon.flatMap((corner, place) => {
    const next = polygon[(place + 1) % polygon.length] ?? corner;
    const [cornerSide, nextSide] = [measure(corner), measure(next)];
    const nearCorners = cornerSide <= 0 ? [corner] : [];
    if (cornerSide * nextSide >= 0) return nearCorners;
    const share = cornerSide / (cornerSide - nextSide);
    return [
      ...nearCorners,
      [corner[0] + share * (next[0] - corner[0]), corner[1] + share * (next[1] - corner[1])] as const,
    ];
  });
}

function roundDegrees(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
