/** A position on earth in degrees (WGS 84). */
export interface MapPosition {
  readonly lat: number;
  readonly lng: number;
}
