// Saves a section of a draft of the revenue code.

import {
  type ReplyBody,
  Ordinance,
  OrdinanceText,
  type saveDraft as endpoint,
  type OrdinanceSectionInput,
  type SectionName,
} from '@ebpls/contracts';
import * as v from 'valibot';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import { addEditor } from '../../domain/access/separation/second-person.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { assertEffectiveDay, checkSection } from './check-draft.ts';
import { ordinanceChanged } from '../notices/ordinance-events.ts';
import { isNameTaken, lockVersion, readCalendar, type VersionRow } from './ordinances.queries.ts';

/** Sections that a tariff replaces; the others stay the municipality's own beside it. */
export const FROM_DOCUMENT: ReadonlySet<SectionName> = new Set([
  'heading',
  'business_tax',
  'fees',
  'exemptions',
  'presumptive',
  'due',
]);

/**
 * Replaces one section. Refused: conflict when another person saved meanwhile, it is no draft, or the section comes from its
 * imported document, invalid with every
 * wrong field.
 */
export async function saveDraft(
  tx: ActorTransaction,
  ordinance_version_id: number,
  section: OrdinanceSectionInput,
): Promise<ReplyBody<typeof endpoint>> {
  const { trx, actor, now, rows } = tx;
  const draft = await getDraft(tx, ordinance_version_id);
  if (draft.revision !== section.revision) throw new Refused('conflict', 'ordinance.saved_meanwhile');
  if (draft.tariff !== null && FROM_DOCUMENT.has(section.section))
    throw new Refused('conflict', 'ordinance.tariff_section');
  const content = withSection(draft.content, section);
  if (section.section === 'heading') await checkHeading(tx, draft, content);
  else checkSection(v.parse(Ordinance, content), rows, section.section);

  const revision = draft.revision + 1;
  const edited_by = addEditor(draft.edited_by, actor);
  await trx
    .updateTable('ordinance_version')
    .set({
      version: content.version,
      effective_on: content.effective_on,
      title: content.title.en,
      content: JSON.stringify(content),
      revision,
      edited_by,
      saved_by: actor.account_id,
      saved_at: now,
    })
    .where('ordinance_version_id', '=', ordinance_version_id)
    .execute();
  await recordAudit(trx, actor, {
    act: 'ordinance.save',
    object_kind: 'ordinance',
    object_id: ordinance_version_id,
    detail: { section: section.section, revision },
  });
  await insertEvent(tx, ordinanceChanged, { ordinance_version_id });
  return { ordinance_version_id, state: 'DRAFT', revision };
}

/** The draft, locked. Refused: missing, or conflict when it is published or withdrawn. */
export async function getDraft({ trx }: ActorTransaction, ordinance_version_id: number): Promise<VersionRow> {
  const version = await lockVersion(trx, ordinance_version_id);
  if (!version) throw new Refused('missing', 'resource.missing');
  if (version.state !== 'DRAFT') throw new Refused('conflict', `ordinance.is.${version.state}`);
  return version;
}

function withSection(content: OrdinanceText, { section, values }: OrdinanceSectionInput): OrdinanceText {
  return v.parse(OrdinanceText, section === 'heading' ? { ...content, ...values } : { ...content, [section]: values });
}

async function checkHeading(
  { trx }: ActorTransaction,
  { ordinance_version_id }: VersionRow,
  { version, effective_on }: OrdinanceText,
): Promise<void> {
  if (await isNameTaken(trx, { version, ordinance_version_id }))
    throw createFieldRefusal('values.version', 'ordinance.version_in_use');
  assertEffectiveDay(effective_on, await readCalendar(trx), 'values.effective_on');
}
