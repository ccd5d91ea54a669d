import {
  closeSettlement as close,
  confirmDeposit as confirm,
  decideSettlementRow,
  getSettlement,
  importSettlement as importFile,
  listSettlements,
  listUnsettledPayments,
  formatPesosText,
} from '@ebpls/contracts';
import { addDays, isWorkingDay, toManilaDay, startOfManilaDay, countWorkingDays } from '@ebpls/rules';

import { loadOfficeRules } from '../../platform/reference/office-rules.ts';
import { Refused } from '../../platform/refused.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { inTransaction, type ActorTransaction } from '../../platform/transactions/transaction.ts';
import { importSettlement, receiveSettlementFile } from './import-settlement.ts';
import { closeSettlement, confirmDeposit, decideRow } from './settle-rows.ts';
import { toSettlementFileReply, toSettlementReply, type SettlementReply } from './settlement-reply.ts';
import {
  findSettlementFile,
  listSettlementFiles,
  listSettlementLines,
  listUnsettledUntil,
  sumUnsettledUntil,
} from './settlements.queries.ts';

/** Payouts of the gateway, compared with the payments until the bank has the money. */
export function settlementsRoutes(api: Api): void {
  const getReply = async (file_id: number, actor: Actor): Promise<SettlementReply> => {
    const file = await findSettlementFile(api.db, file_id);
    if (!file) throw new Refused('missing', 'resource.missing');
    return toSettlementReply(file, await listSettlementLines(api.db, file_id), actor.locale);
  };
  const runAct = async (
    actor: Actor,
    file_id: number,
    tx: (step: ActorTransaction) => Promise<void>,
  ): Promise<SettlementReply> => {
    await inTransaction(api, actor, tx);
    return getReply(file_id, actor);
  };

  registerEndpoint(api, listSettlements, 'payment.read_all', async ({ query }) => {
    const { pageRows, next_cursor } = await listSettlementFiles(api.db, query);
    return { data: pageRows.map(toSettlementFileReply), next_cursor };
  });
  registerEndpoint(api, listUnsettledPayments, 'payment.read_all', () => api.wideReads.run(() => loadUnsettled(api)));
  registerEndpoint(api, getSettlement, 'payment.read_all', ({ params, actor }) => getReply(params.file_id, actor));
  registerEndpoint(api, importFile, 'settlement.work', async ({ actor, request }) => {
    const file = await receiveSettlementFile(request);
    return getReply(await inTransaction(api, actor, (tx) => importSettlement(tx, file)), actor);
  });
  registerEndpoint(api, confirm, 'settlement.work', ({ params: { file_id }, body, actor }) =>
    runAct(actor, file_id, (tx) => confirmDeposit(tx, file_id, body)),
  );
  registerEndpoint(api, decideSettlementRow, 'settlement.work', ({ params: { file_id, line_id }, body, actor }) =>
    runAct(actor, file_id, (tx) => decideRow(tx, file_id, { ...body, line_id })),
  );
  registerEndpoint(api, close, 'settlement.work', ({ params: { file_id }, actor }) =>
    runAct(actor, file_id, (tx) => closeSettlement(tx, file_id)),
  );
}

/** Payments older than the gateway's days for paying out. */
async function loadUnsettled({ db, clock }: Api) {
  const { holidays } = await loadReferenceRows(db);
  const { payout_wd } = await loadOfficeRules(db);
  const today = clock.today();
  let since = today;
  for (let workingDays = 0; workingDays < payout_wd; since = addDays(since, -1))
    workingDays += isWorkingDay(since, holidays) ? 1 : 0;
  const until = startOfManilaDay(since);
  const [rows, total] = await Promise.all([listUnsettledUntil(db, until), sumUnsettledUntil(db, until)]);
  const data = rows.map((row) => ({
    ...row,
    amount: formatPesosText(row.amount),
    days: countWorkingDays(toManilaDay(row.paid_at), today, holidays),
  }));
  return { after_days: payout_wd, total: formatPesosText(total), data };
}
