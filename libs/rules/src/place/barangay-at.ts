/** A position on earth in degrees (WGS 84). */
interface MapPoint {
  readonly lat: number;
  readonly lng: number;
}

/** A closed line in the order of GeoJSON, `[longitude, latitude]`; the first point need not be repeated as the last. */
type Ring = readonly (readonly [lng: number, lat: number])[];

/** Islands and holes are rings like the outer line: what lies in an even number of them is outside. */
export type Shape = readonly Ring[];

export interface ShapedBarangay {
  readonly brgycode: string;
  /** Null where the municipality has given none. */
  readonly shape: Shape | null;
}

/** Whether a point lies in a shape, by the even-odd rule. */
export function isInShape(point: MapPoint, shape: Shape): boolean {
  return shape.filter((ring) => isInRing(point, ring)).length % 2 === 1;
}

function isInRing({ lat, lng }: MapPoint, ring: Ring): boolean {
  let isIn = false;
  for (const [place, [east, north]] of ring.entries()) {
    const [west, south] = ring.at(place - 1) ?? [east, north];
    // Half open, so that a line through a corner crosses there once.
    if (north > lat !== south > lat && lng < ((west - east) * (lat - north)) / (south - north) + east) isIn = !isIn;
  }
  return isIn;
}

/** How the pin of a business and the barangay that its owner declared fit together. */
export type PinCheck =
  /** No pin, no barangay, or no shape to compare with. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'agrees' }
  /** The pin lies in another barangay, or in none whose shape is known. */
  | { readonly kind: 'elsewhere'; readonly lies_in: string | undefined };

/** The barangay in which a point lies; undefined outside every shape. */
export function findBarangayAt(point: MapPoint, barangays: readonly ShapedBarangay[]): string | undefined {
  return barangays.find(({ shape }) => shape !== null && isInShape(point, shape))?.brgycode;
}

/**
 * Compares the pin with the declared barangay. It never refuses: a boundary may be drawn wrongly, so that owner and
 * office are notified and decide.
 */
export function checkPin(
  point: MapPoint | undefined,
  declaredCode: string | null | undefined,
  barangays: readonly ShapedBarangay[],
): PinCheck {
  const shape = barangays.find(({ brgycode }) => brgycode === declaredCode)?.shape ?? null;
  if (point === undefined || shape === null) return { kind: 'unknown' };
  if (isInShape(point, shape)) return { kind: 'agrees' };
  return { kind: 'elsewhere', lies_in: findBarangayAt(point, barangays) };
}
