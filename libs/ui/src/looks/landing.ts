import type { Looks } from './look.ts';
import { BELOW_DESK, HAIRLINE, PHONE } from './look.ts';

const inside = { maxInlineSize: '1264px', marginInline: 'auto', paddingInline: '8' } as const;

/** The landing page. */
export const landing: Looks = {
  '.eb-hero': {
    ...inside,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '12',
    alignItems: 'center',
    paddingBlock: '64px 32px',
    '& .label': { fontSize: 'secondary', fontWeight: '600', color: 'muted' },
    '& h1': {
      fontSize: 'landing',
      letterSpacing: '-.015em',
      lineHeight: '1.1',
      marginBlock: '12px 20px',
      maxInlineSize: '18ch',
    },
    '& .tagline': { fontSize: 'lead', maxInlineSize: '42ch' },
    '& .slogan': { marginBlockStart: '3', color: 'accent', fontWeight: '600' },
    '& .acts': { display: 'flex', flexWrap: 'wrap', gap: '3', marginBlockStart: '6' },
    '& .more': { marginBlockStart: '6' },
    [BELOW_DESK]: { gridTemplateColumns: 'minmax(0, 1fr)', '& .art': { maxInlineSize: '560px' } },
    [PHONE]: {
      paddingInline: '4',
      paddingBlock: '24px 0',
      gap: '6',
      '& h1': { maxInlineSize: 'none', marginBlock: '8px 16px' },
      '& .acts': { display: 'grid' },
    },
  },
  '.eb-steps': {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '8',
    marginBlockStart: '6',
    '& li': {
      display: 'flex',
      flexDirection: 'column',
      borderBlockStart: '2px solid {colors.text}',
      paddingBlockStart: '3',
    },
    '& .label': { fontSize: 'secondary', color: 'muted' },
    '& h3': { fontSize: 'lead', marginBlock: '4px 8px' },
    '& p': { fontSize: 'secondary', color: 'muted', flex: '1' },
    '& .time': {
      display: 'flex',
      alignItems: 'center',
      gap: '6px',
      fontSize: 'secondary',
      fontWeight: '600',
      marginBlockStart: '3',
    },
    [BELOW_DESK]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [PHONE]: {
      gridTemplateColumns: '1fr',
      gap: '5',
      '& li': {
        border: '0',
        borderInlineStart: '2px solid {colors.border}',
        paddingBlock: '0',
        paddingInlineStart: '4',
      },
    },
  },
  '.eb-band > .inside > .eb-section': { marginBlockStart: '0' },
  '.eb-band': {
    '&.surface': { background: 'surface', borderBlock: HAIRLINE },
    '& > .inside': { ...inside, paddingBlock: '12', [PHONE]: { paddingInline: '4', paddingBlock: '8' } },
    '& > .split': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 400px',
      gap: '16',
      [BELOW_DESK]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' },
    },
  },
  // What a drawn page shows to some only: the document knows which before the first paint.
  '.eb-only': { display: 'contents' },
  'html:not([data-script]) .eb-only.script, html:not([data-visitor=known]) .eb-only.known, [data-visitor=known] .eb-only.stranger':
    { display: 'none' },
  '.eb-fold': {
    position: 'relative',
    '& > summary': { listStyle: 'none' },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '& > .panel': {
      position: 'fixed',
      insetBlockStart: '68px',
      insetInlineEnd: '4',
      zIndex: 'popover',
      inlineSize: 'popover',
      maxInlineSize: 'calc(100vw - 32px)',
      maxBlockSize: 'calc(100dvh - 96px)',
      overflowY: 'auto',
      padding: '4',
      background: 'surface',
      border: HAIRLINE,
      borderRadius: 'box',
      boxShadow: 'float',
      animation: 'eb-fade 120ms ease-out',
      '& > h2': { fontSize: 'lead', marginBlockEnd: '4' },
    },
  },
  '.eb-bigfigures': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6',
    marginBlockStart: '5',
    '& > *': { flex: '1 1 144px' },
  },
  '.eb-bigfigure': {
    '& b': { display: 'block', fontSize: 'landing', lineHeight: '1.1', letterSpacing: '-.015em' },
    '& b small': { fontSize: 'lead', fontWeight: '400', letterSpacing: '0' },
    '& > span': {
      fontSize: 'secondary',
      color: 'muted',
      maxInlineSize: '24ch',
      display: 'block',
      marginBlockStart: '1',
    },
  },
};
