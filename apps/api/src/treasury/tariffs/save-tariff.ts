// Saves parts of the document of a draft.

import type { EndpointInput, ReplyBody, saveTariff as endpoint } from '@ebpls/contracts';
import { isDeepStrictEqual } from 'node:util';

import { insertEvent } from '../../domain/notifications/events/events.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { createFieldRefusal, Refused } from '../../platform/refused.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { ordinanceChanged } from '../notices/ordinance-events.ts';
import { assertEffectiveDay } from '../ordinances/check-draft.ts';
import { isNameTaken, lockVersions, readCalendar, type VersionRow } from '../ordinances/ordinances.queries.ts';
import { getDraft } from '../ordinances/save-draft.ts';
import { readTariff, replaceTariff } from './import-tariff.ts';
import { listTariffFindings } from './tariff-findings.ts';

type SaveInput = EndpointInput<typeof endpoint>['body'];
type TariffDocument = Readonly<Record<string, unknown>>;

/**
 * Replaces parts of the document; the editor counts as one of its editors. Refused: conflict when another person saved
 * meanwhile or the draft has the former shape, invalid at the first place that is no tariff or for a wrong first day.
 */
export async function saveTariff(
  tx: ActorTransaction,
  ordinance_version_id: number,
  { revision, parts, reasons }: SaveInput,
): Promise<ReplyBody<typeof endpoint>> {
  const { trx, actor, rows } = tx;
  await lockVersions(trx);
  const draft = await getDraft(tx, ordinance_version_id);
  if (draft.tariff === null) throw new Refused('conflict', 'ordinance.no_tariff');
  if (draft.revision !== revision) throw new Refused('conflict', 'ordinance.saved_meanwhile');
  const document = withParts(draft.tariff, parts);
  const tariff = readTariff(tx, document);
  if (tariff.version !== draft.version || tariff.effective_on !== draft.effective_on)
    await assertHeading(tx, draft, tariff);
  const tariff_reasons = { ...keepReasons(draft, document), ...reasons };
  const saved = await replaceTariff(tx, { tariff, input: { tariff: document, reasons: tariff_reasons }, draft });
  await recordAudit(trx, actor, {
    act: 'ordinance.save',
    object_kind: 'ordinance',
    object_id: ordinance_version_id,
    detail: { parts: Object.keys(parts), revision: saved.revision },
  });
  await insertEvent(tx, ordinanceChanged, { ordinance_version_id });
  const stored = { effective_on: tariff.effective_on, tariff: document, tariff_reasons };
  return { ...saved, state: 'DRAFT', findings: listTariffFindings(stored, { rows, locale: actor.locale }) };
}

function withParts(document: TariffDocument, parts: TariffDocument): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...document, ...parts }).filter(([, part]) => part !== null));
}

async function assertHeading(
  { trx }: ActorTransaction,
  { ordinance_version_id }: VersionRow,
  { version, effective_on }: ReturnType<typeof readTariff>,
): Promise<void> {
  if (await isNameTaken(trx, { version, ordinance_version_id }))
    throw createFieldRefusal('tariff.version', 'ordinance.version_in_use');
  assertEffectiveDay(effective_on, await readCalendar(trx), 'tariff.effective_on');
}

/**
 * The path of a reason in the new document; undefined where the row that it explains was changed or removed: a figure
 * that was not read must not carry a reason that was given for another one.
 */
function moveReason(path: string, before: TariffDocument, after: TariffDocument): string | undefined {
  const [part = '', index = '', ...rest] = path.split('.');
  const [rowsBefore, rowsAfter] = [before[part], after[part]];
  if (!Array.isArray(rowsBefore) || !Array.isArray(rowsAfter))
    return isDeepStrictEqual(rowsBefore, rowsAfter) ? path : undefined;
  const row: unknown = rowsBefore[Number(index)];
  const place = rowsAfter.findIndex((each) => isDeepStrictEqual(row, each));
  return place === -1 ? undefined : [part, place, ...rest].join('.');
}

function keepReasons({ tariff, tariff_reasons }: VersionRow, document: TariffDocument): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tariff_reasons).flatMap(([path, reason]) => {
      const moved = moveReason(path, tariff ?? {}, document);
      return moved === undefined ? [] : [[moved, reason]];
    }),
  );
}
