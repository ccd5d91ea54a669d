import { getAccountPath, getRoleKind } from '@ebpls/contracts';

import {
  defineSetupConsumer,
  type EventConsumer,
  type SetupTransaction,
} from '../../domain/notifications/events/consumers.ts';
import { findAccount, getUser } from '../../platform/identity/accounts.queries.ts';
import { nudgeRooms } from '../../platform/live/live.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { exportMade } from './export-events.ts';

/** What follows a file of own data: the person's page reloads, and a mail says that the file is ready. */
export const EXPORT_CONSUMERS: readonly EventConsumer[] = [
  defineSetupConsumer(exportMade, {
    name: 'reload_account',
    effect: 'reload',
    deliver: ({ trx }, { params: { account_id } }) =>
      nudgeRooms(trx, [`account:${account_id}`], { subject: 'account' }),
  }),
  defineSetupConsumer(exportMade, {
    name: 'mail_person',
    effect: 'mail',
    deliver: (tx, { params: { account_id, until } }) => mailExport(tx, account_id, until),
  }),
];

async function mailExport({ trx, public_url }: SetupTransaction, account_id: number, until: string): Promise<void> {
  const { email, firstname, locale } = await findAccount(trx, account_id);
  const kind = getRoleKind((await getUser(trx, account_id)).roles[0]?.name);
  const link = `${public_url}${getAccountPath(kind)}?tab=privacy`;
  await sendMail(trx, { to: email, template: 'export_ready', locale, params: { firstname, until, link } });
}
