import {
  acceptAssessment as accept,
  getAssessment,
  listCompanyAssessments,
  listTransactions,
  rejectAssessment as reject,
  returnAssessment as giveBack,
  saveAssessmentDraft,
  startAssessment as start,
  submitAssessment as submit,
  withdrawAssessment as withdraw,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { Refused } from '../../platform/refused.ts';
import { type Api, serve } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { caseReader } from '../../domain/cases/case-reader.ts';
import { getApplication, visibleTo } from '../../domain/applications/find-application.ts';
import { inTransaction } from '../../domain/transactions/transaction.ts';
import { listApplications, listedOnWire } from '../../domain/application-views/application-list.ts';
import { applicationReply } from '../../domain/application-views/application-reply.ts';
import { acceptAssessment } from './accept-assessment.ts';
import { acceptUnjudged } from './accept-unjudged.ts';
import { watchReturned } from './watch-returned.ts';
import { rejectAssessment, returnAssessment, withdrawAssessment } from './send-back.ts';
import { saveDraft, startAssessment } from './start-assessment.ts';
import { submitAssessment } from './submit-assessment.ts';
import { transactionsPage } from './transactions.ts';

/** Permit applications, from the owner's draft to the licensing office's acceptance. */
export function assessmentsRoutes(api: Api): void {
  readingEndpoints(api);
  ownerEndpoints(api);
  officeEndpoints(api);

  api.jobs.task('accept_unjudged', () => acceptUnjudged(api));
  api.jobs.cron('10 * * * *', 'accept_unjudged');
  api.jobs.task('watch_returned', () => watchReturned(api));
  api.jobs.cron('15 * * * *', 'watch_returned');
}

function readingEndpoints(api: Api): void {
  const reader = caseReader(api);

  serve(api, listCompanyAssessments, 'assessment.read', async ({ params, actor }) => {
    const listed = await listApplications(api.db, {
      where: sql`b.company_code = ${params.company_code} and ${visibleTo(actor)}`,
      order: sql`a.tax_year desc, a.assessment_id desc`,
      limit: 100,
    });
    if (listed.length === 0 && !(await isOwnCompany(api, params.company_code, actor)))
      throw new Refused('missing', 'thing.missing');
    const reading = await reader(actor);
    return { data: listed.map((row) => listedOnWire(row, reading)) };
  });
  serve(api, getAssessment, 'assessment.read', async ({ params, actor }) =>
    applicationReply(api.db, await getApplication(api.db, params.assessment_code, actor), await reader(actor)),
  );
  serve(api, listTransactions, 'assessment.list_all', async ({ query, actor }) =>
    transactionsPage(api.db, query, await reader(actor)),
  );
}

/** What an owner does with an application of their own. */
function ownerEndpoints(api: Api): void {
  serve(api, start, 'assessment.own', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => startAssessment(tx, params.company_code, body)),
  );
  serve(api, saveAssessmentDraft, 'assessment.own', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => saveDraft(tx, params.assessment_code, body)),
  );
  serve(api, submit, 'assessment.own', ({ params, query, body, actor }) =>
    inTransaction(api, actor, (tx) => {
      const { answers, ...declared } = body;
      return submitAssessment(tx, params.assessment_code, { declared, answers, ...query });
    }),
  );
  serve(api, withdraw, 'assessment.own', ({ params, actor }) =>
    inTransaction(api, actor, (tx) => withdrawAssessment(tx, params.assessment_code)),
  );
}

/** What the licensing office decides. */
function officeEndpoints(api: Api): void {
  serve(api, accept, 'assessment.accept', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => acceptAssessment(tx, params.assessment_code, body.arta_class)),
  );
  serve(api, giveBack, 'assessment.return', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => returnAssessment(tx, params.assessment_code, body)),
  );
  serve(api, reject, 'assessment.reject', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => rejectAssessment(tx, params.assessment_code, body)),
  );
}

async function isOwnCompany({ db }: Api, company_code: string, actor: Actor): Promise<boolean> {
  const row = await db
    .selectFrom('business')
    .select('business_id')
    .where('company_code', '=', company_code)
    .where('owner_id', '=', actor.account_id)
    .where('discarded_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
