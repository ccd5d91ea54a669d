// Consequences of an act on a sanction case: the pages of both sides reload, the owner and the staff are notified.

import { ROLE_ID, type SanctionState } from '@ebpls/contracts';
import { toManilaDay } from '@ebpls/rules';
import { sql } from 'kysely';

import { nudgeRooms } from '../../platform/live/live.ts';
import type { MailTemplate } from '../../platform/mail/mail.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { defineConsumer, type EventConsumer } from '../../domain/notifications/events/consumers.ts';
import { notifyPeople, listStaff, notifyReader } from '../../domain/notifications/notify.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import { findClosureState, type ClosureState, getOfficeName } from './sanction-reply.ts';
import { type NotifiedSanction, sanctionChanged } from './sanction-events.ts';

type ClosureNews = `sanction_closure_${Lowercase<Exclude<ClosureState, 'REVOKED'>>}` | 'sanction_closed';
type SanctionNews = (`sanction_${Lowercase<SanctionState>}` | ClosureNews) & MailTemplate;

/**
 * States that wait for the signatory; of all others the person who recommended and the licensing office are notified.
 */
const FOR_SIGNATORY: ReadonlySet<SanctionState> = new Set(['RECOMMENDED', 'ANSWERED', 'UNANSWERED', 'COMPLIED']);

/** What follows every act on a sanction case. */
export const SANCTION_CONSUMERS: readonly EventConsumer[] = [
  defineConsumer(sanctionChanged, {
    name: 'reload_pages',
    effect: 'reload',
    deliver: (tx, { params: { sanction, is_notified } }) => reloadSanctionPages(tx, sanction, is_notified),
  }),
  defineConsumer(sanctionChanged, {
    name: 'notify_owner',
    effect: 'mail',
    deliver: async (tx, { params: { sanction, is_notified } }) => {
      if (is_notified) await notifySanctionOwner(tx, sanction);
    },
  }),
  defineConsumer(sanctionChanged, {
    name: 'notify_staff',
    effect: 'notification',
    deliver: async (tx, { params: { sanction, is_notified } }) => {
      if (is_notified) await notifyStaff(tx, sanction, getSanctionTemplate(sanction));
    },
  }),
];

/** The owner is notified of every step, by mail too. */
async function notifySanctionOwner(tx: Transaction, sanction: NotifiedSanction): Promise<void> {
  const { trx, rows, public_url } = tx;
  const { sanction_no, company_name, ground, finding, recommender } = sanction;
  const template = getSanctionTemplate(sanction);
  const owner = await trx
    .selectFrom('account')
    .select(['id', 'email', 'firstname', 'locale'])
    .where('id', '=', sanction.owner_id)
    .executeTakeFirstOrThrow();
  const params = {
    sanction_no,
    company_name,
    ground: getMessageText(`sanction.ground.${ground}`, {}, owner.locale),
    finding,
    officer: recommender,
    office: getOfficeName(sanction, rows, owner.locale),
    recommended_on: toManilaDay(sanction.recommended_at),
    answer_by: sanction.answer_by ?? '',
    decision: sanction.decision,
    reinstatement: sanction.reinstatement,
  };
  const link = `${public_url}/app/management/companies/sanctions/${sanction_no}`;
  await notifyReader(tx, { ...owner, account_id: owner.id, role_id: null }, { template, params: { ...params, link } });
}

/** Where there is no permit nothing is suspended or revoked: the mails speak of closing the business. */
function getSanctionTemplate(sanction: NotifiedSanction): SanctionNews {
  const { state } = sanction;
  const closing = findClosureState(sanction, state);
  if (closing === 'REVOKED') return 'sanction_closed';
  if (closing !== undefined) return `sanction_closure_${closing.toLowerCase()}` as SanctionNews; // has its letter too
  return `sanction_${state.toLowerCase()}` as SanctionNews; // every state has its letter, which the type checks
}

async function notifyStaff(tx: Transaction, sanction: NotifiedSanction, kind: SanctionNews): Promise<void> {
  const { sanction_no, company_name, state } = sanction;
  const params = { sanction_no, company_name };
  if (FOR_SIGNATORY.has(state)) {
    const signatories = await listStaff(tx.trx, sql`r.name = 'admin' and 'signatory' = any(a.permissions)`);
    await notifyPeople(tx, signatories, {
      kind,
      params,
      opens: { path: `/administrator/request/sanctions/${sanction_no}` },
    });
    return;
  }
  const desk = sql`(a.id = ${sanction.recommended_by}::bigint or r.name = 'bplo')`;
  for (const person of await listStaff(tx.trx, desk)) {
    const { rows } = await sql<{ name: string; brgycode: string | null }>`
      select name, brgycode from role where id = ${person.role_id}`.execute(tx.trx);
    const mount = rows[0]?.brgycode === null ? rows[0].name : 'barangay';
    await notifyPeople(tx, [person], { kind, params, opens: { path: `/${mount}/request/sanctions/${sanction_no}` } });
  }
}

/** A step changes the page of the business too. */
async function reloadSanctionPages(
  { trx }: Transaction,
  { owner_id, recommended_by, sanction_no, company_code }: NotifiedSanction,
  isStep: boolean,
): Promise<void> {
  await nudgeRooms(
    trx,
    [`account:${owner_id}`, `account:${recommended_by}`, `role:${ROLE_ID.admin}`, `role:${ROLE_ID.bplo}`],
    { subject: 'sanction', key: sanction_no },
  );
  if (isStep) await nudgeRooms(trx, [`account:${owner_id}`], { subject: 'company', key: company_code });
}
