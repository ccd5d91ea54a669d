import type { Looks } from './look.ts';
import { HAIRLINE, OUTLINE, PHONE } from './look.ts';

/** Tables and their pages. */
export const tables: Looks = {
  '.eb-table': {
    overflowX: 'auto',
    position: 'relative',
    '& table': { inlineSize: '100%', borderCollapse: 'collapse', fontSize: 'secondary' },
    '& th': {
      color: 'muted',
      textAlign: 'start',
      padding: '8px 12px',
      borderBlockEnd: OUTLINE,
      whiteSpace: 'nowrap',
      verticalAlign: 'bottom',
    },
    '& th a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      color: 'inherit',
      textDecoration: 'none',
      minBlockSize: '24px',
    },
    '& th a:hover': { textDecoration: 'underline' },
    '& th:first-child, & td:first-child': { paddingInlineStart: '0' },
    '& th:last-child, & td:last-child': { paddingInlineEnd: '0' },
    '& td': { padding: '0 12px', blockSize: '44px', borderBlockEnd: HAIRLINE, verticalAlign: 'middle' },
    '&.compact td': { blockSize: '32px' },
    '& .end': { textAlign: 'end' },
    '& tfoot td': { fontWeight: '600', borderBlockStart: OUTLINE, borderBlockEnd: '0' },
    '& td .go': { fontWeight: '600' },
    '& td .eb-link': { whiteSpace: 'nowrap' },
    // Acts of a row stand close together.
    '& a.eb-link.quiet': { display: 'inline-block', minBlockSize: '24px', lineHeight: '24px' },
    '& td .note': { display: 'block', fontSize: 'caption', color: 'muted', overflowWrap: 'anywhere' },
    '@media (min-width: 640px)': {
      '& tr.linked td:first-child': { minInlineSize: '184px' },
      '& tr:has(.note) td': { paddingBlock: '6px' },
      '& td .eb-btn': { whiteSpace: 'nowrap' },
    },
    '& tr.linked': { position: 'relative' },
    '& tr.linked .go::after': { content: '""', position: 'absolute', inset: '0' },
    '& tr.linked td :is(a, button):not(.go)': { position: 'relative', zIndex: '1' },
    '& tr.linked:hover, & tr[aria-selected=true]': {
      background: 'subtle',
      '& td:first-child': { boxShadow: '-8px 0 0 {colors.subtle}' },
      '& td:last-child': { boxShadow: '8px 0 0 {colors.subtle}' },
    },
    '& > .cards': { display: 'none' },
    [PHONE]: {
      '& .wide-only': { display: 'none' },
      '&.has-cards > table': { display: 'none' },
      '&.has-cards > .cards': {
        display: 'grid',
        gap: '2',
        '& > li': { background: 'surface', border: HAIRLINE, borderRadius: 'box', padding: '4' },
      },
      '&:not(.has-cards)': {
        '& thead': {
          position: 'absolute',
          clipPath: 'inset(50%)',
          inlineSize: '1px',
          blockSize: '1px',
          overflow: 'hidden',
        },
        '& table, & tbody, & tfoot': { display: 'block' },
        '& tr': { display: 'block', paddingBlock: '3', borderBlockEnd: HAIRLINE },
        '& td': {
          display: 'flex',
          justifyContent: 'space-between',
          gap: '4',
          blockSize: 'auto',
          border: '0',
          padding: '2px 0',
          textAlign: 'end',
        },
        '& td.wide-only, & td:empty': { display: 'none' },
        '& td:first-child': { textAlign: 'start', fontSize: 'body' },
        '& td:not(:first-child)::before': { content: 'attr(data-label)', color: 'muted', textAlign: 'start' },
      },
    },
  },
  '.eb-pager': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    justifyContent: 'space-between',
    marginBlockStart: '4',
    '& > :only-child': { marginInlineStart: 'auto' },
  },
};
