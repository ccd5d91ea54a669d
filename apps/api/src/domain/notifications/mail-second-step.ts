import type { Trx } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/api.ts';
import { getLinkOrigin } from '../../platform/http/own-origins.ts';
import { findAccount } from '../../platform/identity/accounts.queries.ts';
import { sendAccountNotice } from './send-account-notice.ts';

interface SecondStepMail {
  readonly account_id: number;
  readonly template: 'second_step_on' | 'second_step_off' | 'second_step_reset';
}

/** Notifies the person of a change of their second step, in case they did not make it. */
export async function mailSecondStep(
  { config }: Pick<Api, 'config'>,
  trx: Trx,
  { account_id, template }: SecondStepMail,
): Promise<void> {
  const account = await findAccount(trx, account_id);
  const params = { firstname: account.firstname, link: `${getLinkOrigin(config)}/login` };
  await sendAccountNotice(trx, account, { template, params, sms: 'account_notice', site: config.public_url });
}
