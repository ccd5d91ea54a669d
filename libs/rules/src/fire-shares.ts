import { type Centavos, subtractCentavos, NOTHING, type Rate, computeShare } from './money.ts';

const MUNICIPAL_SHARE = 200_000 as Rate; // RA 9514; domain reference 5.7

/**
 * Splits collected fire code fees: a fifth is the municipality's, the rest the national fire bureau's (RA 9514; domain
 * reference 5.7).
 */
export function splitFireFees(collectedFees: Centavos): { readonly municipal: Centavos; readonly national: Centavos } {
  const size = Math.abs(collectedFees) as Centavos;
  const municipal_size = computeShare(size, MUNICIPAL_SHARE);
  const municipal = collectedFees < 0 ? subtractCentavos(NOTHING, municipal_size) : municipal_size;
  return { municipal, national: subtractCentavos(collectedFees, municipal) };
}
