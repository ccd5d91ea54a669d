// The new owner accepts the transfer of a business (domain reference 3.6).

import type { BusinessFormInput } from '@ebpls/contracts';
import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { lockApplicationById } from '../../domain/applications/find-application.ts';
import { moveApplication } from '../../domain/applications/move-application.ts';
import { createCompanyCode } from '../../domain/applications/case-numbers.ts';
import { findPermitYear } from '../../domain/applications/cases/allowed-changes.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import {
  insertDraft,
  listFiledApplications,
  type LockedBusiness,
  lockBusiness,
} from '../assessments/assessments.queries.ts';
import { insertCompany } from '../companies/company-drafts.queries.ts';
import { saveTransferAnswer, lockOffer } from './answer-transfer.ts';
import { refuseUnchangeable } from './offer-transfer.ts';
import { insertTransferEvent } from './transfer-events.ts';
import type { TransferRow } from './transfers.queries.ts';

/** The nine digits of the taxpayer; the branch digits after them do not distinguish taxpayers. */
const getTaxpayerDigits = (tin: string): string => tin.replaceAll('-', '').slice(0, 9);

/**
 * The new owner takes over (domain reference 3.6). For another taxpayer two linked applications begin: the closing of
 * the former owner and the new business of this one. For the same taxpayer only the record changes. Refused: missing,
 * conflict when the offer or the business has changed.
 */
export async function acceptTransfer(
  tx: ActorTransaction,
  transfer_id: number,
  { tin }: { readonly tin: string },
): Promise<TransferRow> {
  const { trx, actor, now } = tx;
  const transfer = await lockOffer(tx, transfer_id, 'BUYER');
  const business = await loadHandedOverBusiness(tx, transfer);
  const draftIds =
    getTaxpayerDigits(business.form.identity.tin) === getTaxpayerDigits(tin)
      ? { seller_assessment_id: await startSellerDraft(tx, business, 'AMENDMENT') }
      : {
          seller_assessment_id: await startSellerDraft(tx, business, 'RETIREMENT'),
          ...(await startBuyerDraft(tx, business)),
        };
  await trx
    .updateTable('transfer')
    .set({ state: 'ACCEPTED', buyer_id: actor.account_id, answered_at: now, ...draftIds })
    .where('transfer_id', '=', transfer_id)
    .execute();
  await recordAudit(trx, actor, {
    act: 'transfer.accept',
    object_kind: 'transfer',
    object_id: transfer_id,
    detail: { company_code: transfer.company_code },
  });
  await insertTransferEvent(tx, transfer, { template: 'transfer_accepted' });
  return saveTransferAnswer(tx, transfer);
}

interface TransferredBusiness {
  readonly business: LockedBusiness & { readonly brgycode: string };
  readonly seller_id: number;
  readonly form: BusinessFormInput;
  readonly tax_year: number;
}

async function loadHandedOverBusiness(
  tx: ActorTransaction,
  { company_code, seller_id }: TransferRow,
): Promise<TransferredBusiness> {
  const { trx, today } = tx;
  const business = await lockBusiness(trx, company_code, { whose: sql`b.owner_id = ${seller_id}::bigint`, today });
  const row = await trx
    .selectFrom('business')
    .select('form')
    .where('company_code', '=', company_code)
    .executeTakeFirst();
  if (!business || business.brgycode === null || !row?.form) throw new Refused('missing', 'resource.missing');
  await refuseUnchangeable(tx, business);
  const applications = await listFiledApplications(trx, business.business_id);
  const tax_year = findPermitYear({ applications }, today);
  if (tax_year === undefined) throw new Refused('conflict', 'change.no_permit');
  return { business: { ...business, brgycode: business.brgycode }, seller_id, form: row.form, tax_year };
}

/** A draft that the former owner checks, signs and files; a former draft of the same kind is replaced by it. */
async function startSellerDraft(
  tx: ActorTransaction,
  { business, seller_id, tax_year }: TransferredBusiness,
  application_type: 'AMENDMENT' | 'RETIREMENT',
): Promise<number> {
  const { trx, now, today } = tx;
  const { business_id, brgycode } = business;
  const applications = await listFiledApplications(trx, business_id);
  const draftRow = applications.find((other) => other.state === 'DRAFT' && other.application_type === application_type);
  if (draftRow) {
    const draft = await lockApplicationById({ ...tx, actor: undefined }, draftRow.assessment_id);
    await moveApplication({ ...tx, actor: undefined }, draft, { act: 'withdraw', as: 'owner' });
  }
  const amendment = application_type === 'AMENDMENT' ? 'TRANSFER_OWNERSHIP' : null;
  const draft = application_type === 'AMENDMENT' ? {} : { closure_date: today, reason: 'TRANSFER' };
  const assessmentId = await insertDraft(trx, {
    application_type,
    amendment,
    tax_year,
    business_id,
    brgycode,
    owner_id: seller_id,
    now,
  });
  await trx
    .updateTable('application')
    .set({ draft: JSON.stringify(draft) })
    .where('assessment_id', '=', assessmentId)
    .execute();
  return assessmentId;
}

/** The place and the lines are copied; the new owner registers their own identity. */
async function startBuyerDraft(
  tx: ActorTransaction,
  { business, form }: TransferredBusiness,
): Promise<{ new_business_id: number; new_assessment_id: number }> {
  const { trx, actor, now, today } = tx;
  const tax_year = Number(today.slice(0, 4));
  const owner_id = actor.account_id;
  const new_business_id = await insertCompany(trx, await createCompanyCode(tx), { owner_id, now });
  const { company_name, trade_name } = form.identity;
  const draft = {
    identity: { company_name, trade_name },
    place: form.place,
    people: form.people,
    activity: { ...form.activity, date_started: today },
  };
  await trx
    .updateTable('business')
    .set({ draft: JSON.stringify(draft), taken_over_from: business.business_id })
    .where('business_id', '=', new_business_id)
    .execute();
  const new_assessment_id = await insertDraft(trx, {
    application_type: 'NEW',
    amendment: null,
    tax_year,
    business_id: new_business_id,
    brgycode: business.brgycode,
    owner_id,
    now,
  });
  return { new_business_id, new_assessment_id };
}
