import type { Looks } from './look.ts';
import { HAIRLINE, OUTLINE, PHONE } from './look.ts';

const hover = '@media (hover: hover)';

/** Buttons, links, chips and keys. Touch targets are 44 px, on a desk 36. */
export const actions: Looks = {
  '.eb-btn': {
    display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: '2', minBlockSize: '44px', padding: '0 16px', borderRadius: 'control', border: OUTLINE, background: 'transparent', color: 'text',
    fontWeight: '600', lineHeight: '1.25', textDecoration: 'none', textAlign: 'center', transition: 'background-color 120ms',
    [hover]: { '&:hover': { backgroundColor: 'subtle' } },
    '&.primary': { background: 'primary', borderColor: 'primary', color: 'on_primary', [hover]: { '&:hover': { backgroundColor: 'color-mix(in srgb, {colors.primary} 86%, {colors.text})' } } },
    '&.quiet': { borderColor: 'transparent', color: 'primary' },
    '&.danger': { borderColor: 'danger', color: 'danger' },
    '&.desk': { minBlockSize: '36px', padding: '0 12px', fontSize: 'secondary' },
    '&.big': { minBlockSize: '52px', padding: '0 24px', fontSize: 'lead' },
    '&.wide': { inlineSize: '100%' },
    '&.icon': { padding: '0', inlineSize: '44px', flex: 'none', color: 'text' },
    '&.icon.desk': { inlineSize: '36px' },
    '&.icon:has(> .count)': { position: 'relative' },
    '& > .count': { position: 'absolute', insetBlockStart: '2px', insetInlineStart: '22px', minInlineSize: '18px', blockSize: '18px', padding: '0 4px', borderRadius: 'pill', background: 'danger', color: 'canvas', display: 'grid', placeItems: 'center', fontSize: '11px', lineHeight: '1' },
    '&:disabled, &[aria-disabled=true]:not([aria-busy])': { background: 'subtle', borderColor: 'border', color: 'muted', cursor: 'not-allowed' },
    '&.icon.quiet:disabled': { background: 'transparent', borderColor: 'transparent', opacity: '.6' },
    '&[aria-busy]': { cursor: 'progress' },
    '@media (pointer: coarse)': { '&.desk': { minBlockSize: '44px' }, '&.icon.desk': { inlineSize: '44px' } },
    '& > .short': { display: 'none' },
    // The whole name is still the one that is read out.
    [PHONE]: { '& > .short': { display: 'inline' }, '& > .long': { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' }, '&:has(> .short) > svg': { display: 'none' } },
  },
  '.eb-why': { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', '& > small': { fontSize: 'secondary', color: 'muted' } },
  '.eb-spin': {
    inlineSize: '18px', blockSize: '18px', flex: 'none', borderRadius: 'pill', border: '2px solid currentColor', borderBlockStartColor: 'transparent', animation: 'eb-turn 800ms linear infinite',
    '&.big': { inlineSize: '40px', blockSize: '40px', borderWidth: '3px', color: 'primary' },
  },
  '.eb-key': {
    display: 'inline-grid', placeItems: 'center', minInlineSize: '20px', blockSize: '20px', padding: '0 5px', border: '1px solid currentColor', borderRadius: '4px', font: 'inherit', fontSize: 'caption', fontWeight: '400', lineHeight: '1', opacity: '.85',
    '@media (max-width: 1023px), (pointer: coarse)': { display: 'none' },
  },
  '.eb-link': { color: 'primary', textDecorationLine: 'underline', font: 'inherit', padding: '0', border: '0', background: 'none', textAlign: 'start', textUnderlineOffset: '3px', textDecorationThickness: '1px', '&.quiet': { color: 'muted' } },
  'button.eb-link': { minBlockSize: '24px' },
  '.eb-seg': {
    display: 'inline-flex', maxInlineSize: '100%', border: OUTLINE, borderRadius: 'control', overflow: 'hidden', [PHONE]: { flexWrap: 'wrap' },
    '& > *': { display: 'inline-flex', flex: '1 1 auto', alignItems: 'center', justifyContent: 'center', minBlockSize: '42px', padding: '0 12px', fontSize: 'secondary', color: 'text', textDecoration: 'none', border: '0', background: 'none' },
    '&.desk > *': { minBlockSize: '32px' },
    '& > * + *': { borderInlineStart: OUTLINE },
    '& > [aria-current], & > [aria-pressed=true]': { background: 'primary', color: 'on_primary', fontWeight: '600' },
    '& > :focus-visible': { outlineOffset: '-4px', outlineColor: 'currentColor' },
  },
  '.eb-chip': {
    display: 'inline-flex', alignItems: 'center', gap: '6px', minBlockSize: '32px', padding: '0 12px', border: OUTLINE, borderColor: 'border', borderRadius: 'pill', background: 'transparent', color: 'text', fontSize: 'secondary', textDecoration: 'none', whiteSpace: 'nowrap',
    '& .count': { color: 'muted' },
    '&[aria-pressed=true], &[aria-current]': { borderColor: 'primary', background: 'subtle', color: 'primary', fontWeight: '600', '& .count': { color: 'inherit' } },
    '&:focus-visible': { borderRadius: 'pill' },
    '@media (pointer: coarse)': { minBlockSize: '44px' },
  },
  '.eb-badge': {
    display: 'inline-flex', alignItems: 'center', gap: '6px', minBlockSize: '24px', padding: '2px 10px 2px 8px', borderRadius: 'pill', background: 'subtle', fontSize: 'secondary', fontWeight: '600', lineHeight: '1.25', whiteSpace: 'nowrap', boxShadow: 'inset 0 0 0 1px {colors.border}', verticalAlign: 'middle',
    '[dir=rtl] &': { padding: '2px 8px 2px 10px' },
  },
  '.eb-corner': { position: 'absolute', insetBlockStart: '10px', insetInlineEnd: '10px' },
  '.eb-menu-heading': { padding: '8px 12px 12px', marginBlockEnd: '1', borderBlockEnd: HAIRLINE, fontSize: 'secondary' },
  '.eb-dialog-acts': { display: 'flex', flexWrap: 'wrap', gap: '2', justifyContent: 'flex-end', [PHONE]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
};
