import { getFireList, saveFireList } from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { escalateClearances } from './escalate-clearances.ts';
import { loadFireList, replaceFireList } from './fire-list.ts';
import { remindInstallments } from './remind-installments.ts';
import { remindRenewals } from './remind-renewals.ts';
import { watchLegalClock } from './watch-legal-clock.ts';
import { watchStandings } from './watch-standings.ts';

/**
 * Timers that concern more than one noun, and the fire bureau's list that decides where silence does not count (domain
 * reference 1.4 and 3.9).
 */
export function timersRoutes(api: Api): void {
  registerEndpoint(api, getFireList, 'fire_list.read', ({ params }) => loadFireList(api.db, params.tax_year));
  registerEndpoint(api, saveFireList, 'fire_list.write', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => replaceFireList(tx, { ...params, ...body })),
  );

  api.jobs.task('watch_legal_clock', () => watchLegalClock(api));
  api.jobs.cron('40 * * * *', 'watch_legal_clock');
  api.jobs.task('escalate_parts', () => escalateClearances(api));
  api.jobs.cron('42 * * * *', 'escalate_parts');
  api.jobs.task('remind_renewals', () => remindRenewals(api));
  api.jobs.cron('45 * * * *', 'remind_renewals');
  api.jobs.task('remind_installments', () => remindInstallments(api));
  api.jobs.cron('50 * * * *', 'remind_installments');
  api.jobs.task('watch_standings', () => watchStandings(api));
  api.jobs.cron('55 * * * *', 'watch_standings');
}
