import {
  type Answer,
  bounceCheque as bounceEndpoint,
  clearCheque as clearEndpoint,
  listCheques as listChequesEndpoint,
  listFlags as listFlagsEndpoint,
  pesosText,
  type Received,
  resolveFlag as resolveEndpoint,
} from '@ebpls/contracts';
import { chequeMachine, may, nextActs } from '@ebpls/rules';

import { flagMessage } from '../../domain/counter-payments/holds.ts';
import { type Api, serve } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { inTransaction } from '../../domain/transactions/transaction.ts';
import { pageOf, readCursor } from '../../platform/database/paging.ts';
import { listCheques, type ListedCheque, listFlags } from './cheques.queries.ts';
import { bounceCheque, clearCheque } from './judge-cheque.ts';
import { resolveFlag } from './resolve-flag.ts';

export function chequesRoutes(api: Api): void {
  serve(api, listChequesEndpoint, 'counter.read', ({ actor, query }) => pageOfCheques(api, actor, query));
  serve(api, clearEndpoint, 'cheque.judge', ({ actor, params }) =>
    inTransaction(api, actor, (tx) => clearCheque(tx, params.cheque_id)),
  );
  serve(api, bounceEndpoint, 'cheque.judge', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => bounceCheque(tx, { ...params, ...body })),
  );
  serve(api, listFlagsEndpoint, 'counter.read', ({ actor, query }) => pageOfFlags(api, actor, query));
  serve(api, resolveEndpoint, 'flag.resolve', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => resolveFlag(tx, { ...params, ...body })),
  );
}

async function pageOfCheques(
  { db, clock }: Api,
  actor: Actor,
  { search, cursor, limit, state }: Received<typeof listChequesEndpoint>['query'],
): Promise<Answer<typeof listChequesEndpoint>> {
  const found = await listCheques(db, { search, state, before: readCursor(cursor)?.[1] ?? null, limit: limit + 1 });
  const { shown, next_cursor } = pageOf(found, limit, ({ cheque_no, cheque_id }) => [cheque_no, cheque_id]);
  return {
    data: shown.map((cheque) => ({
      ...cheque,
      amount: pesosText(cheque.amount),
      acts: actsOn(cheque, actor, clock.today()),
    })),
    next_cursor,
  };
}

function actsOn({ state, clears_on }: ListedCheque, actor: Actor, today: string): ('clear' | 'bounce')[] {
  if (!may(actor, 'cheque.judge')) return [];
  const acts = nextActs(chequeMachine, state, 'treasurer');
  return (['clear', 'bounce'] as const).filter((act) => acts.includes(act) && (act === 'bounce' || today >= clears_on));
}

async function pageOfFlags(
  { db }: Api,
  { locale }: Actor,
  { search, cursor, limit }: Received<typeof listFlagsEndpoint>['query'],
): Promise<Answer<typeof listFlagsEndpoint>> {
  const found = await listFlags(db, { search, after: placeOf(cursor), limit: limit + 1 });
  const { shown, next_cursor } = pageOf(found, limit, ({ state, flag_id }) => [state, flag_id]);
  return {
    data: shown.map(({ flag_id: _row, kind, params, ...flag }) => ({
      ...flag,
      message: flagMessage({ kind, params }, locale),
    })),
    next_cursor,
  };
}

/** The place after a row; a cursor that someone changed starts from the beginning. */
function placeOf(cursor: string | undefined): readonly [string, number] | null {
  const read = readCursor(cursor);
  return read && (read[0] === 'OPEN' || read[0] === 'RESOLVED') ? read : null;
}
