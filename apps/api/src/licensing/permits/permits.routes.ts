// Routes of permits: release, signature, print and public check; and the jobs that report and expire permits.

import {
  downloadPermit,
  downloadPrintedPermits,
  findPermit as findPermitEndpoint,
  printPermits,
  releasePermit as releaseEndpoint,
  releasePermits,
  signPermit as signEndpoint,
  signPermits,
  verifyPermit,
} from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { runForEachRow } from '../../platform/transactions/for-each-row.ts';
import { printEachRow } from '../../domain/applications/papers/print-rows.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { sendPermit } from './download-permit.ts';
import { expirePermits } from './expire-permits.ts';
import { loadPermitKeys } from './permit-token.ts';
import { getPermitToPrint, sendPrintedPermits } from './print-permits.ts';
import { releasePermit } from './release-permit.ts';
import { reportUnreleasedPermits } from './report-unreleased-permits.ts';
import { signApplication, signPermit } from './sign-permit.ts';
import { checkNumber, checkToken } from './verify-permit.ts';

export function permitsRoutes(api: Api): void {
  const keys = loadPermitKeys(api.config);

  registerEndpoint(api, releaseEndpoint, 'permit.release', ({ actor, params }) =>
    inTransaction(api, actor, (tx) => releasePermit(tx, keys, params.assessment_code)),
  );
  registerEndpoint(api, signEndpoint, 'permit.sign', ({ actor, params }) =>
    inTransaction(api, actor, (tx) => signPermit(tx, params.permit_no)),
  );
  registerEndpoint(api, releasePermits, 'permit.release', ({ actor, body }) =>
    runForEachRow(api, { actor, rows: body.assessment_codes, act: (tx, code) => releasePermit(tx, keys, code) }),
  );
  registerEndpoint(api, signPermits, 'permit.sign', ({ actor, body }) =>
    runForEachRow(api, { actor, rows: body.assessment_codes, act: signApplication }),
  );
  registerEndpoint(api, downloadPermit, 'permit.read', (call) => sendPermit(api, call));
  registerEndpoint(api, printPermits, 'permit.print', ({ actor, body }) =>
    printEachRow(api, { actor, kind: 'permit', rows: body.assessment_codes, getPaper: getPermitToPrint }),
  );
  registerEndpoint(api, downloadPrintedPermits, 'permit.print', (call) => sendPrintedPermits(api, call));
  registerEndpoint(
    api,
    verifyPermit,
    'public',
    async ({ params }) => (await checkToken(api, keys, params.token)).answer,
  );
  registerEndpoint(
    api,
    findPermitEndpoint,
    'public',
    async ({ query }) => (await checkNumber(api, query.permit_no)).answer,
  );

  api.jobs.task('report_unreleased', () => reportUnreleasedPermits(api));
  api.jobs.cron('30 * * * *', 'report_unreleased');
  api.jobs.task('expire_permits', () => expirePermits(api));
  api.jobs.cron('35 * * * *', 'expire_permits');
}
