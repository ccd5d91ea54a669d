import {
  type Answer,
  assignBooklet as assignEndpoint,
  listBooklets as listEndpoint,
  loseForms as loseEndpoint,
  type Received,
  spoilForm as spoilEndpoint,
} from '@ebpls/contracts';

import { serialText } from '../../domain/counter-payments/paper-forms.ts';
import { type Api, serve } from '../../platform/http/serve.ts';
import { inTransaction } from '../../domain/transactions/transaction.ts';
import { pageOf, readCursor } from '../../platform/database/paging.ts';
import { listBooklets, listCashiers } from './forms.queries.ts';
import { assignBooklet, loseForms, spoilForm } from './keep-forms.ts';

export function formsRoutes(api: Api): void {
  serve(api, listEndpoint, 'counter.read', ({ query }) => pageOfBooklets(api, query));
  serve(api, assignEndpoint, 'form.assign', ({ actor, body }) =>
    inTransaction(api, actor, (tx) => assignBooklet(tx, body)),
  );
  serve(api, spoilEndpoint, 'counter.collect', ({ actor, body }) =>
    inTransaction(api, actor, (tx) => spoilForm(tx, body)),
  );
  serve(api, loseEndpoint, 'form.assign', ({ actor, body }) => inTransaction(api, actor, (tx) => loseForms(tx, body)));
}

async function pageOfBooklets(
  { db }: Api,
  { search, cursor, limit }: Received<typeof listEndpoint>['query'],
): Promise<Answer<typeof listEndpoint>> {
  const found = await listBooklets(db, { search, before: readCursor(cursor)?.[1] ?? null, limit: limit + 1 });
  const { shown, next_cursor } = pageOf(found, limit, ({ holder_name, booklet_id }) => [holder_name, booklet_id]);
  const data = shown.map(({ first_no, last_no, next_no, ...row }) => ({
    ...row,
    first_no: serialText(first_no),
    last_no: serialText(last_no),
    next_no: next_no === null ? null : serialText(next_no),
    left: last_no - first_no + 1 - row.issued - row.spoiled - row.lost,
  }));
  return { data, next_cursor, cashiers: await listCashiers(db) };
}
