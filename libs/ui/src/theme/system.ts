import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';

import { slotRecipes } from '../overlays/recipes.ts';
import { breakpoints, semanticTokens, tokens } from './tokens.ts';

/**
 * The reduced Chakra system: base utilities, our tokens and the recipes of the components we use, nothing else. The
 * styles of our own components are plain rules in `sheet.css`, because a styled factory computes its styles on every
 * render and tables have many cells.
 */
export const system = createSystem(defaultBaseConfig, {
  cssVarsPrefix: 'eb',
  cssVarsRoot: ':where(html)',
  preflight: false,
  conditions: { LIGHT: '[data-theme=LIGHT]', ONE_DARK: '[data-theme=ONE_DARK]', UNICORN: '[data-theme=UNICORN]' },
  theme: { tokens, semanticTokens, breakpoints, slotRecipes },
});
