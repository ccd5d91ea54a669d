// Explains what lateness added by one policy, in sentences.

import type { Centavos, Locale } from '@ebpls/contracts';
import {
  countFreeMonths,
  findSurchargeGrowth,
  getLateFine,
  hasFullMonthsOnly,
  isFromNextMonth,
  isInterestOnAmount,
  type LateAmounts,
  type LateRule,
  type OwedPart,
} from '@ebpls/rules';
import { formatFraction } from '@ebpls/rules/tariff';

import { formatPeso } from '../../../platform/format.ts';
import { getMessageText } from '../../../platform/messages/catalogue.ts';

type LateParts = readonly Pick<OwedPart, 'surcharge'>[];

/** The fixed fines in a surcharge: one for each late item of the policy. */
function listFineSentences(lateRule: LateRule, parts: LateParts, locale: Locale): string[] {
  const fine = getLateFine(lateRule) * parts.filter(({ surcharge }) => surcharge > 0).length;
  return fine === 0 ? [] : [getMessageText('due.fine', { fine: formatPeso(fine as Centavos) }, locale)];
}

/** From when the months of interest are counted, where it is not the due day. */
function listMonthSentences(lateRule: LateRule, locale: Locale): string[] {
  const count = countFreeMonths(lateRule);
  return [
    ...(isFromNextMonth(lateRule) ? [getMessageText('due.from_next_month', {}, locale)] : []),
    ...(count === 0 ? [] : [getMessageText('due.free_months', { count }, locale)]),
  ];
}

type SentenceParams = Readonly<Record<string, string | number>>;

/** The rate of a surcharge, which is added once or grows with the delay. */
function formatSurchargeReason(late: LateRule, params: SentenceParams, locale: Locale): string {
  const growth = findSurchargeGrowth(late);
  if (growth === undefined) return getMessageText('due.surcharge_reason', params, locale);
  const rates = { growth: formatFraction(growth.rate), most: formatFraction(growth.at_most) };
  return getMessageText(`due.surcharge_${growth.every}`, { ...params, ...rates }, locale);
}

interface PolicyAddition {
  readonly late: LateRule;
  readonly parts: LateParts;
  readonly pocket: keyof LateAmounts;
}

/** How the surcharge or the interest of some parts came to its amount. */
export function listLateSentences(
  { late, parts, pocket }: PolicyAddition,
  params: SentenceParams,
  locale: Locale,
): string[] {
  if (pocket === 'surcharge')
    return [formatSurchargeReason(late, params, locale), ...listFineSentences(late, parts, locale)];
  const key = hasFullMonthsOnly(late) ? 'due.interest_reason_full' : 'due.interest_reason';
  return [getMessageText(key, params, locale), ...listMonthSentences(late, locale)];
}

/** How surcharge or interest is added by a policy, for an estimate that sums several due dates. `rate` is formatted text. */
export function listEstimateSentences(
  late: LateRule,
  { pocket, rate }: { readonly pocket: keyof LateAmounts; readonly rate: string },
  locale: Locale,
): string[] {
  if (pocket === 'surcharge') return [getMessageText('estimate.surcharge_reason', { rate }, locale)];
  const key = isInterestOnAmount(late) ? 'estimate.interest_reason_amount' : 'estimate.interest_reason';
  const monthKey = hasFullMonthsOnly(late) ? 'due.months_full' : 'due.months_begun';
  return [
    getMessageText(key, { rate }, locale),
    getMessageText(monthKey, {}, locale),
    ...listMonthSentences(late, locale),
  ];
}
