import { isPrinted, isSignPrinted } from '@ebpls/contracts';

import { boldFont, regularFont } from './fonts.ts';
import { toPrintableText } from './printable-text.ts';

test('every character that a field accepts is in both fonts of the papers', () => {
  const fonts = [regularFont(), boldFont()] as unknown as { hasGlyphForCodePoint: (code: number) => boolean }[];
  const missing: string[] = [];
  const refusedCodes: string[] = [];
  for (let code = 0x20; code < 0xf000; code += 1) {
    const isThere = fonts.every((font) => font.hasGlyphForCodePoint(code));
    if (isSignPrinted(code) && !isThere) missing.push(code.toString(16));
    if (/^[\p{L}\p{N}]$/u.test(String.fromCodePoint(code)) && isThere && !isSignPrinted(code))
      refusedCodes.push(code.toString(16));
  }
  expect([missing, refusedCodes]).toEqual([[], []]);
});

test.each([
  ['Peña & Sons ₱', 'Peña & Sons ₱'],
  ['👩🏽‍🌾 Sari-sari ❤️ Store', '? Sari-sari ? Store'],
  ['Aling 漢 Nena\nPurok 3', 'Aling ? Nena\nPurok 3'],
  ['nin\u0303o', 'nin\u0303o'],
])('“%s” is printed as “%s”', (text, expectedText) => {
  expect(toPrintableText(text)).toBe(expectedText);
});

test.each(['🍜', '漢', 'أ', '\ue000'])('“%s” is refused where a paper prints it', (sign) => {
  expect(isPrinted(`Aling Nena ${sign}`)).toBe(false);
});
