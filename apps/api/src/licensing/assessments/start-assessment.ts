import type {
  ReplyBody,
  EndpointInput,
  saveAssessmentDraft as saveDraftEndpoint,
  startAssessment as startAssessmentEndpoint,
} from '@ebpls/contracts';
import { isDelegable } from '@ebpls/rules';

import { recordAudit } from '../../platform/identity/audit.ts';
import { refuseHeldRenewal } from '../../domain/payments/counter/red-flags.ts';
import { Refused } from '../../platform/refused.ts';
import type { MessageKey } from '../../platform/messages/catalogue.ts';
import {
  findAmendmentRefusal,
  type ChangingBusiness,
  findEventRefusal,
  findPermitYear,
  findRetirementRefusal,
  getTemporaryPolicy,
} from '../../domain/applications/cases/allowed-changes.ts';
import { requestRefusal } from '../../domain/applications/cases/permit-requests.ts';
import { lockApplication, lockApplicationById } from '../../domain/applications/find-application.ts';
import { moveApplication } from '../../domain/applications/move-application.ts';
import { refuseWhileOpen } from '../../domain/applications/cases/open-applications.ts';
import { companyChanged } from '../companies/company-events.ts';
import { lockAuthority, whereOwnedBy } from '../../domain/access/delegations/authority.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { type ActorTransaction, refuseStaleDraft } from '../../platform/transactions/transaction.ts';
import {
  type FiledApplication,
  insertDraft,
  listFiledApplications,
  type LockedBusiness,
  lockBusiness,
} from './assessments.queries.ts';

const WITHDRAWN_FOR_ANOTHER = { act: 'withdraw', as: 'owner' } as const;

type StartInput = EndpointInput<typeof startAssessmentEndpoint>['body'];

/**
 * Row A1: starts the application of a tax year as a draft, or returns the open one. Refused: missing (another's
 * business), conflict (not registered, not this type now, or the year has its permit), invalid (a year that is not open
 * yet, or an amendment of nothing).
 */
export async function startAssessment(
  tx: ActorTransaction,
  company_code: string,
  { application_type, tax_year, amendment: requestedAmendment }: StartInput,
): Promise<ReplyBody<typeof startAssessmentEndpoint>> {
  const { trx, actor, now } = tx;
  const amendment = requestedAmendment ?? null;
  const business = await lockRegisteredBusiness(tx, company_code);
  refuseOwnersAlone(actor, business, { application_type, amendment });
  if ((application_type === 'AMENDMENT') !== (amendment !== null))
    throw new Refused('invalid', 'amendment.required', { fields: { amendment: 'amendment.required' } });

  const filings = await listFiledApplications(trx, business.business_id);
  const open = filings.find((other) => isSameRequest(other, { application_type, tax_year }));
  if (open?.amendment === amendment) return { assessment_code: open.assessment_code, state: open.state };
  refuseRequest(tx, { business, filings }, { application_type, tax_year });
  // An owner who chose the wrong change need not withdraw the draft.
  if (open && actor.walk_in) throw new Refused('forbidden', 'walk_in.owner_only');
  if (open) await moveApplication(tx, await lockApplicationById(tx, open.assessment_id), WITHDRAWN_FOR_ANOTHER);

  if (application_type === 'RENEWAL') await refuseRenewal(tx, business);

  const assessmentId = await insertDraft(trx, {
    application_type,
    amendment,
    tax_year,
    business_id: business.business_id,
    owner_id: business.owner_id,
    brgycode: business.brgycode,
    now,
  });
  await recordAudit(trx, actor, {
    act: 'application.start',
    object_kind: 'application',
    object_id: assessmentId,
    detail: { application_type, tax_year, ...(amendment && { amendment }) },
  });
  const { business_id, owner_id } = business;
  await insertEvent(tx, companyChanged, { business_id, owner_id, company_code });
  return { assessment_code: `DRAFT-${assessmentId}`, state: 'DRAFT' };
}

/** Several event applications may be open at a time; only an unfiled one is continued. */
function isSameRequest(
  other: FiledApplication,
  { application_type, tax_year }: Pick<StartInput, 'application_type' | 'tax_year'>,
): boolean {
  const isSame = other.is_open && other.application_type === application_type && other.tax_year === tax_year;
  return isSame && (application_type !== 'SPECIAL' || other.state === 'DRAFT');
}

