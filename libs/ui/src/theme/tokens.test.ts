import type { ColorName } from './tokens.ts';
import { PALETTE, THEMES } from './tokens.ts';

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const grounds: ColorName[] = ['canvas', 'surface', 'subtle'];
const textColours: ColorName[] = ['text', 'muted', 'primary', 'accent', 'success', 'warning', 'danger', 'info'];

const onGrounds = (names: ColorName[]) =>
  THEMES.flatMap((theme) =>
    grounds.flatMap((background) => names.map((name) => ({ theme, ground: background, name }))),
  );

test.each(onGrounds(textColours))('$name is readable on $ground in $theme', ({ theme, ground, name }) => {
  expect(contrast(PALETTE[theme][name], PALETTE[theme][ground])).toBeGreaterThanOrEqual(4.5);
});

test.each(onGrounds(['control']))('the outline of a control is seen on $ground in $theme', ({ theme, ground }) => {
  expect(contrast(PALETTE[theme].control, PALETTE[theme][ground])).toBeGreaterThanOrEqual(3);
});

test.each(THEMES)('a primary button is readable in %s', (theme) => {
  expect(contrast(PALETTE[theme].on_primary, PALETTE[theme].primary)).toBeGreaterThanOrEqual(4.5);
});

test.each(THEMES)('the number on the inquiry button is readable in %s', (theme) => {
  expect(contrast(PALETTE[theme].canvas, PALETTE[theme].danger)).toBeGreaterThanOrEqual(4.5);
});
