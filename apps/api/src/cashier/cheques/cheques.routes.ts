import {
  type Answer,
  bounceCheque as bounceEndpoint,
  clearCheque as clearEndpoint,
  confirmManagersCheque as confirmEndpoint,
  listCheques as listChequesEndpoint,
  listFlags as listFlagsEndpoint,
  pesosText,
  type Received,
  resolveFlag as resolveEndpoint,
} from '@ebpls/contracts';
import { chequeMachine, may, nextActs } from '@ebpls/rules';

import { loadConfirmationDecisions } from '../../domain/counter-payments/confirm-payment.ts';
import { flagMessage } from '../../domain/counter-payments/holds.ts';
import { type Api, serve } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import {
  anotherDecides,
  type Decider,
  type Decision,
  mayDecide,
  readDecider,
} from '../../domain/separation/second-person.ts';
import { inTransaction } from '../../domain/transactions/transaction.ts';
import { pageOf, readCursor } from '../../platform/database/paging.ts';
import { listCheques, type ListedCheque, listFlags } from './cheques.queries.ts';
import { confirmManagersCheque } from './confirm-managers-cheque.ts';
import { bounceCheque, clearCheque } from './judge-cheque.ts';
import { resolveFlag } from './resolve-flag.ts';

export function chequesRoutes(api: Api): void {
  serve(api, listChequesEndpoint, 'counter.read', ({ actor, query }) => pageOfCheques(api, actor, query));
  serve(api, confirmEndpoint, 'cheque.judge', ({ actor, params }) =>
    inTransaction(api, actor, (tx) => confirmManagersCheque(tx, params.cheque_id)),
  );
  serve(api, clearEndpoint, 'cheque.judge', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => clearCheque(tx, { ...params, ...body })),
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
  const decider = await readDecider(db, actor);
  const decisions = await loadConfirmationDecisions(
    db,
    shown.map(({ payment_id }) => payment_id),
  );
  return {
    data: shown.map(({ payment_id, ...cheque }) => ({
      ...cheque,
      amount: pesosText(cheque.amount),
      ...toActs(cheque, { decider, decision: decisions.get(payment_id), today: clock.today() }),
    })),
    next_cursor,
  };
}

interface ChequeReader {
  readonly decider: Decider;
  readonly decision: Decision | undefined;
  readonly today: string;
}

/** What the reader may do to a cheque, and why another person must where the reader collected it. */
function toActs(
  cheque: Omit<ListedCheque, 'payment_id'>,
  { decider, decision, today }: ChequeReader,
): Pick<Answer<typeof listChequesEndpoint>['data'][number], 'acts' | 'why_another'> {
  if (!may(decider.actor, 'cheque.judge') || !decision) return { acts: [] };
  const confirming = listConfirmingActs(cheque, today);
  const bounce = nextActs(chequeMachine, cheque.state, 'treasurer').includes('bounce') ? (['bounce'] as const) : [];
  if (mayDecide(decider, decision)) return { acts: [...confirming, ...bounce] };
  return { acts: [...bounce], ...(confirming.length > 0 && anotherDecides(decider, decision)) };
}

/** Acts by which somebody says that the money is there. */
function listConfirmingActs(
  { state, clears_on, is_managers, is_confirmed }: Omit<ListedCheque, 'payment_id'>,
  today: string,
): ('confirm' | 'clear')[] {
  const waits = state === 'HELD' || state === 'DEPOSITED';
  const clears = nextActs(chequeMachine, state, 'treasurer').includes('clear') && today >= clears_on;
  return [
    ...(waits && is_managers && !is_confirmed ? (['confirm'] as const) : []),
    ...(clears ? (['clear'] as const) : []),
  ];
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
