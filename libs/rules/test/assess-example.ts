// Computes charges of the tariff of the tests for a renewal of its inn.

import { Tariff, TariffCase, type TariffCaseText, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { assessTariff, type TariffChargeResult } from '../src/tariff/assess-tariff.ts';
import { openTariff } from '../src/tariff/open-tariff.ts';
import { TariffRefused } from '../src/tariff/tariff-refused.ts';
import { createTariff } from './tariff-example.ts';

export type ChargeAmountText = TariffText['charges'][number]['amount'];

export const openExample = (charges: TariffText['charges'], overrides: Partial<TariffText> = {}) =>
  openTariff(v.parse(Tariff, createTariff({ charges, ...overrides })));

export const createCase = (overrides: Partial<TariffCaseText> = {}) =>
  v.parse(TariffCase, {
    tax_year: 2026,
    type: 'RENEWAL',
    payment_mode: 'ANNUAL',
    as_of: '2026-01-12',
    measures: { rooms: '12', area: '130.50' },
    lines: [{ line: 'Inn', measures: { gross: '1,000,000.00' } }],
    ...overrides,
  });

export const assessExample = (
  charges: TariffText['charges'],
  overrides: Partial<TariffCaseText> = {},
): TariffChargeResult[] => assessTariff(openExample(charges), createCase(overrides));

/** Place and message of a refusal; undefined when nothing is refused. */
export function findRefusal(act: () => unknown): string | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof TariffRefused) return `${error.place}: ${error.key}`;
    throw error;
  }
}
