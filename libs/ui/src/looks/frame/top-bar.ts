import type { Looks } from '../look.ts';
import { HAIRLINE, PHONE } from '../look.ts';

/** The bar on top of every page: seal, tools, the account. */
export const topBar: Looks = {
  '.eb-top': {
    position: 'sticky',
    insetBlockStart: '0',
    zIndex: 'top',
    blockSize: '64px',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingInline: '6',
    background: 'surface',
    borderBlockEnd: HAIRLINE,
    '& .brand': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minBlockSize: '44px',
      color: 'text',
      textDecoration: 'none',
      fontWeight: '600',
      fontSize: 'lead',
      letterSpacing: '-.01em',
      lineHeight: '1.15',
      minInlineSize: '0',
    },
    '& > .eb-link, & > .eb-btn': { whiteSpace: 'nowrap' },
    '& .brand small': {
      display: 'block',
      fontWeight: '400',
      fontSize: 'caption',
      color: 'muted',
      letterSpacing: '0',
      lineHeight: '1.2',
    },
    '& .spacer': { flex: '1' },
    [PHONE]: {
      paddingInline: '2',
      gap: '1',
      '& > .eb-link': { paddingInline: '2' },
      '& .brand small': { display: 'none' },
    },
  },
  '.eb-tools': { display: 'flex', alignItems: 'center' },
  '.eb-top:has(.eb-tools)': {
    [PHONE]: {
      gap: '0',
      paddingInline: '1',
      '& .brand > span': {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  },
  '.eb-who': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minBlockSize: '44px',
    textAlign: 'start',
    fontWeight: '400',
    '& b': { display: 'block', fontSize: 'secondary', lineHeight: '1.3' },
    '& small': { display: 'block', color: 'muted', fontSize: 'caption', lineHeight: '1.2' },
    // The name stays the name of the button that holds it.
    [PHONE]: {
      position: 'relative',
      '& .txt': {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
      '& > svg': { display: 'none' },
    },
  },
  'button:has(> .eb-who), button:has(> span > .eb-who)': {
    border: '0',
    background: 'none',
    padding: '0 8px',
    borderRadius: 'control',
    color: 'text',
    '&:hover': { background: 'subtle' },
  },
};
