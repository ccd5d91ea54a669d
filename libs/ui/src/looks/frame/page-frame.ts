import type { Looks } from '../look.ts';
import { BELOW_DESK, HAIRLINE, PHONE } from '../look.ts';

const DESK = '@media (min-width: 1024px)';

/** What stands around a page: the side menu of those signed in, the foot of public pages. */
export const pageFrame: Looks = {
  '.eb-app': {
    '& > .body': { display: 'grid', gridTemplateColumns: '256px minmax(0, 1fr)', minBlockSize: 'calc(100dvh - 64px)' },
    '& > .body > main': { minInlineSize: '0' },
    '& > .body > .side': { background: 'surface', borderInlineEnd: HAIRLINE },
    '& .stay': {
      position: 'sticky',
      insetBlockStart: '64px',
      maxBlockSize: 'calc(100dvh - 64px)',
      overflowY: 'auto',
      padding: '16px 12px',
    },
    '& .stay > .eb-btn': { marginBlockStart: '4' },
    '&.folded > .body': { gridTemplateColumns: '64px minmax(0, 1fr)' },
    '&.folded .stay': { padding: '12px 10px' },
    '&.folded .stay .eb-menu': {
      '& .name, & .n, & h2': {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
      '& a, & .off': { justifyContent: 'center', padding: '0' },
    },
    [BELOW_DESK]: {
      '& > .body, &.folded > .body': { gridTemplateColumns: 'minmax(0, 1fr)' },
      '& > .body > .side': { display: 'none' },
    },
  },
  '.eb-menu': {
    '& .part + .part': { marginBlockStart: '2' },
    '& h2': { fontSize: 'caption', color: 'muted', letterSpacing: '.02em', padding: '16px 12px 8px' },
    '& a, & .off': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minBlockSize: '44px',
      padding: '0 12px',
      borderRadius: 'control',
      color: 'text',
      textDecoration: 'none',
      fontSize: 'secondary',
    },
    '& a:hover': { background: 'subtle' },
    '& a[aria-current]': { background: 'subtle', color: 'primary', fontWeight: '600' },
    '& a[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0',
      insetBlock: '10px',
      inlineSize: '3px',
      borderRadius: '3px',
      background: 'primary',
    },
    '& .off': { color: 'muted', cursor: 'not-allowed' },
    '& .n': { marginInlineStart: 'auto', fontSize: 'caption', color: 'muted', fontWeight: '600' },
  },
  '.eb-tempmenu': {
    position: 'fixed',
    insetBlock: '0',
    insetInline: '0 auto',
    margin: '0',
    padding: '0',
    inlineSize: '304px',
    maxInlineSize: '85vw',
    blockSize: '100dvh',
    maxBlockSize: '100dvh',
    border: '0',
    background: 'surface',
    color: 'text',
    boxShadow: 'float',
    '&[open]': { animation: 'eb-from-start 180ms ease-out' },
    '&::backdrop': { background: 'rgb(0 0 0 / .5)' },
    '& > .inside': { padding: '8px 12px 24px', minBlockSize: '100%' },
  },
  '.only-phone': { [DESK]: { display: 'none !important' } },
  '.eb-public': {
    // Three acts beside it leave a very small screen the seal alone; the name is still read out.
    '@media (max-width: 359px)': {
      '& .eb-top:has(> .eb-link) .brand > span': {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
    minBlockSize: '100dvh',
    display: 'flex',
    flexDirection: 'column',
    '& > main': { flex: '1', inlineSize: '100%' },
    '&.narrow > main': { maxInlineSize: '480px', marginInline: 'auto', padding: '48px 16px 96px' },
    '& > footer': {
      borderBlockStart: HAIRLINE,
      padding: '24px max(32px, calc(50vw - 600px)) 32px',
      color: 'muted',
      fontSize: 'secondary',
      [PHONE]: { padding: '24px 16px 96px' },
    },
  },
};