/** Only the owner begins a closing or a transfer. Refused: forbidden. */
function refuseOwnersAlone(
  { account_id }: ActorTransaction['actor'],
  { owner_id }: LockedBusiness,
  kind: Parameters<typeof isDelegable>[0],
): void {
  if (account_id !== owner_id && !isDelegable(kind)) throw new Refused('forbidden', 'delegation.owners_alone');
}

async function lockRegisteredBusiness(
  { trx, actor, today }: ActorTransaction,
  company_code: string,
): Promise<LockedBusiness & { readonly brgycode: string }> {
  const business = await lockBusiness(trx, company_code, { whose: whereOwnedBy(actor, 'b'), today });
  if (!business) throw new Refused('missing', 'resource.missing');
  await lockAuthority(trx, actor, business);
  const { registered_at, brgycode } = business;
  if (registered_at === null || brgycode === null) throw new Refused('conflict', 'company.not_registered');
  return { ...business, brgycode };
}

async function refuseRenewal(tx: ActorTransaction, { business_id }: LockedBusiness): Promise<void> {
  await refuseWhileOpen(tx, { business_id, assessment_id: 0, application_type: 'RENEWAL' });
  await refuseHeldRenewal(tx.trx, business_id);
}

interface RequestingBusiness {
  readonly business: LockedBusiness;
  readonly filings: readonly FiledApplication[];
}

type Request = Pick<StartInput, 'application_type' | 'tax_year'>;

function refuseRequest(
  { today, rows }: ActorTransaction,
  { business, filings }: RequestingBusiness,
  { application_type, tax_year }: Request,
): void {
  const { state, has_permit, has_overdue } = business;
  const requestFacts = { state, has_permit, has_overdue, is_registered: true, applications: filings };
  if (application_type === 'NEW' || application_type === 'RENEWAL') {
    const refusal = requestRefusal(requestFacts, { application_type, tax_year }, today);
    if (refusal) throw createStartRefusal(refusal.code, refusal.key, refusal.params);
    return;
  }
  const refusal = changeRefusal(application_type, requestFacts, { today, rows });
  if (refusal) throw createStartRefusal('conflict', refusal.key, refusal.params);
  const year = findPermitYear(requestFacts, today) ?? tax_year;
  if (year !== tax_year) throw createStartRefusal('invalid', 'change.year', { year });
}

function changeRefusal(
  application_type: 'AMENDMENT' | 'RETIREMENT' | 'SPECIAL',
  business: ChangingBusiness,
  { today, rows }: Pick<ActorTransaction, 'today' | 'rows'>,
) {
  if (application_type === 'AMENDMENT') return findAmendmentRefusal(business, today);
  if (application_type === 'RETIREMENT') return findRetirementRefusal(business, today);
  return findEventRefusal(business, today, getTemporaryPolicy(rows, findPermitYear(business, today) ?? 0));
}

function createStartRefusal(
  code: 'invalid' | 'conflict',
  key: MessageKey,
  params: Readonly<Record<string, string | number>>,
): Refused {
  const fields = code === 'invalid' ? { fields: { tax_year: key } } : {};
  return new Refused(code, key, { params: { ...params }, ...fields });
}

/**
 * Saves the draft of the declaration as typed. Refused: conflict once the application is filed, or when another device
 * saved since, with the present draft.
 */
export async function saveDraft(
  { trx, actor, now }: ActorTransaction,
  assessment_code: string,
  { values, draft_revision }: { values: Record<string, unknown>; draft_revision: number },
): Promise<ReplyBody<typeof saveDraftEndpoint>> {
  const application = await lockApplication(trx, assessment_code, actor);
  if (application.state !== 'DRAFT' && application.state !== 'RETURNED')
    throw new Refused('conflict', `application.is.${application.state}`);
  refuseStaleDraft(application, draft_revision);
  const next = application.draft_revision + 1;
  await trx
    .updateTable('application')
    .set({ draft: JSON.stringify(values), draft_revision: next, saved_at: now })
    .where('assessment_id', '=', application.assessment_id)
    .execute();
  return { saved_at: now.toISOString(), draft_revision: next };
}
