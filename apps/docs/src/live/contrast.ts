import type { ThemeName } from '@ebpls/ui';
import { PALETTE } from '@ebpls/ui/theme';

export type ColorName = keyof (typeof PALETTE)['LIGHT'];

const GROUNDS: readonly ColorName[] = ['canvas', 'surface', 'subtle'];
const NOT_WRITTEN: readonly ColorName[] = ['border']; // Colours of lines, which contain no text.

/** The lowest contrast of a colour on its backgrounds, as `6.2 : 1`; a background itself has none. */
export function computeLowestContrast(theme: ThemeName, name: ColorName): string {
  if (GROUNDS.includes(name) || NOT_WRITTEN.includes(name)) return '–';
  const backgrounds: readonly ColorName[] = name === 'on_primary' ? ['primary'] : GROUNDS;
  const lowestContrast = Math.min(
    ...backgrounds.map((background) => contrast(PALETTE[theme][name], PALETTE[theme][background])),
  );
  return `${(Math.floor(lowestContrast * 10) / 10).toString()} : 1`;
}

/** The contrast of two colours by WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
