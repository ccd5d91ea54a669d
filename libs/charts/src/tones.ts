/** Style of a series or share: a colour of the theme, and a dash or pattern for readers who do not see colours. */
export interface SeriesStyle {
  readonly colour: string;
  /** `stroke-dasharray` of a line; the first is whole. */
  readonly dash: string;
}

const SERIES_STYLES: readonly SeriesStyle[] = [
  { colour: 'var(--eb-colors-primary)', dash: '0' },
  { colour: 'var(--eb-colors-accent)', dash: '6 4' },
  { colour: 'var(--eb-colors-success)', dash: '2 3' },
  { colour: 'var(--eb-colors-info)', dash: '10 3 2 3' },
  { colour: 'var(--eb-colors-danger)', dash: '1 3' },
  { colour: 'var(--eb-colors-muted)', dash: '12 4' },
];

/** Style of the series at this index; the styles repeat after the last one, so give a chart at most six. */
export function getSeriesStyle(place: number): SeriesStyle {
  return SERIES_STYLES[place % SERIES_STYLES.length] ?? { colour: 'currentColor', dash: '0' };
}
