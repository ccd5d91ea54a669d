// Routes of the reports of collections and deposits: open days, a day's report, its closing, and its files.

import {
  closeCollection as closeEndpoint,
  downloadCollectionReport,
  type EndpointInput,
  getCollectionReport,
  getOpenCollection,
  listCollectionReports,
  listOpenCollections,
  formatPesosText,
  prepareCollection as prepareEndpoint,
} from '@ebpls/contracts';
import type { FastifyReply } from 'fastify';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { loadDecider } from '../../domain/access/separation/second-person.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { closeCollection } from './close-collection.ts';
import { getClosedReport, loadReportPage, reportFile } from './closed-reports.ts';
import { listOpenDays } from './collections.queries.ts';
import { toCollectionKey, toOpenCollectionReply, loadUnclosedCashbook } from './unclosed-cashbook.ts';
import { submitCollectionReport } from './submit-collection-report.ts';

export function collectionsRoutes(api: Api): void {
  registerEndpoint(api, listOpenCollections, 'collection.read', async ({ actor }) => {
    const days = await listOpenDays(api.db);
    return {
      data: days.map(({ collector_id, collector_name, amount, ...day }) => ({
        ...day,
        collector: collector_id === null ? 'electronic' : String(collector_id),
        collector_name: collector_name ?? getMessageText('collection.electronic', {}, actor.locale),
        amount: formatPesosText(amount),
        is_own: collector_id === actor.account_id,
      })),
    };
  });
  registerEndpoint(api, getOpenCollection, 'collection.read', ({ actor, params }) =>
    inTransaction(api, actor, async ({ trx }) =>
      toOpenCollectionReply(
        await loadUnclosedCashbook(trx, toCollectionKey(params), actor.locale),
        await loadDecider(trx, actor),
      ),
    ),
  );
  registerEndpoint(api, prepareEndpoint, 'collection.report', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => submitCollectionReport(tx, toCollectionKey(params), body)),
  );
  registerEndpoint(api, closeEndpoint, 'collection.close', ({ actor, params }) =>
    inTransaction(api, actor, (tx) => closeCollection(tx, toCollectionKey(params))),
  );
  registerEndpoint(api, listCollectionReports, 'collection.read', ({ actor, query }) =>
    loadReportPage(api, actor, query),
  );
  registerEndpoint(api, getCollectionReport, 'collection.read', ({ params }) =>
    getClosedReport(api.db, params.report_no),
  );
  registerEndpoint(api, downloadCollectionReport, 'collection.read', ({ params, reply }) =>
    sendReportFile(api, params, reply),
  );
}

type ReportFile = EndpointInput<typeof downloadCollectionReport>['params'];

async function sendReportFile(api: Api, { report_no, format }: ReportFile, reply: FastifyReply): Promise<void> {
  const { type, bytes } = await reportFile(api, await getClosedReport(api.db, report_no), format);
  const place = format === 'pdf' ? 'inline' : 'attachment';
  await reply
    .type(type)
    .header('content-disposition', `${place}; filename="RCD ${report_no}.${format}"`)
    .header('cache-control', 'private, no-store')
    .send(bytes);
}
