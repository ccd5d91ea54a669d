import type { Database, Trx } from '../database.ts';
import type { Work } from '../licensing/work.ts';
import { nudge } from '../live.ts';
import { type MailTemplate, sendMail } from '../mail.ts';

const ADMIN_ROLE = 2;

/** After the commit the treasurer's payment pages load again. */
export function nudgeTreasury(trx: Database | Trx): Promise<void> {
  return nudge(trx, [`role:${ADMIN_ROLE}`], { subject: 'payment' });
}

interface Letter {
  readonly template: MailTemplate;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Writes to the owner of a business about its money, with a link to the statement of account. */
export async function mailPayer({ trx, public_url }: Pick<Work, 'trx' | 'public_url'>, business_id: number, { template, params }: Letter): Promise<void> {
  const business = await trx
    .selectFrom('business')
    .innerJoin('account', 'account.id', 'business.owner_id')
    .select(['company_name', 'company_code', 'account.email', 'account.firstname', 'account.locale'])
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow();
  const { email, locale, firstname, company_name, company_code } = business;
  const link = `${public_url}/app/management/companies/account/soa?company_code=${company_code}`;
  await sendMail(trx, { to: email, template, locale, params: { firstname, company_name, link, ...params } });
}
