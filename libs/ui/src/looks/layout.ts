import type { Looks } from './look.ts';
import { BELOW_DESK, HAIRLINE, PHONE, PRINT } from './look.ts';

/** Page, section and the ways things stand beside or under each other. */
export const layout: Looks = {
  '.eb-stack': { display: 'flex', flexDirection: 'column', minInlineSize: '0' },
  '.eb-row': { display: 'flex', minInlineSize: '0', [PHONE]: { '& > form:has(> .eb-search)': { inlineSize: '100%' } } },
  '.eb-grid': {
    display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 640px)': { '&.c2, &.c4': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    '@media (min-width: 1024px)': { '&.c3': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }, '&.c4': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  },
  '.eb-box': {
    minInlineSize: '0',
    '&.card': { background: 'surface', border: HAIRLINE, borderRadius: 'box' },
    '&.subtle': { background: 'subtle', borderRadius: 'box' },
    '&.float': { background: 'surface', border: HAIRLINE, borderRadius: 'box', boxShadow: 'float' },
  },
  '.eb-split': {
    display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '40px', alignItems: 'start',
    '& > *': { minInlineSize: '0' },
    '@media (min-width: 1024px)': {
      '&.a248': { gridTemplateColumns: 'minmax(0, 1fr) 248px' },
      '&.a272': { gridTemplateColumns: 'minmax(0, 1fr) 272px' },
      '&.a320': { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
    },
  },
  '.eb-divider': { inlineSize: '100%', border: '0', borderBlockStart: HAIRLINE, margin: '0' },
  '.eb-text': {
    '&.caption': { fontSize: 'caption' }, '&.secondary': { fontSize: 'secondary' }, '&.lead': { fontSize: 'lead' },
    '&.bold': { fontWeight: '600' }, '&.reading': { maxInlineSize: 'reading' },
  },
  '.eb-heading': {
    '&.landing': { fontSize: 'landing', letterSpacing: '-.015em', lineHeight: '1.1' }, '&.title': { fontSize: 'title', letterSpacing: '-.01em' }, '&.section': { fontSize: 'section', letterSpacing: '-.005em' },
    '&.lead': { fontSize: 'lead' }, '&.body': { fontSize: 'body' }, '&.secondary': { fontSize: 'secondary' },
  },
  '.eb-skip': {
    position: 'absolute', insetBlockStart: '-80px', insetInlineStart: '4', zIndex: 'toast', padding: '12px 16px', background: 'primary', color: 'on_primary', fontWeight: '600', borderRadius: 'control',
    '&:focus': { position: 'fixed', insetBlockStart: '2' },
  },
  '.eb-page': {
    maxInlineSize: '1264px', padding: '24px 32px 112px', marginInline: 'auto',
    '&.form': { maxInlineSize: '1016px', '& .eb-split': { gap: '48px' }, '&.alone': { maxInlineSize: '704px' } },
    '& > header > .mark': { flex: 'none', display: 'grid', placeItems: 'center' },
    '&.wide': { maxInlineSize: 'none' },
    '& > .crumb': { display: 'flex', flexWrap: 'wrap', gap: '0 8px', fontSize: 'secondary', color: 'muted', marginBlockEnd: '3', '& a': { color: 'muted' } },
    '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '8px 16px', marginBlockEnd: '6' },
    '& > header > .say': { flex: '1 1 260px', minInlineSize: '0' },
    '& > header h1': { fontSize: 'title', letterSpacing: '-.01em', overflowWrap: 'anywhere' },
    '& > header .sub': { color: 'muted', fontSize: 'secondary', marginBlockStart: '1' },
    '& > header > .status': { paddingBlockStart: '1' },
    '& > header > .acts': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& .matter, & .intro': { containerType: 'inline-size' },
    '& .matter > * + *, & .intro > * + *': { marginBlockStart: '6' },
    '& > .intro': { marginBlockEnd: '8' },
    [PHONE]: { padding: '16px 16px 112px', '& > header': { rowGap: '4', marginBlockEnd: '5' }, '& > header > .acts': { inlineSize: '100%', '& > *': { flex: '1 1 auto' } } },
  },
  '.eb-tabs': {
    display: 'flex', gap: '1', overflowX: 'auto', borderBlockEnd: HAIRLINE,
    '& > a': { display: 'inline-flex', alignItems: 'center', flex: 'none', minBlockSize: '44px', padding: '0 16px', color: 'muted', fontWeight: '600', textDecoration: 'none', borderBlockEnd: '3px solid transparent', marginBlockEnd: '-1px' },
    '& > [aria-selected=true]': { color: 'text', borderBlockEndColor: 'primary' },
    '& > a:focus-visible': { outlineOffset: '-3px' },
    [PHONE]: { '& > a': { padding: '0 10px', fontSize: 'secondary' } },
  },
  '.eb-section': {
    marginBlockStart: '8',
    '& > .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 12px', marginBlockEnd: '3' },
    '& > .head > h2': { fontSize: 'section', letterSpacing: '-.005em' },
    '& > .head > h3': { fontSize: 'lead' },
    '& > .head > .hint': { color: 'muted', fontSize: 'secondary' },
    '& > .head > .acts': { marginInlineStart: 'auto', display: 'flex', gap: '2', alignItems: 'center', fontSize: 'secondary' },
    '&.l3': { marginBlockStart: '6' },
  },
  '.eb-page.form > .eb-split > aside': { [BELOW_DESK]: { order: '-1' } },
  '.eb-page.form > .eb-split > aside > .eb-section > .head': { [BELOW_DESK]: { display: 'none' } },
  '.eb-page.form > .eb-split': { [BELOW_DESK]: { gap: '4' } },
  '.eb-page .matter > .eb-section': { marginBlockStart: '8' },
  // In a stack the gap decides.
  '.eb-stack > .eb-section, .eb-stack > .eb-section.l3': { marginBlockStart: '0' },
  '.eb-page .matter > .eb-section:first-child, aside > .eb-section:first-child': { marginBlockStart: '0' },
  '[data-fonts=responsive]': {
    '@media (max-width: 599px)': {
      '& .eb-page > header h1, & .eb-heading.title': { fontSize: 'section' },
      '& .eb-section > .head > h2, & .eb-heading.section': { fontSize: 'lead' },
      '& .eb-heading.landing, & .eb-hero h1': { fontSize: 'title' },
      '& .eb-figure b': { fontSize: 'section' },
    },
  },
  '.eb-top, .eb-app .side, .eb-fab, .eb-formbar, .eb-toaster, .eb-skip, .eb-notice': { [PRINT]: { display: 'none !important' } },
  'body, .eb-page': { [PRINT]: { padding: '0', background: '#fff' } },
};
