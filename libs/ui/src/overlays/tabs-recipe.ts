import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Styles of the row of tabs. */
export const tabs = defineSlotRecipe({
  slots: ['root', 'list', 'trigger', 'content', 'contentGroup', 'indicator'],
  className: 'eb-tabs',
  base: {
    // The row and the panel are two parts of the page, as far apart as any other two.
    root: { display: 'contents' },
    list: {
      display: 'flex',
      gap: '1',
      overflowX: 'auto',
      borderBlockEnd: '1px solid {colors.border}',
      // In a stack its gap decides.
      '.eb-page .matter > * > &': { marginBlockEnd: '6' },
    },
    trigger: {
      display: 'inline-flex',
      alignItems: 'center',
      flex: 'none',
      minBlockSize: '44px',
      padding: '0 16px',
      color: 'muted',
      fontWeight: '600',
      textDecoration: 'none',
      borderBlockEnd: '3px solid transparent',
      marginBlockEnd: '-1px',
      _selected: { color: 'text', borderBlockEndColor: 'primary' },
      _focusVisible: { outlineOffset: '-3px' },
      // The four tabs of an account fit into 360 px.
      '@media (max-width: 639px)': { padding: '0 6px', fontSize: 'secondary' },
    },
  },
});
