// Judges a small tariff with given charges, for the tests of its checks.

import { Tariff, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { formatTariffRefusal } from '../src/tariff/amounts/explain-charge.ts';
import type { TariffFinding } from '../src/tariff/judge/finding.ts';
import { judgeTariff } from '../src/tariff/judge/judge-tariff.ts';
import { createCharge, createTariff } from './tariff-example.ts';

export type JudgedCharge = TariffText['charges'][number];

/** The tax of every line of the example. */
export const GROSS_TAX = createCharge({
  code: 'TAX',
  kind: 'TAX',
  amount: { kind: 'RATE', of: ['gross'], rate: '1 %' },
});
/** Reads the other measures of the example, so that none is unread. */
export const MEASURED_FEE = createCharge({
  code: 'READ',
  amount: { kind: 'PER_UNIT', of: ['rooms', 'area'], amount: '1.00' },
  types: ['NEW'],
});

/** The findings of the example with these parts. */
export function judgeParts(parts: Partial<TariffText>): TariffFinding[] {
  return judgeTariff(v.parse(Tariff, createTariff(parts)));
}

/** Findings as text: the place, the key of the message and the weight. */
function toFindingTexts(findings: readonly TariffFinding[]): string[] {
  return findings.map(({ path, key, weight }) => `${path} ${key} ${weight}`);
}

/** Findings as a person reads them: the place, the section of the ordinance, and the sentence. */
export function formatTariffFindings(findings: readonly TariffFinding[]): string[] {
  return findings.map((finding) => `${finding.path} [${finding.section}] ${formatTariffRefusal(finding, 'en')}`);
}

/** The sentences about charges between the tax and the measured fee. */
export function formatJudged(charges: readonly JudgedCharge[], overrides: Partial<TariffText> = {}): string[] {
  return formatTariffFindings(judgeParts({ charges: [GROSS_TAX, ...charges, MEASURED_FEE], ...overrides }));
}

/** The findings of charges that stand between the tax and the measured fee, as texts. */
export function judgeCharges(charges: readonly JudgedCharge[], overrides: Partial<TariffText> = {}): string[] {
  return toFindingTexts(judgeParts({ charges: [GROSS_TAX, ...charges, MEASURED_FEE], ...overrides }));
}

export const createFixedFee = (overrides: Partial<JudgedCharge>): JudgedCharge =>
  createCharge({ amount: { kind: 'FIXED', amount: '1.00' }, ...overrides });

/** A measure of the business with a value in both languages where it is a choice. */
export function createBusinessMeasure(
  code: string,
  kind: TariffText['measures'][number]['kind'],
  values: readonly string[] = [],
): TariffText['measures'][number] {
  return {
    code,
    name: { en: code, fil: code },
    kind,
    ...(values.length === 0
      ? {}
      : { values: values.map((value) => ({ code: value, name: { en: `The ${value}`, fil: value } })) }),
    of: 'BUSINESS',
    declared_by: 'OWNER',
    when_absent: 'NOTHING',
    only_listed: false,
  };
}

/** A table by the classification of the example. */
export const createKindTable = (cells: { at: string[]; amount: string }[]): JudgedCharge['amount'] => ({
  kind: 'TABLE',
  dimensions: [{ by: 'CLASSIFICATION', classification: 'kind' }],
  cells,
});

type QuantityTest = Extract<JudgedCharge['when'][number], { test: 'QUANTITY' }>;

export const createQuantityTest = (of: string, is: QuantityTest['is'], figure: string): QuantityTest => ({
  test: 'QUANTITY',
  of: [of],
  is,
  figure,
});
