import type { Looks } from '../look.ts';
import { BELOW_DESK, BELOW_WIDE, HAIRLINE } from '../look.ts';

const column = { display: 'flex', flexDirection: 'column', minInlineSize: '0', minBlockSize: '0' } as const;

/** A desk with its three panes; below the desk width one pane at a time. */
export const desk: Looks = {
  '.eb-desk': {
    display: 'grid',
    gridTemplateColumns: '312px minmax(0, 1fr) 396px',
    blockSize: 'calc(100dvh - 64px)',
    minBlockSize: '420px',
    position: 'relative',
    '& > .pane': { ...column, overflow: 'hidden' },
    '& > .pane + .pane': { borderInlineStart: HAIRLINE },
    '& > .pane.case': { background: 'surface' },
    '& > .deskbar': { display: 'none' },
    [BELOW_WIDE]: { gridTemplateColumns: '288px minmax(0, 1fr) 320px' },
    // With the menu on its rail the three panes have their full room.
    '.eb-app.folded &': { '@media (min-width: 1280px)': { gridTemplateColumns: '312px minmax(0, 1fr) 396px' } },
    [BELOW_DESK]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      blockSize: 'auto',
      paddingBlockEnd: '56px',
      '& > .pane': { display: 'none', overflow: 'visible', minBlockSize: 'calc(100dvh - 120px)' },
      '& > .pane + .pane': { border: '0' },
      '&.show-queue > .queue, &.show-case > .case, &.show-documents > .documents': { display: 'flex' },
      '& > .deskbar': {
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        position: 'fixed',
        insetBlockEnd: '0',
        insetInline: '0',
        zIndex: 'sticky',
        background: 'surface',
        borderBlockStart: HAIRLINE,
      },
      '& > .deskbar > *': {
        display: 'grid',
        placeItems: 'center',
        minBlockSize: '56px',
        border: '0',
        background: 'none',
        fontSize: 'caption',
        color: 'muted',
        textDecoration: 'none',
      },
      '& > .deskbar > [aria-current]': {
        color: 'primary',
        fontWeight: '600',
        boxShadow: 'inset 0 2px 0 {colors.primary}',
      },
    },
  },
  '.eb-pane': {
    ...column,
    flex: '1',
    '& > .head': {
      padding: '12px 16px',
      borderBlockEnd: HAIRLINE,
      flex: 'none',
      '& .eb-chip': { paddingInline: '10px', fontSize: 'caption' },
    },
    '& > .matter': { flex: '1', minBlockSize: '0', overflowY: 'auto', padding: '4' },
    '& > .matter > * + *': { marginBlockStart: '4' },
    '& .eb-section > .head': {
      marginBlockEnd: '1',
      '& > :is(h2, h3)': { fontSize: 'secondary' },
      '& > .acts, & > .hint': { fontSize: 'caption', color: 'muted' },
    },
    '&.flush > .matter': { padding: '0' },
    '&.flush .eb-rows': { border: '0' },
    '&.flush :is(.eb-item, .eb-group)': { paddingInline: '4' },
    '&.flush .eb-item': {
      minBlockSize: '60px',
      fontSize: 'secondary',
      '& > .say > a': { color: 'text', textDecoration: 'none' },
      '&:hover, &.selected': { background: 'subtle' },
      '&.selected': { boxShadow: 'inset calc(3px * var(--eb-way, 1)) 0 0 {colors.primary}' },
    },
    '& > .foot': { padding: '12px 16px', borderBlockStart: HAIRLINE, background: 'inherit', flex: 'none' },
    [BELOW_DESK]: {
      '& > .matter, &.flush > .matter': { overflow: 'visible' },
      '& > .foot': { position: 'sticky', insetBlockEnd: '56px', background: 'surface', zIndex: 'sticky' },
    },
  },
};
