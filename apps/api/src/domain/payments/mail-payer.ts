// Mails the owner of a business about its money.

import type { Transaction } from '../../platform/transactions/transaction.ts';
import { notifyReader } from '../notifications/notify.ts';
import type { PayerMailInput } from './payment-events.ts';

/** Mails the owner of a business about its money, with a link to the statement of account. */
export async function mailPayer(
  tx: Pick<Transaction, 'trx' | 'now' | 'public_url'>,
  business_id: number,
  { template, params }: PayerMailInput,
): Promise<void> {
  const { company_name, company_code, ...owner } = await tx.trx
    .selectFrom('business')
    .innerJoin('account', 'account.id', 'business.owner_id')
    .select([
      'company_name',
      'company_code',
      'account.id as account_id',
      'account.email',
      'account.firstname',
      'account.locale',
    ])
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow();
  const link = `${tx.public_url}/app/management/companies/account/soa?company_code=${company_code}`;
  await notifyReader(tx, { ...owner, role_id: null }, { template, params: { company_name, link, ...params } });
}
