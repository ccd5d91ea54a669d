// Converts a text to the GSM alphabet of text messages.

/** Capacity of one message in the GSM 7-bit alphabet. */
export const MAX_SMS_LENGTH = 160;

/**
 * The characters of the GSM 7-bit alphabet (3GPP TS 23.038) that our texts use; those of its extension take two
 * places.
 */
const PLAIN = /^[A-Za-z0-9 @$\n\r!"#%&'()*+,\-./:;<=>?ÑñÄÖÜäöüàèéìòùÅåÆæßÉ_¡¿£¥§]$/;
const SPELT: Readonly<Record<string, string>> = {
  '₱': 'PHP ',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  ' ': ' ',
};

/**
 * The text in characters that a telephone without Unicode shows and that are billed as one message: `₱5` becomes `PHP
 * 5`.
 */
export function toGsmText(text: string): string {
  return [...text]
    .map((sign) => {
      const spelling = SPELT[sign] ?? sign;
      if ([...spelling].every((one) => PLAIN.test(one))) return spelling;
      const bareSign = sign.normalize('NFD').replaceAll(/\p{M}/gu, '');
      return PLAIN.test(bareSign) ? bareSign : '?';
    })
    .join('');
}
