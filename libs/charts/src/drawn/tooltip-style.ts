/** Style of the tooltip beside the pointer, in the theme's colours. */
export const FLOATING = {
  contentStyle: {
    background: 'var(--eb-colors-surface)',
    border: '1px solid var(--eb-colors-border)',
    borderRadius: 6,
    color: 'var(--eb-colors-text)',
  },
  itemStyle: { color: 'var(--eb-colors-text)' },
  cursor: { fill: 'var(--eb-colors-subtle)', stroke: 'var(--eb-colors-control)' },
} as const;

/** The drawing fills its place. It is hidden from screen readers, who have the table, so it takes no focus either. */
export const WHOLE_PLACE = {
  responsive: true,
  style: { inlineSize: '100%', blockSize: '100%' },
  accessibilityLayer: false,
} as const;
