import {
  closeCollection as closeEndpoint,
  downloadCollectionReport,
  getCollectionReport,
  getOpenCollection,
  listCollectionReports,
  listOpenCollections,
  pesosText,
  prepareCollection as prepareEndpoint,
} from '@ebpls/contracts';

import { type Api, serve } from '../../platform/http/serve.ts';
import { readDecider } from '../../domain/separation/second-person.ts';
import { inTransaction } from '../../domain/transactions/transaction.ts';
import { messageText } from '../../platform/messages/catalogue.ts';
import { closeCollection } from './close-collection.ts';
import { closedReport, pageOfReports, reportFile } from './closed-reports.ts';
import { listOpenDays } from './collections.queries.ts';
import { deskOf, draftAnswer, openBooks } from './open-books.ts';
import { prepareCollection } from './prepare-collection.ts';

export function collectionsRoutes(api: Api): void {
  serve(api, listOpenCollections, 'collection.read', async ({ actor }) => {
    const days = await listOpenDays(api.db);
    return {
      data: days.map(({ collector_id, collector_name, amount, ...day }) => ({
        ...day,
        collector: collector_id === null ? 'electronic' : String(collector_id),
        collector_name: collector_name ?? messageText('collection.electronic', {}, actor.locale),
        amount: pesosText(amount),
        is_own: collector_id === actor.account_id,
      })),
    };
  });
  serve(api, getOpenCollection, 'collection.read', ({ actor, params }) =>
    inTransaction(api, actor, async ({ trx }) =>
      draftAnswer(await openBooks(trx, deskOf(params), actor.locale), await readDecider(trx, actor)),
    ),
  );
  serve(api, prepareEndpoint, 'collection.report', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => prepareCollection(tx, deskOf(params), body)),
  );
  serve(api, closeEndpoint, 'collection.close', ({ actor, params }) =>
    inTransaction(api, actor, (tx) => closeCollection(tx, deskOf(params))),
  );
  serve(api, listCollectionReports, 'collection.read', ({ actor, query }) => pageOfReports(api, actor, query));
  serve(api, getCollectionReport, 'collection.read', ({ params }) => closedReport(api.db, params.report_no));
  serve(api, downloadCollectionReport, 'collection.read', async ({ params, reply }) => {
    const { report_no, format } = params;
    const { type, bytes } = await reportFile(api, await closedReport(api.db, report_no), format);
    const place = format === 'pdf' ? 'inline' : 'attachment';
    await reply
      .type(type)
      .header('content-disposition', `${place}; filename="RCD ${report_no}.${format}"`)
      .header('cache-control', 'private, no-store')
      .send(bytes);
  });
}
