import { isSilenceDue, isWorkingDay } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Api } from '../../platform/http/api.ts';
import { Refused } from '../../platform/refused.ts';
import { caseEscalated } from '../../domain/applications/application-events.ts';
import {
  type ApplicationRow,
  getApplicationCode,
  lockApplicationById,
} from '../../domain/applications/find-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import {
  type LegalCase,
  loadLegalCase,
  hasTimelyObjection,
} from '../../domain/applications/deemed-approval/legal-case.ts';
import { findFormerPermitNo } from '../../domain/applications/deemed-approval/permit-extension.ts';
import { type Transaction, runForEachCase } from '../../platform/transactions/transaction.ts';
import type { PermitKeys } from '../permits/permit-token.ts';
import { findNewestPaper, findPaidBill } from '../permits/permits.queries.ts';
import { generatePermit } from '../permits/release-permit.ts';
import { auditOpenClearances, selectForPostAudit } from './audit-open-clearances.ts';
import { insertSilenceOutcome } from './silence-evidence.ts';
import { moveBusiness } from '../../domain/applications/move-dependents.ts';

const RENEWAL_STATES = ['ACCEPTED', 'IN_CLEARANCE', 'CLEARED', 'ASSESSED', 'FOR_PAYMENT', 'PAID', 'FOR_SIGNATURE'];

/**
 * Rows A21 and A22 (RA 11032 s.10, domain reference 3.10a): on the working day after its legal days a new application
 * that is complete and paid is approved by law, and the former permit of a renewal is extended until it is decided.
 * Once each, on working days.
 */
export async function applySilence(api: Api, keys: PermitKeys): Promise<void> {
  const today = api.clock.today();
  const { holidays } = await loadReferenceRows(api.db);
  if (!isWorkingDay(today, holidays)) return;
  const { rows } = await sql<{ assessment_id: number }>`
    select a.assessment_id
    from application a
    where (
        (a.application_type = 'NEW' and a.state in ('PAID', 'FOR_SIGNATURE'))
        or (a.application_type = 'RENEWAL' and a.state = any(${RENEWAL_STATES}::text[]))
      )
      and a.accepted_at is not null
      and not exists (select from silence_outcome o where o.assessment_id = a.assessment_id)
    order by a.assessment_id`.execute(api.db);
  await runForEachCase(
    api,
    rows.map(({ assessment_id }) => assessment_id),
    (tx, assessment_id) => decideBySilence(tx, keys, assessment_id),
  );
}

/** A case whose legal days are over, without an act in time against it. */
interface SilentCase {
  readonly application: ApplicationRow;
  readonly legalCase: LegalCase;
  readonly last_day: string;
}

/** Decides one application whose legal days are over; any other is unchanged. */
export async function decideBySilence(tx: Transaction, keys: PermitKeys, assessment_id: number): Promise<void> {
  const application = await lockApplicationById(tx, assessment_id);
  if (await hasSilenceOutcome(tx, assessment_id)) return;
  const silentCase = await findSilentCase(tx, application);
  if (silentCase === undefined) return;
  if (silentCase.legalCase.outcome === 'PERMIT_EXTENDED') await extendPermit(tx, silentCase);
  else await approveByLaw(tx, keys, silentCase);
}

/** Another worker decided it between the list and the lock. */
async function hasSilenceOutcome({ trx }: Transaction, assessment_id: number): Promise<boolean> {
  const outcome = await trx
    .selectFrom('silence_outcome')
    .select('assessment_id')
    .where('assessment_id', '=', assessment_id)
    .executeTakeFirst();
  return outcome !== undefined;
}

async function findSilentCase(tx: Transaction, application: ApplicationRow): Promise<SilentCase | undefined> {
  const { trx, rows, today } = tx;
  const legalCase = await loadLegalCase(trx, application, { rows, today });
  const last_day = legalCase?.legal?.last_day;
  if (legalCase === undefined || legalCase.exclusion !== undefined || last_day === undefined || last_day === null)
    return undefined;
  if (!isSilenceDue(legalCase.legal, today, rows.holidays)) return undefined;
  return (await hasTimelyObjection(trx, application, last_day)) ? undefined : { application, legalCase, last_day };
}

/**
 * Row A21: the permit is generated with its ground and sent for signature, unless it waits for one already; the verdict
 * is in force from today.
 */
async function approveByLaw(tx: Transaction, keys: PermitKeys, silentCase: SilentCase): Promise<void> {
  const { application, last_day } = silentCase;
  const permit_no =
    application.state === 'FOR_SIGNATURE'
      ? await findNewestPaper(tx.trx, application.assessment_id)
      : await generateByLaw(tx, keys, application);
  if (permit_no === undefined) return;
  await auditOpenClearances(tx, application);
  await selectForPostAudit(tx, application, 'APPROVED_BY_LAW');
  const bill = await findPaidBill(tx.trx, application.assessment_id);
  await insertSilenceOutcome(tx, { ...silentCase, permit_no, receipt_nos: bill?.receipt_nos ?? [] });
  if (application.business_state === 'PROSPECT')
    await moveBusiness(tx, application.business_id, { act: 'activate', as: 'system' });
  await recordAct(tx, application, {
    history: { act: 'approve_by_law', params: { permit_no, last_day } },
    audit: {
      act: 'application.approve_by_law',
      object_kind: 'application',
      object_id: application.assessment_id,
      detail: { permit_no, last_day },
    },
    mail: { template: 'approved_by_law', params: { permit_no } },
  });
  await insertEvent(tx, caseEscalated, {
    assessment_id: application.assessment_id,
    audience: 'licensing',
    mails: [
      {
        template: 'released_by_law',
        params: { permit_no, due_on: last_day },
        path: `/bplo/request/clearances?case=${getApplicationCode(application)}`,
      },
    ],
  });
}

/** Undefined where the payment is not certain: a cheque that has not cleared, or the former owner's closing is open. */
async function generateByLaw(
  tx: Transaction,
  keys: PermitKeys,
  application: ApplicationRow,
): Promise<string | undefined> {
  try {
    const { permit_no } = await generatePermit(tx, keys, { application, as: 'system' });
    return permit_no;
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** Row A22: the permit of the year before stays in force until this renewal is decided. */
async function extendPermit(tx: Transaction, silentCase: SilentCase): Promise<void> {
  const { application, last_day } = silentCase;
  const permit_no = await findFormerPermitNo(tx.trx, application);
  if (permit_no === null) return;
  const bill = await findPaidBill(tx.trx, application.assessment_id);
  await insertSilenceOutcome(tx, { ...silentCase, permit_no, receipt_nos: bill?.receipt_nos ?? [] });
  await recordAct(tx, application, {
    history: { act: 'extend_permit', params: { permit_no, last_day } },
    audit: {
      act: 'permit.extend',
      object_kind: 'permit',
      object_id: permit_no,
      detail: { assessment_code: getApplicationCode(application), last_day },
    },
    mail: { template: 'permit_extended', params: { permit_no } },
  });
  await insertEvent(tx, caseEscalated, {
    assessment_id: application.assessment_id,
    audience: 'licensing',
    mails: [
      {
        template: 'renewal_extended',
        params: { permit_no, due_on: last_day },
        path: `/bplo/request/clearances?case=${getApplicationCode(application)}`,
      },
    ],
  });
}
