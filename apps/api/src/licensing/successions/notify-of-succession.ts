// Notifies the heir, the owner and the staff of each step of an heir's claim.

import { sql } from 'kysely';

import type { MailTemplate } from '../../platform/mail/mail.ts';
import { nudgeRooms } from '../../platform/live/live.ts';
import { type NotificationKind } from '../../domain/notifications/notification-kinds.ts';
import { notifyPeople } from '../../domain/notifications/notify.ts';
import { listStaff } from '../../domain/notifications/list-staff.ts';
import { notifyReader } from '../../domain/notifications/notify-reader.ts';
import type { Transaction } from '../../domain/transactions/transaction.ts';
import type { SuccessionCase } from './successions.queries.ts';

interface SuccessionMail {
  readonly template: Extract<MailTemplate, `succession_${string}`>;
  readonly params?: Readonly<Record<string, string>>;
}

/** Notifies the heir, with the page of the claim. */
export function notifyHeir(tx: Transaction, claim: SuccessionCase, mail: SuccessionMail): Promise<void> {
  return notifySide(tx, claim, { ...mail, account_id: claim.heir_id });
}

/** Notifies the account that owned the business, since its owner may be alive. */
export function notifySuccessionOwner(tx: Transaction, claim: SuccessionCase, mail: SuccessionMail): Promise<void> {
  return notifySide(tx, claim, { ...mail, account_id: claim.owner_id });
}

async function notifySide(
  tx: Transaction,
  claim: SuccessionCase,
  { template, params = {}, account_id }: SuccessionMail & { readonly account_id: number },
): Promise<void> {
  const reader = await tx.trx
    .selectFrom('account')
    .select(['id as account_id', 'email', 'firstname', 'locale'])
    .where('id', '=', account_id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!reader) return;
  const { succession_no, company_name, company_code, heir_name, deceased_name, stated_name, object_until } = claim;
  const link = `${tx.public_url}/app/management/companies/successions/${succession_no}`;
  await notifyReader(
    tx,
    { ...reader, role_id: null },
    {
      template,
      params: { succession_no, company_name, heir_name, deceased_name, stated_name, object_until, link, ...params },
    },
  );
  await nudgeRooms(tx.trx, [`account:${account_id}`], { subject: 'company', key: company_code });
}

type StaffNews = Extract<NotificationKind, `succession_${string}`>;

/** Notifies the licensing office, which has it among its claims. */
export async function notifyLicensing(tx: Transaction, claim: SuccessionCase, kind: StaffNews): Promise<void> {
  const staff = await listStaff(tx.trx, sql`r.name = 'bplo'`);
  await notifyPeople(tx, staff, {
    kind,
    params: toMailParams(claim),
    opens: { path: '/bplo/request/holdings/successions' },
  });
}

/** Notifies those who grant and sign. */
export async function notifySignatories(tx: Transaction, claim: SuccessionCase, kind: StaffNews): Promise<void> {
  const staff = await listStaff(tx.trx, sql`r.name = 'admin' and 'signatory' = any(a.permissions)`);
  await notifyPeople(tx, staff, {
    kind,
    params: toMailParams(claim),
    opens: { path: '/administrator/users/successions' },
  });
}

function toMailParams({ succession_no, company_name, object_until }: SuccessionCase) {
  return { succession_no, company_name, object_until };
}
