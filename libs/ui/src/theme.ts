/** The colours themselves, for who explains them. */
export { PALETTE } from './theme/tokens.ts';
