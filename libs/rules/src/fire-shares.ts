import { type Centavos, subtractCentavos, NOTHING, type Rate, computeShare } from './money.ts';

/** The municipality keeps a fifth of what the fire code collects in its territory (RA 9514; domain reference 5.7). */
const MUNICIPAL_SHARE = 200_000 as Rate;

/**
 * Fire code fees, in centavos, parted between the municipality and the national government, which takes what rounding
 * leaves. Below zero when more was taken back than collected.
 */
export function splitFireFees(collectedFees: Centavos): { readonly municipal: Centavos; readonly national: Centavos } {
  const size = Math.abs(collectedFees) as Centavos;
  const municipal_size = computeShare(size, MUNICIPAL_SHARE);
  const municipal = collectedFees < 0 ? subtractCentavos(NOTHING, municipal_size) : municipal_size;
  return { municipal, national: subtractCentavos(collectedFees, municipal) };
}
