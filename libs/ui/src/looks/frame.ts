import type { Looks } from './look.ts';
import { BELOW_DESK, BELOW_WIDE, HAIRLINE, OUTLINE, PHONE } from './look.ts';

const DESK = '@media (min-width: 1024px)';
const column = { display: 'flex', flexDirection: 'column', minInlineSize: '0', minBlockSize: '0' } as const;

/** The frame around every page: bar, menu, desk, the inquiry button. */
export const frame: Looks = {
  '.eb-top': {
    position: 'sticky', insetBlockStart: '0', zIndex: 'top', blockSize: '64px', display: 'flex', alignItems: 'center', gap: '3', paddingInline: '6', background: 'surface', borderBlockEnd: HAIRLINE,
    '& .brand': { display: 'flex', alignItems: 'center', gap: '3', minBlockSize: '44px', color: 'text', textDecoration: 'none', fontWeight: '600', fontSize: 'lead', letterSpacing: '-.01em', lineHeight: '1.15', minInlineSize: '0' },
    '& > .eb-link, & > .eb-btn': { whiteSpace: 'nowrap' },
    '& .brand small': { display: 'block', fontWeight: '400', fontSize: 'caption', color: 'muted', letterSpacing: '0', lineHeight: '1.2' },
    '& .spacer': { flex: '1' },
    [PHONE]: { paddingInline: '2', gap: '1', '& > .eb-link': { paddingInline: '2' }, '& .brand small': { display: 'none' } },
  },
  '.eb-tools': { display: 'flex', alignItems: 'center' },
  '.eb-top:has(.eb-tools)': {
    [PHONE]: { gap: '0', paddingInline: '1', '& .brand > span': { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
  },
  '.eb-who': {
    display: 'flex', alignItems: 'center', gap: '2', minBlockSize: '44px', textAlign: 'start', fontWeight: '400',
    '& b': { display: 'block', fontSize: 'secondary', lineHeight: '1.3' },
    '& small': { display: 'block', color: 'muted', fontSize: 'caption', lineHeight: '1.2' },
    // The name stays the name of the button that holds it.
    [PHONE]: { position: 'relative', '& .txt': { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }, '& > svg': { display: 'none' } },
  },
  'button:has(> .eb-who), button:has(> span > .eb-who)': { border: '0', background: 'none', padding: '0 8px', borderRadius: 'control', color: 'text', '&:hover': { background: 'subtle' } },
  '.eb-app': {
    '& > .body': { display: 'grid', gridTemplateColumns: '256px minmax(0, 1fr)', minBlockSize: 'calc(100dvh - 64px)' },
    '& > .body > main': { minInlineSize: '0' },
    '& > .body > .side': { background: 'surface', borderInlineEnd: HAIRLINE },
    '& .stay': { position: 'sticky', insetBlockStart: '64px', maxBlockSize: 'calc(100dvh - 64px)', overflowY: 'auto', padding: '16px 12px' },
    '& .stay > .eb-btn': { marginBlockStart: '4' },
    '&.folded > .body': { gridTemplateColumns: '64px minmax(0, 1fr)' },
    '&.folded .stay': { padding: '12px 10px' },
    '&.folded .stay .eb-menu': { '& .name, & .n, & h2': { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }, '& a, & .off': { justifyContent: 'center', padding: '0' } },
    [BELOW_DESK]: { '& > .body, &.folded > .body': { gridTemplateColumns: 'minmax(0, 1fr)' }, '& > .body > .side': { display: 'none' } },
  },
  '.eb-menu': {
    '& .part + .part': { marginBlockStart: '2' },
    '& h2': { fontSize: 'caption', color: 'muted', letterSpacing: '.02em', padding: '16px 12px 8px' },
    '& a, & .off': { position: 'relative', display: 'flex', alignItems: 'center', gap: '3', minBlockSize: '44px', padding: '0 12px', borderRadius: 'control', color: 'text', textDecoration: 'none', fontSize: 'secondary' },
    '& a:hover': { background: 'subtle' },
    '& a[aria-current]': { background: 'subtle', color: 'primary', fontWeight: '600' },
    '& a[aria-current]::before': { content: '""', position: 'absolute', insetInlineStart: '0', insetBlock: '10px', inlineSize: '3px', borderRadius: '3px', background: 'primary' },
    '& .off': { color: 'muted', cursor: 'not-allowed' },
    '& .n': { marginInlineStart: 'auto', fontSize: 'caption', color: 'muted', fontWeight: '600' },
  },
  '.eb-tempmenu': {
    position: 'fixed', insetBlock: '0', insetInline: '0 auto', margin: '0', padding: '0', inlineSize: '304px', maxInlineSize: '85vw', blockSize: '100dvh', maxBlockSize: '100dvh', border: '0', background: 'surface', color: 'text', boxShadow: 'float',
    '&[open]': { animation: 'eb-from-start 180ms ease-out' },
    '&::backdrop': { background: 'rgb(0 0 0 / .5)' },
    '& > .inside': { padding: '8px 12px 24px', minBlockSize: '100%' },
  },
  '.only-phone': { [DESK]: { display: 'none !important' } },
  '.eb-public': {
    // Three acts beside it leave a very small screen the seal alone; the name is still read out.
    '@media (max-width: 359px)': { '& .eb-top:has(> .eb-link) .brand > span': { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
    minBlockSize: '100dvh', display: 'flex', flexDirection: 'column',
    '& > main': { flex: '1', inlineSize: '100%' },
    '&.narrow > main': { maxInlineSize: '480px', marginInline: 'auto', padding: '48px 16px 96px' },
    '& > footer': { borderBlockStart: HAIRLINE, padding: '24px max(32px, calc(50vw - 600px)) 32px', color: 'muted', fontSize: 'secondary', [PHONE]: { padding: '24px 16px 96px' } },
  },
  '.eb-fab': {
    position: 'fixed', insetBlockEnd: '6', insetInlineEnd: '6', zIndex: 'floating', display: 'inline-flex', alignItems: 'center', gap: '2', minBlockSize: '48px', padding: '0 18px', borderRadius: 'pill', border: OUTLINE, background: 'surface', color: 'text', fontWeight: '600', boxShadow: 'float',
    '&:focus-visible': { borderRadius: 'pill' },
    '& .count': { position: 'absolute', insetBlockStart: '-8px', insetInlineEnd: '-2px', minInlineSize: '24px', blockSize: '24px', padding: '0 6px', borderRadius: 'pill', background: 'danger', color: 'canvas', display: 'grid', placeItems: 'center', fontSize: 'caption', boxShadow: '0 0 0 2px {colors.canvas}' },
    [PHONE]: { inlineSize: '52px', blockSize: '52px', padding: '0', justifyContent: 'center', insetBlockEnd: '4', insetInlineEnd: '4', '& .lbl': { display: 'none' } },
  },
  '.eb-desk': {
    display: 'grid', gridTemplateColumns: '312px minmax(0, 1fr) 396px', blockSize: 'calc(100dvh - 64px)', minBlockSize: '420px', position: 'relative',
    '& > .pane': { ...column, overflow: 'hidden' },
    '& > .pane + .pane': { borderInlineStart: HAIRLINE },
    '& > .pane.case': { background: 'surface' },
    '& > .deskbar': { display: 'none' },
    [BELOW_WIDE]: { gridTemplateColumns: '288px minmax(0, 1fr) 320px' },
    // With the menu on its rail the three panes have their full room.
    '.eb-app.folded &': { '@media (min-width: 1280px)': { gridTemplateColumns: '312px minmax(0, 1fr) 396px' } },
    [BELOW_DESK]: {
      gridTemplateColumns: 'minmax(0, 1fr)', blockSize: 'auto', paddingBlockEnd: '56px',
      '& > .pane': { display: 'none', overflow: 'visible', minBlockSize: 'calc(100dvh - 120px)' },
      '& > .pane + .pane': { border: '0' },
      '&.show-queue > .queue, &.show-case > .case, &.show-documents > .documents': { display: 'flex' },
      '& > .deskbar': { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', position: 'fixed', insetBlockEnd: '0', insetInline: '0', zIndex: 'sticky', background: 'surface', borderBlockStart: HAIRLINE },
      '& > .deskbar > *': { display: 'grid', placeItems: 'center', minBlockSize: '56px', border: '0', background: 'none', fontSize: 'caption', color: 'muted', textDecoration: 'none' },
      '& > .deskbar > [aria-current]': { color: 'primary', fontWeight: '600', boxShadow: 'inset 0 2px 0 {colors.primary}' },
    },
  },
  '.eb-app:has(.eb-desk) .eb-fab': { [BELOW_DESK]: { insetBlockEnd: '72px' } },
  '.eb-pane': {
    ...column, flex: '1',
    '& > .head': { padding: '12px 16px', borderBlockEnd: HAIRLINE, flex: 'none', '& .eb-chip': { paddingInline: '10px', fontSize: 'caption' } },
    '& > .matter': { flex: '1', minBlockSize: '0', overflowY: 'auto', padding: '4' },
    '& > .matter > * + *': { marginBlockStart: '4' },
    '& .eb-section > .head': { marginBlockEnd: '1', '& > :is(h2, h3)': { fontSize: 'secondary' }, '& > .acts, & > .hint': { fontSize: 'caption', color: 'muted' } },
    '&.flush > .matter': { padding: '0' },
    '&.flush .eb-rows': { border: '0' },
    '&.flush :is(.eb-item, .eb-group)': { paddingInline: '4' },
    '&.flush .eb-item': { minBlockSize: '60px', fontSize: 'secondary', '& > .say > a': { color: 'text', textDecoration: 'none' }, '&:hover, &.selected': { background: 'subtle' }, '&.selected': { boxShadow: 'inset calc(3px * var(--eb-way, 1)) 0 0 {colors.primary}' } },
    '& > .foot': { padding: '12px 16px', borderBlockStart: HAIRLINE, background: 'inherit', flex: 'none' },
    // The last row scrolls clear of the inquiry button, and no act stands below it.
    [BELOW_DESK]: {
      '& > .matter, &.flush > .matter': { overflow: 'visible', paddingBlockEnd: '80px' },
      '& > .foot': { position: 'sticky', insetBlockEnd: '56px', background: 'surface', zIndex: 'sticky', paddingInlineEnd: '84px' },
    },
  },
};
