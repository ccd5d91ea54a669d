// Renders how a charge came to its amount, sentence by sentence, in English and Filipino, from the row of the tariff.

import { type Bilingual, fillMessage, type Locale, type MessageParams } from '@ebpls/contracts';
import { type Fraction, TARIFF_MESSAGES } from '@ebpls/contracts/tariff';

import { formatAmount } from '../../money.ts';
import type { TariffChargeResult } from '../assess-tariff.ts';
import { type ExactSum, roundExactSum } from './exact.ts';
import { formatQuantity } from './quantity-name.ts';
import {
  computeTermSum,
  type TariffFactor,
  type TariffPart,
  type TariffShare,
  type TariffTerm,
} from './tariff-basis.ts';
import type { TariffMessageKey, TariffParams, TariffRefused } from '../tariff-refused.ts';

/** A share as a sentence shows it: `25%`, and `1/3` of the whole where the decimals do not end. */
export function formatFraction({ numerator, denominator }: Fraction): string {
  for (let digits = 0, scale = 100; digits <= 6; digits += 1, scale *= 10) {
    if ((numerator * scale) % denominator !== 0) continue;
    const text = String((numerator * scale) / denominator).padStart(digits + 1, '0');
    return `${digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`}%`;
  }
  return `${numerator}/${denominator}`;
}

function formatSum(sum: ExactSum): string {
  return formatAmount(roundExactSum(sum, undefined));
}

function say(key: TariffMessageKey, params: MessageParams, locale: Locale): string {
  return fillMessage(TARIFF_MESSAGES[key], params, locale);
}

const joinNames = (names: readonly Bilingual[], locale: Locale): string =>
  names.map((name) => name[locale]).join(' + ');

function explainTerm(term: TariffTerm, locale: Locale): string {
  const names = joinNames(term.of ?? [], locale);
  const params = {
    of: names,
    where: (term.of ?? []).map((name) => name[locale]).join(', '),
    amount: formatAmount(term.amount),
    times: formatQuantity(term.times),
    rate: formatFraction(term.rate),
    quantity: term.quantity === undefined ? '' : formatQuantity(term.quantity),
    step: term.step === undefined ? '' : formatQuantity(term.step),
    result: formatSum(computeTermSum(term)),
  };
  return say(`explain.${term.say}`, params, locale);
}

function explainFactor({ name, times }: TariffFactor, locale: Locale): string {
  return say('explain.times', { of: name[locale], quantity: formatQuantity(times) }, locale);
}

function explainPart({ name, terms, share, beside, factors = [] }: TariffPart, locale: Locale): string[] {
  const sentences = [
    ...terms.map((term) => explainTerm(term, locale)),
    ...(share === undefined || terms.length === 0 ? [] : [explainShare(share, locale)]),
    ...(terms.length === 0 ? [] : factors.map((factor) => explainFactor(factor, locale))),
    ...(beside === undefined || terms.length === 0 ? [] : [explainShare(beside, locale)]),
  ];
  if (name === undefined) return sentences;
  return sentences.map((sentence) => say('explain.line', { line: name[locale], sentence }, locale));
}

function explainShare({ say: key, share, relief }: TariffShare, locale: Locale): string {
  return say(`explain.${key}`, { share: formatFraction(share), relief: relief?.[locale] ?? '' }, locale);
}

/** The sentences that lead from the row of the tariff to the amount; the last names what is to be paid. */
export function explainCharge({ basis, amount }: TariffChargeResult, locale: Locale): string[] {
  if (basis.nothing !== undefined) return [say('explain.nothing', { reason: basis.nothing[locale] }, locale)];
  const { at_most, at_least, rounding } = basis;
  return [
    ...basis.parts.flatMap((part) => explainPart(part, locale)),
    ...(at_most === undefined ? [] : [say('explain.at_most', { amount: formatAmount(at_most) }, locale)]),
    ...basis.shares.map((share) => explainShare(share, locale)),
    ...(rounding === undefined ? [] : [say('explain.rounded', { amount: formatAmount(rounding.to) }, locale)]),
    ...(at_least === undefined ? [] : [say('explain.at_least', { amount: formatAmount(at_least) }, locale)]),
    say('explain.sum', { amount: formatAmount(amount) }, locale),
  ];
}

function toLocaleParams(params: TariffParams, locale: Locale): MessageParams {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? value : value[locale]]),
  );
}

/** The message of a refusal in a language. */
export function formatTariffRefusal({ key, params }: Pick<TariffRefused, 'key' | 'params'>, locale: Locale): string {
  return say(key, toLocaleParams(params, locale), locale);
}
