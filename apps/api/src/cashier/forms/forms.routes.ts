// Routes of booklets of paper receipts: which officer has them, and which forms were spoiled or lost.

import {
  type ReplyBody,
  assignBooklet as assignEndpoint,
  listBooklets as listEndpoint,
  loseForms as loseEndpoint,
  type EndpointInput,
  spoilForm as spoilEndpoint,
} from '@ebpls/contracts';

import { formatSerial } from '../../domain/payments/counter/paper-forms.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { listBooklets, listCashiers } from './forms.queries.ts';
import { assignBooklet, recordLostForms, cancelSpoiledForm } from './form-booklets.ts';

export function formsRoutes(api: Api): void {
  registerEndpoint(api, listEndpoint, 'counter.read', ({ query }) => loadBookletPage(api, query));
  registerEndpoint(api, assignEndpoint, 'form.assign', ({ actor, body }) =>
    inTransaction(api, actor, (tx) => assignBooklet(tx, body)),
  );
  registerEndpoint(api, spoilEndpoint, 'counter.collect', ({ actor, body }) =>
    inTransaction(api, actor, (tx) => cancelSpoiledForm(tx, body)),
  );
  registerEndpoint(api, loseEndpoint, 'form.assign', ({ actor, body }) =>
    inTransaction(api, actor, (tx) => recordLostForms(tx, body)),
  );
}

async function loadBookletPage(
  { db }: Api,
  query: EndpointInput<typeof listEndpoint>['query'],
): Promise<ReplyBody<typeof listEndpoint>> {
  const { pageRows, next_cursor } = await listBooklets(db, query);
  const data = pageRows.map(({ first_no, last_no, next_no, ...row }) => ({
    ...row,
    first_no: formatSerial(first_no),
    last_no: formatSerial(last_no),
    next_no: next_no === null ? null : formatSerial(next_no),
    left: last_no - first_no + 1 - row.issued - row.spoiled - row.lost,
  }));
  return { data, next_cursor, cashiers: await listCashiers(db) };
}
