import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Rules of a sheet: selectors, and declarations whose values may be tokens. */
export type Looks = Record<string, SystemStyleObject>;

export const PHONE = '@media (max-width: 639px)';
export const BELOW_DESK = '@media (max-width: 1023px)';
export const BELOW_WIDE = '@media (max-width: 1439px)';
/** The page's matter is narrow: on a phone, or beside something else. */
export const NARROW = '@container (max-width: 639px)';
export const PRINT = '@media print';
export const HAIRLINE = '1px solid {colors.border}';
export const OUTLINE = '1px solid {colors.control}';
/** The tone that a part wears as a class, as `--tone` for its mark. */
export const TONES: Looks = Object.fromEntries(
  ['success', 'warning', 'danger', 'info'].map((tone) => [`&.t-${tone}`, { '--tone': `{colors.${tone}}` }]),
);
