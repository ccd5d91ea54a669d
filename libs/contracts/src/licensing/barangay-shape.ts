import * as v from 'valibot';

/**
 * The boundary of a barangay: rings of `[longitude, latitude]` in degrees, as GeoJSON writes them; islands and holes
 * are further rings.
 */
export const BarangayShape = v.pipe(
  v.array(
    v.pipe(
      v.array(
        v.tuple([
          v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
          v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
        ]),
      ),
      v.minLength(3),
      v.maxLength(5_000),
    ),
  ),
  v.minLength(1),
  v.maxLength(100),
);
export type BarangayShape = v.InferOutput<typeof BarangayShape>;
