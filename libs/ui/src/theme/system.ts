import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';

import { slotRecipes } from '../overlays/recipes.ts';
import type { Looks } from '../looks/look.ts';
import { sheet } from '../looks/sheet.ts';
import { breakpoints, semanticTokens, tokens } from './tokens.ts';

const keyframes = {
  'eb-fade': { from: { opacity: '0' } },
  'eb-rise': { from: { opacity: '0', transform: 'translateY(8px)' } },
  'eb-turn': { to: { transform: 'rotate(1turn)' } },
  'eb-breathe': { '50%': { opacity: '.5' } },
  'eb-from-start': { from: { transform: 'translateX(calc(-100% * var(--eb-way, 1)))' } },
};

/**
 * The reduced Chakra system: base utilities, our tokens and the recipes of the parts we use, nothing else. The looks of
 * our own parts are one sheet written at start, because a styled factory computes its styles on every render and tables
 * have many cells.
 */
export const system = systemOf(sheet);

/** The same system with these looks as its sheet: a page that is drawn at build time carries only those it wears. */
export function systemOf(looks: Looks) {
  return createSystem(defaultBaseConfig, {
    cssVarsPrefix: 'eb',
    cssVarsRoot: ':where(html)',
    preflight: false,
    conditions: { LIGHT: '[data-theme=LIGHT]', ONE_DARK: '[data-theme=ONE_DARK]', UNICORN: '[data-theme=UNICORN]' },
    globalCss: looks,
    theme: { tokens, semanticTokens, breakpoints, slotRecipes, keyframes },
  });
}
