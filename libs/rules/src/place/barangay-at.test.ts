import { array, assert, double, pre, property, tuple } from 'fast-check';

import { findBarangayAt, checkPin, isInShape, type Shape, type ShapedBarangay } from './barangay-at.ts';

const square = (west: number, south: number, size: number): Shape[number] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
];

const EAST: ShapedBarangay = { brgycode: '9990101001', shape: [square(121, 14, 1)] };
const WEST: ShapedBarangay = { brgycode: '9990101002', shape: [square(120, 14, 1)] };
const UNDRAWN_BARANGAY: ShapedBarangay = { brgycode: '9990101003', shape: null };
const ALL = [EAST, WEST, UNDRAWN_BARANGAY];

test('a pin in the declared barangay agrees; elsewhere the barangay in which it lies is named', () => {
  expect(checkPin({ lat: 14.5, lng: 121.5 }, EAST.brgycode, ALL)).toEqual({ kind: 'agrees' });
  expect(checkPin({ lat: 14.5, lng: 120.5 }, EAST.brgycode, ALL)).toEqual({
    kind: 'elsewhere',
    lies_in: WEST.brgycode,
  });
  expect(checkPin({ lat: 16, lng: 120.5 }, EAST.brgycode, ALL)).toEqual({ kind: 'elsewhere', lies_in: undefined });
});

test.each([
  { without: 'a pin', point: undefined, declared: EAST.brgycode },
  { without: 'a barangay', point: { lat: 14.5, lng: 121.5 }, declared: null },
  {
    without: 'a shape of the declared barangay',
    point: { lat: 14.5, lng: 121.5 },
    declared: UNDRAWN_BARANGAY.brgycode,
  },
  { without: 'a known barangay', point: { lat: 14.5, lng: 121.5 }, declared: '1' },
])('without $without nothing is said', ({ point, declared }) => {
  expect(checkPin(point, declared, ALL)).toEqual({ kind: 'unknown' });
});

test('a hole is outside, an island of the same barangay inside', () => {
  const shape: Shape = [square(0, 0, 9), square(3, 3, 3), square(20, 20, 1)];
  expect(isInShape({ lat: 1, lng: 1 }, shape)).toBe(true);
  expect(isInShape({ lat: 4, lng: 4 }, shape)).toBe(false);
  expect(isInShape({ lat: 20.5, lng: 20.5 }, shape)).toBe(true);
});

test('a shape that bends inwards does not hold what lies in the bend', () => {
  const bent: Shape = [
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [2, 1],
      [0, 4],
    ],
  ];
  expect(isInShape({ lat: 3, lng: 2 }, bent)).toBe(false);
  expect(isInShape({ lat: 0.5, lng: 2 }, bent)).toBe(true);
});

const degrees = double({ min: 0, max: 4, noNaN: true });

test('of barangays that cover a municipality without overlapping, each point has exactly one', () => {
  const tiles = [0, 1, 2, 3].flatMap((lng) =>
    [0, 1, 2, 3].map((lat): ShapedBarangay => ({ brgycode: `${lng}${lat}`, shape: [square(lng, lat, 1)] })),
  );
  assert(
    property(degrees, degrees, (lat, lng) => {
      pre(lat < 4 && lng < 4);
      const holding = tiles.filter(({ shape }) => shape !== null && isInShape({ lat, lng }, shape));
      expect(holding.map(({ brgycode }) => brgycode)).toEqual([`${Math.floor(lng)}${Math.floor(lat)}`]);
      expect(findBarangayAt({ lat, lng }, tiles)).toBe(holding[0]?.brgycode);
    }),
  );
});

test('the direction of a line, its first point, and the first repeated as the last change nothing', () => {
  assert(
    property(array(tuple(degrees, degrees), { minLength: 3, maxLength: 9 }), degrees, degrees, (ring, lat, lng) => {
      const turnedRing = [...ring.slice(1), ...ring.slice(0, 1)];
      const inside = isInShape({ lat, lng }, [ring]);
      // Directions differ by the last bit where a point lies on the line itself.
      pre(!isNearLine({ lat, lng }, ring));
      expect(isInShape({ lat, lng }, [ring.toReversed()])).toBe(inside);
      expect(isInShape({ lat, lng }, [turnedRing])).toBe(inside);
      expect(isInShape({ lat, lng }, [[...ring, ...ring.slice(0, 1)]])).toBe(inside);
    }),
  );
});

function isNearLine({ lat, lng }: { lat: number; lng: number }, ring: [number, number][]): boolean {
  return ring.some(([x, y], place) => {
    const [from_x, from_y] = ring.at(place - 1) ?? [x, y];
    const length = Math.hypot(x - from_x, y - from_y);
    if (length < 1e-9) return Math.hypot(lng - x, lat - y) < 1e-6;
    return Math.abs((x - from_x) * (from_y - lat) - (from_x - lng) * (y - from_y)) / length < 1e-6;
  });
}
