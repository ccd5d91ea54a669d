import type { Centavos } from '@ebpls/contracts';
import { toWords } from 'to-words/en-PH';

/**
 * An amount in words as on a Philippine receipt: `SIXTEEN THOUSAND FIVE HUNDRED PESOS AND 50/100 ONLY`, whole pesos
 * without the fraction. English only, as Accountable Form 51 is; the library's Filipino joins numbers without their
 * ligatures.
 */
export function formatAmountInWords(amount: Centavos): string {
  const pesos = Math.trunc(amount / 100);
  const centavos = amount % 100;
  const fraction = centavos === 0 ? '' : ` AND ${String(centavos).padStart(2, '0')}/100`;
  return `${toWords(pesos).toUpperCase()} ${pesos === 1 ? 'PESO' : 'PESOS'}${fraction} ONLY`;
}
