// Styles of the Chakra parts in this library: dialog, drawer, menu, popover and tabs.

import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

import { tabs } from './tabs-recipe.ts';

const floatingLayer = {
  bg: 'surface',
  color: 'text',
  border: '1px solid {colors.border}',
  borderRadius: 'box',
  boxShadow: 'float',
  outline: '0',
} as const;
const scrim = {
  position: 'fixed',
  inset: '0',
  zIndex: 'drawer',
  background: 'color-mix(in srgb, {colors.canvas} 66%, transparent)',
  _open: { animation: 'eb-fade 160ms ease-out' },
} as const;
const heading = { fontSize: 'lead', fontWeight: '600', lineHeight: '1.2' } as const;

const DIALOG_SLOTS = [
  'trigger',
  'backdrop',
  'positioner',
  'content',
  'title',
  'description',
  'closeTrigger',
  'header',
  'body',
  'footer',
] as const;

const dialog = defineSlotRecipe({
  slots: DIALOG_SLOTS,
  className: 'eb-dialog',
  base: {
    backdrop: scrim,
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'drawer',
      display: 'flex',
      alignItems: 'safe center',
      justifyContent: 'center',
      padding: '4',
      overflowY: 'auto',
    },
    content: { ...floatingLayer, position: 'relative', inlineSize: '100%', maxInlineSize: '480px' },
    header: { padding: '5', paddingBlockEnd: '0', paddingInlineEnd: '64px' },
    title: heading,
    body: { padding: '5', paddingBlockStart: '3' },
    footer: {
      padding: '5',
      paddingBlockStart: '0',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      justifyContent: 'flex-end',
    },
  },
  variants: {
    size: { normal: {}, wide: { content: { maxInlineSize: '720px' } } },
    placement: { middle: {}, top: { positioner: { alignItems: 'flex-start', paddingBlockStart: 'min(96px, 8dvh)' } } },
  },
  defaultVariants: { size: 'normal', placement: 'middle' },
});

const drawer = defineSlotRecipe({
  slots: DIALOG_SLOTS,
  className: 'eb-drawer',
  base: {
    backdrop: scrim,
    positioner: {
      position: 'fixed',
      insetBlock: '0',
      zIndex: 'drawer',
      display: 'flex',
      inlineSize: '500px',
      maxInlineSize: '100%',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      inlineSize: '100%',
      bg: 'surface',
      color: 'text',
      boxShadow: 'float',
      outline: '0',
      minBlockSize: '0',
      maxBlockSize: '100dvh',
      position: 'relative',
    },
    header: {
      minBlockSize: 'top',
      display: 'flex',
      alignItems: 'center',
      paddingInlineStart: '6',
      paddingInlineEnd: '64px',
      borderBlockEnd: '1px solid {colors.border}',
      flex: 'none',
    },
    title: heading,
    body: { flex: '1', overflowY: 'auto', padding: '6', minBlockSize: '0' },
    footer: { padding: '12px 24px 16px', borderBlockStart: '1px solid {colors.border}', flex: 'none' },
  },
  variants: {
    side: {
      start: { positioner: { insetInlineStart: '0' }, content: { borderInlineEnd: '1px solid {colors.border}' } },
      end: { positioner: { insetInlineEnd: '0' }, content: { borderInlineStart: '1px solid {colors.border}' } },
    },
    flush: { true: { body: { padding: '0' } } },
  },
  defaultVariants: { side: 'end' },
});

const menu = defineSlotRecipe({
  slots: [
    'arrow',
    'arrowTip',
    'content',
    'contextTrigger',
    'indicator',
    'item',
    'itemGroup',
    'itemGroupLabel',
    'itemIndicator',
    'itemText',
    'positioner',
    'separator',
    'trigger',
    'triggerItem',
    'itemCommand',
  ],
  className: 'eb-actions',
  base: {
    content: {
      ...floatingLayer,
      padding: '1',
      minInlineSize: '208px',
      maxInlineSize: 'popover',
      zIndex: 'popover',
      _open: { animation: 'eb-fade 120ms ease-out' },
      // The account menu is one of the popovers of specification section 9: 320 px.
      '&:has(.eb-menu-heading)': { inlineSize: 'popover', maxInlineSize: 'calc(100vw - 32px)' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      inlineSize: '100%',
      minBlockSize: '44px',
      paddingInline: '3',
      borderRadius: 'control',
      fontSize: 'secondary',
      color: 'text',
      textDecoration: 'none',
      cursor: 'pointer',
      outline: '0',
      userSelect: 'none',
      _highlighted: { bg: 'subtle' },
      _disabled: { color: 'muted', cursor: 'not-allowed' },
      '&[data-danger]': { color: 'danger' },
    },
    itemGroupLabel: { padding: '8px 12px', fontSize: 'caption', color: 'muted' },
    separator: { border: '0', blockSize: '1px', marginBlock: '1', bg: 'border' },
  },
});

const popover = defineSlotRecipe({
  slots: [
    'arrow',
    'arrowTip',
    'anchor',
    'trigger',
    'indicator',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  className: 'eb-popover',
  base: {
    content: {
      ...floatingLayer,
      position: 'relative',
      inlineSize: 'popover',
      maxInlineSize: 'calc(100vw - 32px)',
      maxBlockSize: 'calc(100dvh - 96px)',
      overflowY: 'auto',
      zIndex: 'popover',
      _open: { animation: 'eb-fade 120ms ease-out' },
    },
    header: { padding: '4', paddingBlockEnd: '0', paddingInlineEnd: '56px' },
    title: heading,
    body: { padding: '4' },
  },
});

/** The recipes of every Chakra part that this library uses. A part without its recipe would render unstyled, without a warning. */
export const slotRecipes = { dialog, drawer, menu, popover, tabs };
