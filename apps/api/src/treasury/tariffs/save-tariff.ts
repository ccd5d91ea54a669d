// Saves parts of the document of a draft.

import type { EndpointInput, ReplyBody, saveTariff as endpoint } from '@ebpls/contracts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { createFieldRefusal, Refused } from '../../platform/refused.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { ordinanceChanged } from '../notices/ordinance-events.ts';
import { assertEffectiveDay } from '../ordinances/check-draft.ts';
import { isNameTaken, lockVersions, readCalendar, type VersionRow } from '../ordinances/ordinances.queries.ts';
import { getDraft } from '../ordinances/save-draft.ts';
import { readTariff, replaceTariff } from './import-tariff.ts';
import type { TariffDocument } from './unchanged-reasons.ts';
import { listDraftFindings } from './tariff-findings.ts';

type SaveInput = EndpointInput<typeof endpoint>['body'];

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
  const savedTariff = await replaceTariff(tx, { tariff, input: { tariff: document, reasons }, draft });
  await recordAudit(trx, actor, {
    act: 'ordinance.save',
    object_kind: 'ordinance',
    object_id: ordinance_version_id,
    detail: { parts: Object.keys(parts), revision: savedTariff.revision },
  });
  await insertEvent(tx, ordinanceChanged, { ordinance_version_id });
  const { tariff_reasons, ...reply } = savedTariff;
  const storedTariff = { effective_on: tariff.effective_on, tariff: document, tariff_reasons };
  const findings = await listDraftFindings(trx, storedTariff, { rows, locale: actor.locale });
  return { ...reply, state: 'DRAFT', findings };
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
