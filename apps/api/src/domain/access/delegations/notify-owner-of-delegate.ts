import type { Locale } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { MailTemplate } from '../../../platform/mail/mail.ts';
import { notifyReader } from '../../notifications/notify.ts';
import type { Transaction } from '../../../platform/transactions/transaction.ts';

interface DelegateRow {
  readonly delegate_name: string;
  readonly delegation_no: string;
  readonly walk_in_no: string | null;
  readonly account_id: number;
  readonly email: string | null;
  readonly firstname: string;
  readonly locale: Locale;
  readonly company_name: string;
  readonly company_code: string;
}

interface DelegateMailInput {
  readonly template: Extract<MailTemplate, `delegate_${string}`>;
  readonly params: (locale: Locale) => Readonly<Record<string, string | number>>; // In the owner's language.
  readonly path: string; // Page of the owner, below the origin.
  readonly delegation_id: number | null; // Authority of the act; null where nobody acted for another.
}

/** Mails the owner about an act of a delegate in their name. Does nothing where nobody acts for another. */
export async function notifyOwnerOfDelegate(
  tx: Pick<Transaction, 'trx' | 'now' | 'public_url'>,
  { template, params, path, delegation_id }: DelegateMailInput,
): Promise<void> {
  const delegate = await findActedFor(tx.trx, delegation_id);
  if (delegate === undefined) return;
  const { delegate_name, delegation_no, walk_in_no, company_name, company_code: _code, ...owner } = delegate;
  const link = `${tx.public_url}${path}`;
  const mailParams = { delegate_name, delegation_no: walk_in_no ?? delegation_no, company_name, link };
  await notifyReader(
    tx,
    { ...owner, role_id: null },
    { template: walk_in_no === null ? template : 'walk_in_filed', params: { ...mailParams, ...params(owner.locale) } },
  );
}

async function findActedFor(trx: Transaction['trx'], delegation_id: number | null): Promise<DelegateRow | undefined> {
  const { rows } = await sql<DelegateRow>`
    select
      d.full_name as delegate_name, g.delegation_no, i.walk_in_no, w.id as account_id, w.email, w.firstname,
      w.locale, b.company_name, b.company_code
    from delegation g
    join account d on d.id = g.delegate_id
    join account w on w.id = g.owner_id
    join business b using (business_id)
    left join walk_in i using (walk_in_id)
    where g.delegation_id = ${delegation_id}::bigint`.execute(trx);
  return rows[0];
}
