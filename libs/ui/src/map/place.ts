/** A place on earth in degrees (WGS 84). */
export interface Place {
  readonly lat: number;
  readonly lng: number;
}
