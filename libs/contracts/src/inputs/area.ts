const UNIT = /\s*(?:sq\.?\s?(?:m|meters?|metres?)\.?|sqm\.?|m2|m²|square\s(?:meters?|metres?)|metro\skuwadrado)$/i;
const AREA_PATTERN = /^(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{0,6}))?$/;

/**
 * A floor area as people write it (`24 sqm`, `24.5 sq. m.`, `1,200 m²`) as plain digits of square meters, or undefined
 * (decision E48).
 */
export function normaliseArea(text: string): string | undefined {
  const bareText = text.replaceAll(/\s+/g, ' ').trim().replace(UNIT, '');
  const [, whole = '', fraction = ''] = AREA_PATTERN.exec(bareText) ?? [];
  if (whole === '') return undefined;
  const decimals = fraction.replace(/0+$/, '');
  const metres = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  return decimals === '' ? metres : `${metres}.${decimals}`;
}
