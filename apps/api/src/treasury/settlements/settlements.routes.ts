import {
  closeSettlement as close,
  confirmDeposit as confirm,
  decideSettlementRow,
  getSettlement,
  importSettlement as importFile,
  listSettlements,
  listUnsettled,
  pesosText,
} from '@ebpls/contracts';
import { addDays, isWorkingDay, manilaDay, startOfManilaDay, workingDaysBetween } from '@ebpls/rules';

import { officeRules } from '../../domain/reference/office-rules.ts';
import { Refused } from '../../platform/refused.ts';
import { type Api, serve } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { referenceRows } from '../../domain/reference/reference-rows.ts';
import { inTransaction, type ActorTransaction } from '../../domain/transactions/transaction.ts';
import { pageOf, readCursor } from '../../platform/database/paging.ts';
import { importSettlement, takeFile } from './import-settlement.ts';
import { closeSettlement, confirmDeposit, decideRow } from './settle-rows.ts';
import { fileAnswer, settlementAnswer, type SettlementOnWire, sum } from './settlement-answer.ts';
import { listFiles, listLinesOf, listUnsettledUntil } from './settlements.queries.ts';

/** What the gateway pays out, held against what was paid, until the bank has it. */
export function settlementsRoutes(api: Api): void {
  const answer = async (file_id: number, actor: Actor): Promise<SettlementOnWire> => {
    const [file] = await listFiles(api.db, { file_id });
    if (!file) throw new Refused('missing', 'thing.missing');
    return settlementAnswer(file, await listLinesOf(api.db, file_id), actor.locale);
  };
  const act = async (
    actor: Actor,
    file_id: number,
    tx: (step: ActorTransaction) => Promise<void>,
  ): Promise<SettlementOnWire> => {
    await inTransaction(api, actor, tx);
    return answer(file_id, actor);
  };

  serve(api, listSettlements, 'payment.read_all', async ({ query: { cursor, limit } }) => {
    const { shown, next_cursor } = pageOf(
      await listFiles(api.db, { before: readCursor(cursor)?.[1] ?? null, limit: limit + 1 }),
      limit,
      ({ file_id }) => ['', file_id],
    );
    return { data: shown.map(fileAnswer), next_cursor };
  });
  serve(api, listUnsettled, 'payment.read_all', () => api.wideReads.run(() => missingOnes(api)));
  serve(api, getSettlement, 'payment.read_all', ({ params, actor }) => answer(params.file_id, actor));
  serve(api, importFile, 'settlement.work', async ({ actor, request }) => {
    const file = await takeFile(request);
    return answer(await inTransaction(api, actor, (tx) => importSettlement(tx, file)), actor);
  });
  serve(api, confirm, 'settlement.work', ({ params: { file_id }, body, actor }) =>
    act(actor, file_id, (tx) => confirmDeposit(tx, file_id, body)),
  );
  serve(api, decideSettlementRow, 'settlement.work', ({ params: { file_id, line_id }, body, actor }) =>
    act(actor, file_id, (tx) => decideRow(tx, file_id, { ...body, line_id })),
  );
  serve(api, close, 'settlement.work', ({ params: { file_id }, actor }) =>
    act(actor, file_id, (tx) => closeSettlement(tx, file_id)),
  );
}

/** Payments older than the gateway's days for paying out. */
async function missingOnes({ db, clock }: Api) {
  const { holidays } = await referenceRows(db);
  const { payout_wd } = await officeRules(db);
  const today = clock.today();
  let since = today;
  for (let counted = 0; counted < payout_wd; since = addDays(since, -1))
    counted += isWorkingDay(since, holidays) ? 1 : 0;
  const found = await listUnsettledUntil(db, startOfManilaDay(since));
  // Counted once for each day: five hundred counts over years held up every other request.
  const paid_days = new Set(found.map(({ paid_at }) => manilaDay(paid_at)));
  const days_since = new Map([...paid_days].map((day) => [day, workingDaysBetween(day, today, holidays)]));
  const data = found.map((row) => ({
    ...row,
    amount: pesosText(row.amount),
    days: days_since.get(manilaDay(row.paid_at)) ?? 0,
  }));
  return { after_days: payout_wd, total: pesosText(sum(found, ({ amount }) => amount)), data };
}
