/** The colours of the themes, for pages that explain them. */
export { PALETTE } from './theme/tokens.ts';
