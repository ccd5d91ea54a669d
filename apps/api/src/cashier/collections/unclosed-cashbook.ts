// Loads the cashbook of a collecting officer for one fund and day before it is closed, with the checks of its closing.

import {
  type ReplyBody,
  type getOpenCollection,
  type Locale,
  formatPesosText,
  formatPersonName,
} from '@ebpls/contracts';
import { isAllowed, startOfManilaDay } from '@ebpls/rules';

import type { Database, Trx } from '../../platform/database/database.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { formatPeso } from '../../platform/format.ts';
import {
  type Decider,
  type SecondPersonDecision,
  findSecondPersonReason,
} from '../../domain/access/separation/second-person.ts';
import { type CollectionBooks, toSheet, computeSheetSums } from './collection-sheet.ts';
import {
  type CollectionKey,
  type DraftReport,
  findDraft,
  findEarlierDay,
  getUndeposited,
  listFormsOfDay,
  listHeldCheques,
  listOpenEntries,
} from './collections.queries.ts';

export interface UnclosedCashbook extends CollectionBooks {
  readonly draft: DraftReport | undefined;
  readonly earlier: string | undefined;
}

interface Path {
  readonly collector: string;
  readonly fund: CollectionKey['fund'];
  readonly day: string;
}

/** The officer, fund and day in the path of a request. */
export function toCollectionKey({ collector, fund, day }: Path): CollectionKey {
  return { collector_id: collector === 'electronic' ? null : Number(collector), fund, day };
}

/** Content of the next report of an officer. Refused: missing when nothing is open on that day. */
export async function loadUnclosedCashbook(
  db: Database | Trx,
  desk: CollectionKey,
  locale: Locale,
): Promise<UnclosedCashbook> {
  const entries = await listOpenEntries(db, desk);
  if (entries.every(({ posted_on }) => posted_on !== desk.day)) throw new Refused('missing', 'collection.nothing');
  const draft = await findDraft(db, desk);
  return {
    collectionKey: desk,
    entries,
    draft,
    collector_name: await getCollectorName(db, desk, locale),
    previous: await getUndeposited(db, desk),
    cheques: await listHeldCheques(db, desk),
    forms: desk.collector_id === null ? [] : await listFormsOfDay(db, desk),
    counts: draft?.counts ?? [],
    plannedDeposits: draft?.deposits ?? [],
    earlier: await findEarlierDay(db, desk),
  };
}

async function getCollectorName(db: Database | Trx, { collector_id }: CollectionKey, locale: Locale): Promise<string> {
  if (collector_id === null) return getMessageText('collection.electronic', {}, locale);
  const account = await db
    .selectFrom('account')
    .select(['firstname', 'lastname'])
    .where('id', '=', collector_id)
    .executeTakeFirst();
  return account ? formatPersonName(account) : '';
}

/** Reason why the report cannot be closed yet; undefined when it can. Another person closes the officer's report. */
export function findCloseRefusal(books: UnclosedCashbook, closer: Decider): Refused | undefined {
  const { collectionKey, draft, earlier, counts } = books;
  if (earlier !== undefined) return new Refused('conflict', 'collection.earlier_open', { params: { day: earlier } });
  if (collectionKey.collector_id === null) return undefined;
  const otherPersonReason = findSecondPersonReason(closer, toCloseDecision(collectionKey));
  if (otherPersonReason !== undefined) return new Refused('forbidden', otherPersonReason);
  if (!draft) return new Refused('conflict', 'collection.not_prepared');
  if (
    draft.deposits.some(({ cheque_ids }) =>
      cheque_ids.some((deposited_id) => !books.cheques.some(({ cheque_id }) => cheque_id === deposited_id)),
    )
  )
    return new Refused('conflict', 'collection.cheque_removed');
  return findMiscount(books, counts);
}

/** The collector of the day's money, which another person certifies. */
function toCloseDecision({ collector_id, day }: CollectionKey): SecondPersonDecision {
  return {
    action: 'collection.close',
    people: [collector_id],
    since: startOfManilaDay(day),
    own: 'collection.own_close',
  };
}

/** Refused: conflict when the counted bills and coins differ from the cash of the books. */
export function findMiscount(books: CollectionBooks, counts: CollectionBooks['counts']): Refused | undefined {
  const { cash_to_count } = computeSheetSums(books);
  const countedTotal = counts.reduce((sum, { value, count }) => sum + value * count, 0) as typeof cash_to_count;
  return countedTotal === cash_to_count
    ? undefined
    : new Refused('conflict', 'collection.count_differs', {
        params: { counted: formatPeso(countedTotal), cash: formatPeso(cash_to_count) },
      });
}

/** Reply of the books, with the acts of the reader. */
export function toOpenCollectionReply(books: UnclosedCashbook, reader: Decider): ReplyBody<typeof getOpenCollection> {
  const { actor } = reader;
  const refusal = findCloseRefusal(books, reader);
  const { prepared_by, prepared_at } = books.draft ?? { prepared_by: '', prepared_at: null };
  return {
    sheet: {
      ...toSheet(books),
      report_no: null,
      state: prepared_at === null ? 'OPEN' : 'DRAFT',
      prepared_by,
      prepared_at,
      closed_by: '',
      closed_at: null,
    },
    planned: books.plannedDeposits.map(({ cash, cheque_ids, ...plan }) => ({
      ...plan,
      cheque_ids: [...cheque_ids],
      cash: formatPesosText(cash),
    })),
    cheques: books.cheques.map((cheque) => ({ ...cheque, amount: formatPesosText(cheque.amount) })),
    acts: listCollectionActs(books, actor, refusal),
    waits_for: refusal ? getMessageText(refusal.key, refusal.params, actor.locale) : null,
  };
}

function listCollectionActs(
  { collectionKey }: UnclosedCashbook,
  actor: Actor,
  refusal: Refused | undefined,
): ('prepare' | 'close')[] {
  const isOwn = collectionKey.collector_id === actor.account_id;
  return (['prepare', 'close'] as const).filter((act) =>
    act === 'prepare'
      ? isOwn && isAllowed(actor, 'collection.report')
      : !refusal && isAllowed(actor, 'collection.close'),
  );
}
