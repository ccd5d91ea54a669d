export { PALETTE, type ThemeName, THEMES } from './theme/tokens.ts';
