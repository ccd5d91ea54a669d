import {
  acceptAssessment as accept,
  downloadTransactions,
  getAssessment,
  listCompanyAssessments,
  listTransactions,
  type OnBehalf,
  rejectAssessment as reject,
  returnAssessment as giveBack,
  saveAssessmentDraft,
  startAssessment as start,
  submitAssessment as submit,
  withdrawAssessment as withdraw,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { Refused } from '../../platform/refused.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { type CaseReader, createCaseReader } from '../../domain/applications/cases/case-reader.ts';
import { findAuthority, mayFile, whereOwnedBy } from '../../domain/access/delegations/authority.ts';
import { getApplication, whereVisibleTo } from '../../domain/applications/find-application.ts';
import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import {
  type ListedApplication,
  listApplications,
  toAssessmentRow,
} from '../../domain/application-read/application-list.ts';
import { loadApplicationReply } from '../../domain/application-read/application-reply.ts';
import { loadProposedFeeReplies } from '../proposed-fees/case-fees.ts';
import { listOfferedTemplates } from '../office-templates/offered-templates.ts';
import { acceptAssessment } from './accept-assessment.ts';
import { acceptUnreviewedApplications } from './accept-unreviewed-applications.ts';
import { watchReturnedApplications } from '../timers/watch-returned-applications.ts';
import { rejectAssessment, returnAssessment, withdrawAssessment } from './return-assessment.ts';
import { saveDraft, startAssessment } from './start-assessment.ts';
import { submitAssessment } from './submit-assessment.ts';
import { loadTransactionsPage } from './transactions.ts';
import { sendTransactions } from './transactions-file.ts';

/** Permit applications, from the owner's draft to the licensing office's acceptance. */
export function assessmentsRoutes(api: Api): void {
  registerReadRoutes(api);
  registerOwnerRoutes(api);
  registerOfficeRoutes(api);

  api.jobs.task('accept_unjudged', () => acceptUnreviewedApplications(api));
  api.jobs.cron('10 * * * *', 'accept_unjudged');
  api.jobs.task('watch_returned', () => watchReturnedApplications(api));
  api.jobs.cron('15 * * * *', 'watch_returned');
}

function registerReadRoutes(api: Api): void {
  const reader = createCaseReader(api);

  registerEndpoint(api, listCompanyAssessments, 'assessment.read', async ({ params, actor }) => {
    const applications = await listApplications(api.db, {
      where: sql`b.company_code = ${params.company_code} and ${whereVisibleTo(actor)}`,
      order: sql`a.tax_year desc, a.assessment_id desc`,
      limit: 100,
    });
    if (applications.length === 0 && !(await isOwnCompany(api, params.company_code, actor)))
      throw new Refused('missing', 'resource.missing');
    const reading = await reader(actor);
    const authority = await findCompanyAuthority(api, params.company_code, actor);
    return { data: applications.map((row) => limitToScope(authority, row, reading)) };
  });
  registerEndpoint(api, getAssessment, 'assessment.read', async ({ params, actor }) => {
    const application = await getApplication(api.db, params.assessment_code, actor);
    const caseReader = await reader(actor);
    const reply = await loadApplicationReply(api.db, application, caseReader);
    return { ...reply, ...(await loadBillerParts(api, actor, { application, reply, rows: caseReader.rows })) };
  });
  // Its counts read every open application: readers of this list leave connections to the other screens.
  registerEndpoint(api, listTransactions, 'assessment.list_all', async ({ query, actor }) => {
    const caseReader = await reader(actor);
    return api.wideReads.run(() => loadTransactionsPage(api.db, query, caseReader));
  });
  registerEndpoint(api, downloadTransactions, 'assessment.list_all', async ({ query, actor, reply }) =>
    sendTransactions(api, { reader: await reader(actor), reply }, query),
  );
}

/** Acts of an owner on an application of their own. */
function registerOwnerRoutes(api: Api): void {
  registerEndpoint(api, start, 'assessment.file', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => startAssessment(tx, params.company_code, body)),
  );
  registerEndpoint(api, saveAssessmentDraft, 'assessment.file', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => saveDraft(tx, params.assessment_code, body)),
  );
  registerEndpoint(api, submit, 'assessment.file', ({ params, query, body, actor }) =>
    inTransaction(api, actor, (tx) => {
      const { answers, note, ...declared } = body;
      return submitAssessment(tx, params.assessment_code, { declaration: declared, answers, note, ...query });
    }),
  );
  registerEndpoint(api, withdraw, 'assessment.withdraw', ({ params, actor }) =>
    inTransaction(api, actor, (tx) => withdrawAssessment(tx, params.assessment_code)),
  );
}

/** Decisions of the licensing office. */
function registerOfficeRoutes(api: Api): void {
  registerEndpoint(api, accept, 'assessment.accept', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => acceptAssessment(tx, params.assessment_code, body.arta_class)),
  );
  registerEndpoint(api, giveBack, 'assessment.return', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => returnAssessment(tx, params.assessment_code, body)),
  );
  registerEndpoint(api, reject, 'assessment.reject', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => rejectAssessment(tx, params.assessment_code, body)),
  );
}

/** Acts on a row outside the reader's scope are not offered. */
function limitToScope(authority: OnBehalf | undefined, row: ListedApplication, reading: CaseReader) {
  const assessmentRow = toAssessmentRow(row, reading);
  return mayFile(authority, row) ? assessmentRow : { ...assessmentRow, acts: [] };
}

async function findCompanyAuthority({ db }: Api, company_code: string, actor: Actor): Promise<OnBehalf | undefined> {
  if (actor.role !== 'user') return undefined;
  const business = await db
    .selectFrom('business')
    .select(['business_id', 'owner_id'])
    .where('company_code', '=', company_code)
    .executeTakeFirst();
  return business && findAuthority(db, actor, business);
}

async function isOwnCompany({ db }: Api, company_code: string, actor: Actor): Promise<boolean> {
  const row = await db
    .selectFrom('business')
    .select('business_id')
    .where('company_code', '=', company_code)
    .where(whereOwnedBy(actor, 'business'))
    .where('discarded_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

type FullReply = Awaited<ReturnType<typeof loadApplicationReply>>;

interface BillerReply {
  readonly application: Parameters<typeof loadProposedFeeReplies>[1];
  readonly reply: FullReply;
  readonly rows: ReferenceRows;
}

/**
 * Parts for those who compute and approve bills: fees that offices found, and the templates of the licensing office.
 */
async function loadBillerParts(
  { db }: Api,
  actor: Actor,
  { application, reply, rows }: BillerReply,
): Promise<Pick<FullReply, 'templates' | 'proposed_fees'>> {
  if (actor.role !== 'bplo' && actor.role !== 'admin') return {};
  const proposed_fees = await loadProposedFeeReplies(db, application, { rows, locale: actor.locale });
  if (actor.role === 'admin') return { proposed_fees };
  return { proposed_fees, templates: await listOfferedTemplates(db, actor, reply) };
}
