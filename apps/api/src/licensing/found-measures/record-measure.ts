// An office records what it found of a measure of the revenue code.

import {
  type EndpointInput,
  type FormMeasure,
  formatMeasuredValue,
  type recordMeasure as endpoint,
  type ReplyBody,
} from '@ebpls/contracts';
import { checkMeasuredValue } from '@ebpls/rules';

import { lockApplication } from '../../domain/applications/find-application.ts';
import { listClearingOffices, listFoundMeasures } from '../../domain/applications/measures/office-findings.ts';
import { canRecordMeasure } from '../../domain/applications/measures/measure-reply.ts';
import { listMeasuresToFind } from '../../platform/reference/office-measures.ts';
import { getFindingOffice } from '@ebpls/rules/tariff';
import { recordAct } from '../../domain/applications/record-act.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { Refused } from '../../platform/refused.ts';

type MeasureInput = EndpointInput<typeof endpoint>['body'];

/**
 * Records the finding of the person's own office; the newest one is billed, and the same one again changes nothing.
 * Refused: missing (an application of other offices), forbidden (one's own business), invalid (no measure of this
 * office, or no value of it), conflict (not claimed yet, or the bill is approved).
 */
export async function recordMeasure(
  tx: ActorTransaction,
  assessment_code: string,
  { code, line, value: enteredText }: MeasureInput,
): Promise<ReplyBody<typeof endpoint>> {
  const { trx, actor, now, rows } = tx;
  const application = await lockApplication(trx, assessment_code, actor);
  const { assessment_id } = application;
  const clearingOffices = await listClearingOffices(trx, assessment_id);
  const office = actor.office;
  const entry = listMeasuresToFind(rows, application).find((one) => one.measure.code === code && one.line === line);
  if (office === undefined || entry === undefined || getFindingOffice(entry, clearingOffices.keys()) !== office)
    throw new Refused('invalid', 'found_measure.unknown', { fields: { code: 'found_measure.unknown' } });
  if (!canRecordMeasure(application, office, clearingOffices)) throw new Refused('conflict', 'found_measure.closed');
  const value = toValue(entry.measure, enteredText);
  const before = (await listFoundMeasures(trx, assessment_id)).find((row) => row.code === code && row.line === line);
  if (before?.value === value) return { code };
  const finding = { value: JSON.stringify(value), office, found_by: actor.account_id, found_at: now };
  await trx
    .insertInto('found_measure')
    .values({ assessment_id, line, code, ...finding })
    .onConflict((conflict) => conflict.columns(['assessment_id', 'line', 'code']).doUpdateSet(finding))
    .execute();
  await recordAct(tx, application, {
    history: { act: 'measure.record', office, params: toFigureTexts(entry.measure, value) },
    audit: {
      act: 'measure.record',
      object_kind: 'application',
      object_id: assessment_code,
      detail: { office, code, line, value, before: before?.value ?? null },
    },
    offices: [office],
  });
  return { code };
}

/** The entered text as a value of the measure. Refused: invalid at the field. */
function toValue(measure: FormMeasure, enteredText: string): string | boolean {
  const answers: Readonly<Record<string, boolean>> = { yes: true, no: false };
  const value = measure.kind === 'YES_NO' ? (answers[enteredText] ?? enteredText) : enteredText;
  const problem = checkMeasuredValue(measure, value);
  if (problem !== undefined) throw new Refused('invalid', 'request.invalid', { fields: { value: problem } });
  return value;
}

/** Name and value for the history, which the owner reads too; an amount is left out. */
function toFigureTexts(measure: FormMeasure, value: string | boolean): { figure_en: string; figure_fil: string } {
  const { name, kind } = measure;
  const format = (locale: 'en' | 'fil', [yes, no]: readonly [string, string]): string =>
    kind === 'MONEY' ? name[locale] : `${name[locale]}: ${formatMeasuredValue(measure, value, { locale, yes, no })}`;
  return { figure_en: format('en', ['yes', 'no']), figure_fil: format('fil', ['oo', 'hindi']) };
}
