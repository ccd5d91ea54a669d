// Lists what a tariff asks of every line of business, for the public estimate of a permit.

import type { FormMeasure, getRevenueCode, ReplyBody } from '@ebpls/contracts';
import { listTariffFields, type OpenTariff } from '@ebpls/rules/tariff';

import { listTariffMeasures, mergeFormMeasures } from '../../domain/applications/cases/assess-case.ts';
import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';

type CodeMeasures = NonNullable<ReplyBody<typeof getRevenueCode>['form_measures']>;
type CodeFields = NonNullable<ReplyBody<typeof getRevenueCode>['form_fields']>;

// Built once for each version that was read: a code may have a thousand lines, and everyone may request it.
const measuresByTariff = new WeakMap<OpenTariff, CodeMeasures>();
const fieldsByTariff = new WeakMap<OpenTariff, CodeFields>();

/** What a tariff asks of new businesses and renewals, each measure with the lines for which it is asked. */
export function listCodeMeasures(tariff: OpenTariff, rows: ReferenceRows): CodeMeasures {
  const builtMeasures = measuresByTariff.get(tariff);
  if (builtMeasures !== undefined) return builtMeasures;
  const list = (application_type: 'NEW' | 'RENEWAL'): FormMeasure[] =>
    mergeFormMeasures(
      tariff.tariff.lines.flatMap(({ code }) =>
        // A measure of the whole business has no lines of its own.
        listTariffMeasures(tariff, rows, { application_type, lines: [code] }).map((one) => ({ ...one, lines: [code] })),
      ),
    );
  const measures = { NEW: list('NEW'), RENEWAL: list('RENEWAL') };
  measuresByTariff.set(tariff, measures);
  return measures;
}

/** The fields of the form that a tariff computes with, each with the lines of business whose charges read it. */
export function listCodeFields(tariff: OpenTariff): CodeFields {
  const builtFields = fieldsByTariff.get(tariff);
  if (builtFields !== undefined) return builtFields;
  const fields = { NEW: listTariffFields(tariff, 'NEW'), RENEWAL: listTariffFields(tariff, 'RENEWAL') };
  fieldsByTariff.set(tariff, fields);
  return fields;
}
