/** One series of a chart over time. */
interface Series {
  readonly name: string;
  /** One value for each label, in order; labels after the last value have none yet. */
  readonly values: readonly number[];
}

/** Values over labels. */
export interface SeriesData {
  readonly kind: 'line' | 'area' | 'columns';
  /** Labels of the axis, in order: months, years, weeks. */
  readonly labels: readonly string[];
  /** At most six. */
  readonly series: readonly Series[];
}

export interface Share {
  readonly name: string;
  /** Not negative. */
  readonly value: number;
}

export interface Ring {
  readonly name: string;
  /** How far it has come, from 0 to 100. */
  readonly percent: number;
}
