import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

import type { Looks } from '../look.ts';
import { OUTLINE, PHONE } from '../look.ts';

/** Desks, the counter, forms and tables reach to the lower corner: there the inquiry button is an icon of the bar. */
const WITHOUT_ROOM_TO_FLOAT =
  '.eb-app:has(> .body > main :is(.eb-desk, .eb-formbar, .eb-totalbar, form:not([role=presentation]), table))';
/** A phone has no corner that stays free of amounts, or of rows that one opens. */
const WITH_ROWS = '.eb-app:has(> .body > main :is(.eb-amount, .eb-item))';
const FAB_IN_BAR: SystemStyleObject = {
  position: 'relative',
  inset: 'auto',
  translate: 'none',
  inlineSize: '44px',
  blockSize: '44px',
  minBlockSize: '44px',
  padding: '0',
  justifyContent: 'center',
  flex: 'none',
  border: '0',
  background: 'none',
  boxShadow: 'none',
  borderRadius: 'control',
  '&:hover': { background: 'subtle' },
  '&:focus-visible': { borderRadius: 'control' },
  '& .lbl': { display: 'none' },
  '& .count': { insetBlockStart: '0', insetInlineEnd: '0', minInlineSize: '20px', blockSize: '20px', padding: '0 4px' },
};

/** The inquiry button: it floats where a corner is free, else it is an icon of the top bar. */
export const inquiryButton: Looks = {
  '.eb-fab': {
    position: 'fixed',
    insetBlockEnd: '6',
    insetInlineEnd: '6',
    zIndex: 'floating',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minBlockSize: '48px',
    padding: '0 18px',
    borderRadius: 'pill',
    border: OUTLINE,
    background: 'surface',
    color: 'text',
    fontWeight: '600',
    boxShadow: 'float',
    '&:focus-visible': { borderRadius: 'pill' },
    '& .count': {
      position: 'absolute',
      insetBlockStart: '-8px',
      insetInlineEnd: '-2px',
      minInlineSize: '24px',
      blockSize: '24px',
      padding: '0 6px',
      borderRadius: 'pill',
      background: 'danger',
      color: 'canvas',
      display: 'grid',
      placeItems: 'center',
      fontSize: 'caption',
      boxShadow: '0 0 0 2px {colors.canvas}',
    },
    [PHONE]: {
      inlineSize: '52px',
      blockSize: '52px',
      padding: '0',
      justifyContent: 'center',
      insetBlockEnd: '4',
      insetInlineEnd: '4',
      '& .lbl': { display: 'none' },
    },
  },
  // Where it floats, the focus is scrolled clear of it.
  'html:has(.eb-fab)': { scrollPaddingBlockEnd: '96px' },
  [`${WITHOUT_ROOM_TO_FLOAT} .eb-fab`]: FAB_IN_BAR,
  [`${WITH_ROWS} .eb-fab`]: { [PHONE]: FAB_IN_BAR },
};
