// Starts, saves and discards the draft of a business registration.

import type { ReplyBody, FormSection, saveCompanyDraft as endpoint } from '@ebpls/contracts';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { grantCounterAuthority } from '../../domain/access/delegations/counter-authority.ts';
import { lockAuthority } from '../../domain/access/delegations/authority.ts';
import { assertMayBegin } from '../../platform/quotas/unfinished-registrations.ts';
import { getOwnerId } from '../../platform/identity/actor.ts';
import { createCompanyCode } from '../../domain/applications/case-numbers.ts';
import { type ActorTransaction, refuseStaleDraft } from '../../platform/transactions/transaction.ts';
import { insertCompany, updateCompanyDraft, lockCompany } from './company-drafts.queries.ts';

/**
 * Starts a registration. Its number is assigned now and never again. Refused: conflict with too many unfinished ones.
 */
export async function createCompany(tx: ActorTransaction): Promise<{ company_code: string }> {
  const owner_id = getOwnerId(tx.actor);
  await assertMayBegin(tx.trx, { owner_id, now: tx.now });
  const company_code = await createCompanyCode(tx);
  const business_id = await insertCompany(tx.trx, company_code, { owner_id, now: tx.now });
  if (tx.actor.walk_in) await grantCounterAuthority(tx, tx.actor.walk_in.walk_in_id, business_id);
  await lockAuthority(tx.trx, tx.actor, { business_id, owner_id });
  await recordAudit(tx.trx, tx.actor, {
    act: 'company.create',
    object_kind: 'business',
    object_id: business_id,
    detail: { company_code },
  });
  return { company_code };
}

/**
 * Saves one step as typed, valid or not, so that nothing is lost. Refused: conflict while an application is with the
 * offices, or when another device saved since, with the present draft.
 */
export async function saveCompanyDraft(
  { trx, actor, now }: ActorTransaction,
  company_code: string,
  sectionInput: { section: FormSection; values: Record<string, unknown>; draft_revision: number },
): Promise<ReplyBody<typeof endpoint>> {
  const company = await lockCompany(trx, company_code, actor);
  if (!company) throw new Refused('missing', 'resource.missing');
  if (company.is_locked) throw new Refused('conflict', 'company.locked');
  refuseStaleDraft(company, sectionInput.draft_revision);
  await updateCompanyDraft(trx, company.business_id, { ...sectionInput, now });
  return { saved_at: now.toISOString(), draft_revision: company.draft_revision + 1 };
}

/** Discards a registration that was never completed. Refused: conflict once it is registered or applied for. */
export async function discardCompany({ trx, actor, now }: ActorTransaction, company_code: string): Promise<void> {
  const company = await lockCompany(trx, company_code, actor);
  if (!company) throw new Refused('missing', 'resource.missing');
  if (company.registered_at !== null || company.applications > 0)
    throw new Refused('conflict', 'company.registered_already');
  await trx
    .updateTable('business')
    .set({ discarded_at: now, updated_at: now })
    .where('business_id', '=', company.business_id)
    .execute();
  await recordAudit(trx, actor, {
    act: 'company.discard',
    object_kind: 'business',
    object_id: company.business_id,
    detail: { company_code },
  });
}
