import {
  formatPersonName,
  toGovernmentText,
  type ReplyBody,
  type ApplicationType,
  type signPermit as signPermitEndpoint,
} from '@ebpls/contracts';
import { businessMachine, getNextState, permitMachine } from '@ebpls/rules';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import type { MailTemplate } from '../../platform/mail/mail.ts';
import {
  type ApplicationRow,
  getApplication,
  getFilingTime,
  lockApplicationById,
} from '../../domain/applications/find-application.ts';
import { moveApplication } from '../../domain/applications/move-application.ts';
import type { ActorTransaction, Transaction } from '../../platform/transactions/transaction.ts';
import { refuseDependent, toPermitSigningDecision } from '../../domain/access/separation/second-person.ts';
import type { Signatory } from '../../tables/money.ts';
import { certifyClosure } from '../changes/certify-closure.ts';
import { markContentEnded } from './permit-content.ts';
import { refuseEventWithoutPermit } from '../events/check-event.ts';
import { grantAmendment } from '../changes/grant-amendment.ts';
import type { PermitRow } from '../permit-pdf/permit-row.ts';
import {
  findBusiness,
  findNewestPaper,
  findPaidBill,
  findPermit,
  findSignatureInUse,
  isPermitUnpaid,
  listReceiptsInForce,
  lockPermit,
} from './permits.queries.ts';
import { moveBusiness, replaceProvisionalPermit } from '../../domain/applications/move-dependents.ts';

type SignedPermit = ReplyBody<typeof signPermitEndpoint>;

const PERMIT_MAILS: Partial<Record<ApplicationType, MailTemplate>> = {
  AMENDMENT: 'permit_amended',
  RETIREMENT: 'business_retired',
  SPECIAL: 'temporary_permit_issued',
};
const TITLE = 'By authority of the Municipal Mayor';

/**
 * Row A14: the permit is active, the business too, the application issued. A permit whose last day has passed is
 * certified for the record: expired, and its business as it was (domain reference 3.10b). Refused: forbidden to the
 * person who released it, conflict when it is signed already, or its payment was undone after the release (3.10c).
 */
export async function signPermit(tx: ActorTransaction, permit_no: string): Promise<SignedPermit> {
  const permitRow = await findPermit(tx.trx, permit_no);
  if (!permitRow) throw new Refused('missing', 'resource.missing');
  // Application before permit, as everywhere, so that no two acts wait for each other.
  const application = await lockApplicationById(tx, permitRow.assessment_id);
  const permit = await lockPermit(tx.trx, permit_no);
  if (!permit || 'refused' in getNextState(permitMachine, permit.state, { act: 'sign', actor: 'signatory' }))
    throw new Refused('conflict', 'permit.signed_already');
  if (await isPermitUnpaid(tx.trx, application.assessment_id)) throw new Refused('conflict', 'permit.payment_undone');
  const { generated_by } = permit;
  await refuseDependent(tx, toPermitSigningDecision({ generated_by, filed_at: getFilingTime(application) }));

  await takeEffect(tx, application, permit);
  const permit_state = await recordSignature(tx, permit);
  const isOver = permit_state === 'EXPIRED';
  const movedApplication = await moveApplication(tx, application, {
    act: 'sign',
    as: 'signatory',
    ...(isOver && { history_act: 'certify' }),
    params: { permit_no },
    mail: isOver
      ? { template: 'permit_certified', params: { permit_no, year: application.tax_year } }
      : { template: PERMIT_MAILS[application.application_type] ?? 'permit_issued', params: { permit_no } },
  });
  return { permit_no, permit_state, state: movedApplication.state };
}

/** Rows M1 and M2, or M13 after the permit's last day; the printed content states which. */
async function recordSignature(tx: ActorTransaction, permit: PermitRow): Promise<'ACTIVE' | 'EXPIRED'> {
  const { trx, actor, now, today } = tx;
  const isOver = permit.expires_on < today;
  const state = isOver ? 'EXPIRED' : 'ACTIVE';
  await trx
    .updateTable('permit')
    .set({
      state,
      content: JSON.stringify(await loadSignedContent(tx, permit)),
      signed_by: actor.account_id,
      signed_at: now,
      signatory: JSON.stringify(await loadSignatory(tx)),
    })
    .where('permit_id', '=', permit.permit_id)
    .execute();
  await recordAudit(trx, actor, {
    act: 'permit.sign',
    object_kind: 'permit',
    object_id: permit.permit_no,
    detail: { from: permit.state, to: state },
  });
  return state;
}

/** The printed content: a receipt that was undone after the release is replaced by those of the later payment. */
async function loadSignedContent(
  { trx, today }: ActorTransaction,
  { assessment_id, content }: PermitRow,
): Promise<PermitRow['content']> {
  const receiptsInForce = await listReceiptsInForce(trx, content.receipt_nos);
  const bill = receiptsInForce.length < content.receipt_nos.length ? await findPaidBill(trx, assessment_id) : undefined;
  const receipts = bill && {
    receipt_nos: [...new Set([...receiptsInForce, ...bill.receipt_nos])],
    paid_on: bill.paid_on,
  };
  return markContentEnded({ ...content, ...receipts }, today);
}

/**
 * Signs the newest paper of an application, for lists that know applications and not yet their papers. Refused: missing
 * without such an application, conflict before it is released, and as the signature itself.
 */
export async function signApplication(tx: ActorTransaction, assessment_code: string): Promise<void> {
  const { assessment_id } = await getApplication(tx.trx, assessment_code, tx.actor);
  const permit_no = await findNewestPaper(tx.trx, assessment_id);
  if (permit_no === undefined) throw new Refused('conflict', 'permit.not_released');
  await signPermit(tx, permit_no);
}

/**
 * Effect of the signature on the business: open with a permit, changed, or retired; a temporary permit changes nothing.
 */
async function takeEffect(
  tx: ActorTransaction,
  application: ApplicationRow,
  { permit_no, kind, expires_on }: PermitRow,
): Promise<void> {
  if (kind === 'RETIREMENT') {
    await certifyClosure(tx, application, permit_no);
    return;
  }
  if (kind === 'TEMPORARY') {
    await refuseEventWithoutPermit(tx, application);
    return;
  }
  await activateBusiness(tx, application, expires_on < tx.today ? 'certify' : 'activate');
  await replaceProvisionalPermit(tx, application, permit_no);
  if (application.application_type === 'AMENDMENT') await grantAmendment(tx, application, permit_no);
}

async function loadSignatory({ trx, actor, rows }: ActorTransaction): Promise<Signatory> {
  const account = await trx
    .selectFrom('account')
    .select(['firstname', 'lastname'])
    .where('id', '=', actor.account_id)
    .executeTakeFirstOrThrow();
  const signature = await findSignatureInUse(trx, actor.account_id);
  return {
    name: formatPersonName(account),
    title: toGovernmentText(TITLE, rows.municipality.government),
    ...(signature !== undefined && { signature }),
  };
}

/**
 * A signature does not reopen a business that was suspended, closed or retired meanwhile; an amended one is unchanged,
 * and a permit whose year is over makes none active.
 */
async function activateBusiness(
  tx: Transaction,
  { business_id, application_type }: ApplicationRow,
  act: 'activate' | 'certify',
): Promise<void> {
  const { state } = await findBusiness(tx.trx, business_id);
  if ('refused' in getNextState(businessMachine, state, { act: 'activate', actor: 'system' }))
    throw new Refused('conflict', 'permit.business_stopped');
  if (application_type !== 'AMENDMENT') await moveBusiness(tx, business_id, { act, as: 'system' });
}
