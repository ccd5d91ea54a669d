import type { Looks } from './look.ts';
import { HAIRLINE, PHONE } from './look.ts';

/** Loading, empty, failed, verdicts, notices and toasts. */
export const states: Looks = {
  '.eb-loading': {
    display: 'grid', gap: '4', alignContent: 'start', minBlockSize: '216px', paddingBlock: '2',
    '& i': { display: 'block', blockSize: '12px', borderRadius: '4px', background: 'subtle', animation: 'eb-breathe 1600ms ease-in-out infinite' },
    '& .w30': { inlineSize: '30%' }, '& .w40': { inlineSize: '40%' }, '& .w60': { inlineSize: '60%', blockSize: '24px' }, '& .w70': { inlineSize: '70%' }, '& .w80': { inlineSize: '80%' }, '& .w90': { inlineSize: '90%' }, '& .w95': { inlineSize: '95%' },
    '& .bar': { blockSize: '80px', borderRadius: 'box' }, '& .field': { blockSize: '48px', borderRadius: 'control' },
  },
  '.eb-fullscreen': { position: 'fixed', inset: '0', display: 'grid', placeItems: 'center', background: 'canvas', zIndex: 'toast' },
  '.eb-state': {
    display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2', padding: '6', minBlockSize: '184px', background: 'surface', border: HAIRLINE, borderRadius: 'box',
    '& > svg': { color: 'muted' },
    '& > h2': { fontSize: 'body' },
    '& > .more': { color: 'muted', fontSize: 'secondary', maxInlineSize: 'reading', flex: '1' },
    '& > .acts': { display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockStart: '2' },
    [PHONE]: { padding: '4' },
  },
  '.eb-verdict': {
    '--tone': '{colors.control}', overflow: 'hidden', border: HAIRLINE, borderBlockStart: '6px solid currentColor', borderRadius: 'box', background: 'surface',
    '& > header': { display: 'flex', gap: '4', alignItems: 'flex-start', padding: '6' },
    '& > header > :is(h1, h2)': { fontSize: 'section', alignSelf: 'center' },
    '& > .more': { padding: '0 24px 24px', color: 'text' },
    [PHONE]: { '& > header': { padding: '4' }, '& > .more': { padding: '0 16px 16px' } },
  },
  '.eb-toaster': { position: 'fixed', insetBlockEnd: '4', insetInlineStart: '4', zIndex: 'toast', display: 'grid', gap: '2', justifyItems: 'start', maxInlineSize: 'calc(100vw - 32px)', pointerEvents: 'none', [PHONE]: { insetBlockEnd: '84px' } },
  '.eb-toast': {
    pointerEvents: 'auto', display: 'flex', alignItems: 'center', gap: '3', minBlockSize: '52px', maxInlineSize: '420px', padding: '8px 8px 8px 16px', background: 'surface', border: HAIRLINE, borderRadius: 'box', boxShadow: 'float', fontSize: 'secondary', animation: 'eb-rise 160ms ease-out',
    '[dir=rtl] &': { padding: '8px 16px 8px 8px' },
    '& > span': { color: 'text', overflowWrap: 'anywhere' },
  },
  '.eb-notice': {
    position: 'fixed', insetInline: '4', insetBlockEnd: '4', zIndex: 'popover', marginInline: 'auto', maxInlineSize: '720px', display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px 24px', padding: '16px 20px', background: 'surface', border: HAIRLINE, borderRadius: 'box', boxShadow: 'float', fontSize: 'secondary',
    '& > p': { flex: '1 1 240px' },
    '& > .acts': { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
};
