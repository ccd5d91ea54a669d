// Computes the bills of a file with a draft, and stores them with it.

import { setImmediate } from 'node:timers/promises';

import { formatPlace, listBills } from '@ebpls/code-files';
import { MAX_PROOF_BILLS } from '@ebpls/contracts';
import { PastBill, Tariff } from '@ebpls/contracts/tariff';
import { type OpenTariff, openTariffForBills, type ProvedBill, proveBills } from '@ebpls/rules/tariff';
import * as v from 'valibot';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import { addEditor } from '../../domain/access/separation/second-person.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { ordinanceChanged } from '../notices/ordinance-events.ts';
import type { VersionRow } from '../ordinances/ordinances.queries.ts';
import { getDraft } from '../ordinances/save-draft.ts';
import { createFileProblem, type UploadedTariffFile } from '../tariff-files/receive-tariff-file.ts';
import { insertProof, type ProofBillInput } from './insert-proof.ts';
import { findProof, listDifferences, listStoredBills } from './tariff-proofs.queries.ts';

interface ProofReply {
  readonly ordinance_version_id: number;
  readonly proof_no: number;
}

// Bills computed before other work of this process runs: about five milliseconds.
const BILLS_PER_TICK = 50;

/**
 * Computes the bills of a file with the draft and stores them in the place of those before; who sends them counts as an
 * editor. Refused: invalid where the file holds no bills or more than 2,000, conflict when it is no draft of a tariff.
 */
export async function proveTariff(
  tx: ActorTransaction,
  ordinance_version_id: number,
  { file_name, read }: UploadedTariffFile,
): Promise<ProofReply> {
  const { trx, actor, now } = tx;
  const draft = await getDraft(tx, ordinance_version_id);
  const tariff = readDraftTariff(draft);
  if (read.problems) throw createFileProblem(read.problems, actor.locale);
  const bills = listBills(read.document);
  if (bills === undefined || bills.length === 0) throw createFieldRefusal('file', 'ordinance.proof_no_bills');
  if (bills.length > MAX_PROOF_BILLS) throw createFieldRefusal('file', 'ordinance.proof_too_many');
  const computedBills = await computeBills(openTariffForBills(tariff, bills), bills, tx.rows);
  const formerProof = await findProof(trx, ordinance_version_id);
  const proof_no = (formerProof?.proof_no ?? 0) + 1;
  await insertProof(trx, {
    ordinance_version_id,
    proof: { proof_no, revision: draft.revision, file_name, proved_by: actor.account_id, proved_at: now },
    bills: computedBills.map((bill, index) =>
      withFilePlace(bill, (path) => formatPlace(`bills.${index}.${path}`, read.places)),
    ),
    accepted: [],
  });
  await trx
    .updateTable('ordinance_version')
    .set({ edited_by: addEditor(draft.edited_by, actor) })
    .where('ordinance_version_id', '=', ordinance_version_id)
    .execute();
  return recordProof(tx, draft, { proof_no, file_name, bills: bills.length });
}

/**
 * Computes the stored bills again with the present draft; a difference that stays the same to the centavo stays
 * accepted. Refused: missing without a proof, conflict when it is no draft.
 */
export async function updateProof(tx: ActorTransaction, ordinance_version_id: number): Promise<ProofReply> {
  const { trx, actor, now } = tx;
  const draft = await getDraft(tx, ordinance_version_id);
  const formerProof = await findProof(trx, ordinance_version_id);
  if (formerProof === undefined) throw new Refused('missing', 'resource.missing');
  const storedBills = await listStoredBills(trx, ordinance_version_id);
  const bills = storedBills.map(({ bill }) => bill);
  const computedBills = await computeBills(openTariffForBills(readDraftTariff(draft), bills), bills, tx.rows);
  const acceptedDifferences = await listDifferences(trx, ordinance_version_id);
  const proof_no = formerProof.proof_no + 1;
  const { file_name } = formerProof;
  await insertProof(trx, {
    ordinance_version_id,
    proof: { proof_no, revision: draft.revision, file_name, proved_by: actor.account_id, proved_at: now },
    // A bill that the file does not hold readably stays as it was; its place in the file is known from then.
    bills: computedBills.map((bill, index) => {
      const before = storedBills[index];
      return before?.bill === null ? { ...bill, title: before.title, refusal: before.refusal } : bill;
    }),
    accepted: acceptedDifferences.filter(({ accepted_by }) => accepted_by !== null),
  });
  return recordProof(tx, draft, { proof_no, file_name, bills: bills.length });
}

/** Refused: conflict where the draft has the former shape. */
function readDraftTariff({ tariff }: VersionRow): Tariff {
  if (tariff === null) throw new Refused('conflict', 'ordinance.proof_tariff_only');
  return v.parse(Tariff, tariff);
}

async function computeBills(
  open: OpenTariff,
  bills: readonly unknown[],
  { holidays }: Pick<ReferenceRows, 'holidays'>,
): Promise<ProofBillInput[]> {
  const billInputs: ProofBillInput[] = [];
  for (let from = 0; from < bills.length; from += BILLS_PER_TICK) {
    await setImmediate();
    const part = bills.slice(from, from + BILLS_PER_TICK);
    billInputs.push(
      ...proveBills(open, part, holidays).map((provedBill, index) => toBillInput(provedBill, part[index])),
    );
  }
  return billInputs;
}

function toBillInput(provedBill: ProvedBill, sourceBill: unknown): ProofBillInput {
  const bill = v.is(PastBill, sourceBill) ? sourceBill : null;
  const { title, outcome } = provedBill;
  if (provedBill.outcome === 'EQUAL')
    return {
      title,
      outcome,
      bill,
      charged: provedBill.total,
      computed: provedBill.total,
      refusal: null,
      differences: [],
    };
  if (provedBill.outcome === 'DIFFERENT') {
    const { charged, computed, differences } = provedBill;
    return { title, outcome, bill, charged, computed, refusal: null, differences };
  }
  const { place, key, params } = provedBill.refusal;
  return { title, outcome, bill, charged: null, computed: null, refusal: { place, key, params }, differences: [] };
}

/** The refusal of a bill names its place in the file, so that its cell is found. */
function withFilePlace(bill: ProofBillInput, format: (path: string) => string): ProofBillInput {
  const { refusal } = bill;
  return refusal === null ? bill : { ...bill, refusal: { ...refusal, place: format(refusal.place) } };
}

async function recordProof(
  tx: ActorTransaction,
  { ordinance_version_id, revision }: VersionRow,
  detail: { readonly proof_no: number; readonly file_name: string; readonly bills: number },
): Promise<ProofReply> {
  await recordAudit(tx.trx, tx.actor, {
    act: 'ordinance.prove',
    object_kind: 'ordinance',
    object_id: ordinance_version_id,
    detail: { ...detail, revision },
  });
  await insertEvent(tx, ordinanceChanged, { ordinance_version_id });
  return { ordinance_version_id, proof_no: detail.proof_no };
}
