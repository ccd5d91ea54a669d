import type { Centavos, Rate } from '@ebpls/contracts';

import { formatAmount, formatPercent } from '../../money.ts';

/** An amount of the former shape as a tariff prints it. */
export function toAmountText(amount: Centavos): string {
  return formatAmount(amount);
}

/** A rate of the former shape, in millionths, as a tariff prints it. */
export function toRateText(rate: Rate): string {
  return `${formatPercent(rate)} %`;
}
