// Consequences of acts on a claim: pages reload, the claimant and the treasurers are notified.

import { defineConsumer, type EventConsumer } from '../../domain/notifications/events/consumers.ts';
import { notifyPeople, notifyReader } from '../../domain/notifications/notify.ts';
import { defineTreasuryReload } from '../../domain/payments/payment-consumers.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import type { Trx } from '../../platform/database/database.ts';
import { formatPeso } from '../../platform/format.ts';
import { nudgeRooms } from '../../platform/live/live.ts';
import { listTreasurers } from '../list-treasurers.ts';
import { claimAnswered, claimEscalated, claimOpened } from './claim-events.ts';
import { type ClaimRecord, findClaim } from './claims.queries.ts';

const TREASURY_PATH = '/administrator/report/paynamics/payment/claims';

/** What follows the opening, the answer and the escalation of a claim. */
export const CLAIM_CONSUMERS: readonly EventConsumer[] = [
  defineTreasuryReload(claimOpened),
  defineTreasuryReload(claimAnswered),
  defineTreasuryReload(claimEscalated),
  defineConsumer(claimOpened, {
    name: 'mail_claimant',
    effect: 'mail',
    deliver: (tx, { params: { claim_no } }) => mailClaimant(tx, claim_no, 'claim_opened'),
  }),
  defineConsumer(claimOpened, {
    name: 'notify_treasurers',
    effect: 'notification',
    deliver: (tx, { params: { claim_no } }) => notifyTreasurers(tx, claim_no),
  }),
  defineConsumer(claimAnswered, {
    name: 'reload_claimant',
    effect: 'reload',
    deliver: async ({ trx }, { params: { claim_no } }) => {
      const { account_id } = await getClaim(trx, claim_no);
      await nudgeRooms(trx, [`account:${account_id}`], { subject: 'claim' });
    },
  }),
  defineConsumer(claimAnswered, {
    name: 'mail_claimant',
    effect: 'mail',
    deliver: (tx, { params: { claim_no, mail } }) => mailClaimant(tx, claim_no, mail),
  }),
  defineConsumer(claimEscalated, {
    name: 'mail_treasurers',
    effect: 'mail',
    deliver: (tx, { params: { claim_no } }) => mailTreasurers(tx, claim_no),
  }),
];

async function getClaim(trx: Trx, claim_no: string): Promise<ClaimRecord> {
  const claim = await findClaim(trx, claim_no);
  if (!claim) throw new Error(`claim ${claim_no} is gone`);
  return claim;
}

async function mailClaimant(
  tx: Transaction,
  claim_no: string,
  template: 'claim_opened' | 'claim_matched' | 'claim_refused',
): Promise<void> {
  const claim = await getClaim(tx.trx, claim_no);
  const link = `${tx.public_url}/app/management/companies/payment/claims`;
  await notifyReader(tx, { ...claim, role_id: null }, { template, params: { ...toClaimMailParams(claim), link } });
}

/** Notifies every treasurer of a claim that waits for an answer. */
async function notifyTreasurers(tx: Transaction, claim_no: string): Promise<void> {
  const { amount, company_name } = await getClaim(tx.trx, claim_no);
  await notifyPeople(tx, await listTreasurers(tx.trx), {
    kind: 'claim_new',
    params: { claim_no, amount: formatPeso(amount), company_name },
    opens: { path: TREASURY_PATH },
  });
}

/** Mails every treasurer about a claim past its day. */
async function mailTreasurers(tx: Transaction, claim_no: string): Promise<void> {
  const claim = await getClaim(tx.trx, claim_no);
  const params = { ...toClaimMailParams(claim), link: `${tx.public_url}${TREASURY_PATH}` };
  for (const treasurer of await listTreasurers(tx.trx))
    await notifyReader(tx, treasurer, { template: 'claim_late', params });
}

function toClaimMailParams({ claim_no, company_name, amount, reference, due_on, answer }: ClaimRecord) {
  return { claim_no, company_name, reference, answer, amount: formatPeso(amount), due_on };
}
