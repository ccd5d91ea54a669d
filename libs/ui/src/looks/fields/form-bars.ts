import type { Looks } from '../look.ts';
import { HAIRLINE, PHONE } from '../look.ts';

/** The bars at the foot of a form and of a bill. */
export const formBars: Looks = {
  '.eb-formbar': {
    position: 'sticky',
    insetBlockEnd: '0',
    zIndex: 'sticky',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    marginBlockStart: '8',
    padding: '12px 0',
    // The bar goes from edge to edge while its matter keeps to the form.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      insetInline: '-100vw',
      background: 'surface',
      borderBlockStart: HAIRLINE,
      zIndex: '-1',
    },
    '& > .saved': {
      display: 'flex',
      alignItems: 'center',
      gap: '6px',
      minInlineSize: '0',
      fontSize: 'secondary',
      color: 'muted',
      '&.t-warning': { color: 'warning' },
    },
    // An act never breaks in the middle; where two do not fit beside each other the way on takes a line of its own.
    '& > .acts': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      marginInlineStart: 'auto',
      '& .eb-btn': { whiteSpace: 'nowrap' },
    },
    [PHONE]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: '2',
      padding: '8px 0 12px',
      // Empty it takes no room, but stays in the document so that what comes is announced.
      '& > .saved:empty': { position: 'absolute' },
      '& > .acts': {
        marginInlineStart: '0',
        gap: '2',
        '& > *': { flex: '1 1 auto' },
        '& .eb-btn': { paddingInline: '2' },
        '& > .eb-btn:not(.primary)': { flex: '0 1 auto' },
        '& > .eb-why': { display: 'block', flex: '1 1 100%', '& > .eb-btn': { inlineSize: '100%' } },
      },
    },
  },
  '.eb-totalbar': {
    '& > .sum': { display: 'none' },
    [PHONE]: {
      position: 'sticky',
      insetBlockEnd: '0',
      zIndex: 'sticky',
      padding: '8px 0 12px',
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: '0',
        insetInline: '-100vw',
        background: 'surface',
        borderBlockStart: HAIRLINE,
        zIndex: '-1',
      },
      '& > .sum': { display: 'flex', justifyContent: 'space-between', gap: '3', marginBlockEnd: '2' },
      '& .eb-btn': { whiteSpace: 'nowrap', fontSize: 'body', paddingInline: '2' },
    },
  },
  '.eb-app > .body > main:has(.eb-totalbar)': { [PHONE]: { overflowX: 'clip' } },
  '.eb-app > .body > main:has(.eb-formbar)': { overflowX: 'clip' },
  '.eb-page:has(.eb-formbar)': { paddingBlockEnd: '0' },
};
