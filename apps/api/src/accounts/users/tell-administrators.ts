import { formatPersonName } from '@ebpls/contracts';
import type { AccountRequestKind, Locale, Power } from '@ebpls/contracts';
import { manilaDay } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Trx } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/serve.ts';
import { nudge } from '../../platform/live/live.ts';
import { listStaff } from '../../domain/notifications/staff.ts';
import { tell } from '../../domain/notifications/tell.ts';
import { messageText } from '../../platform/messages/catalogue.ts';
import type { AccountRequestRow } from './account-requests.queries.ts';

const ADMIN_ROOM = 'role:2';

type RequestMailTemplate =
  | 'account_asked'
  | 'account_approved'
  | 'account_refused'
  | 'account_withdrawn'
  | 'account_expired';

interface NoticeContext {
  readonly api: Pick<Api, 'clock' | 'config'>;
  readonly trx: Trx;
}

interface RequestNotice {
  readonly template: RequestMailTemplate;
  readonly by?: string;
  readonly reason?: string;
}

/**
 * Mails every administrator, in their language, and puts a line into their notifications: the one who asked and the one
 * it concerns too.
 */
export async function tellRequest(
  context: NoticeContext,
  request: AccountRequestRow,
  { template, by = '', reason = '' }: RequestNotice,
): Promise<void> {
  const person = formatPersonName(request.user);
  await tellAll(context, (locale) => {
    const what = messageText(
      `account_request.${request.kind satisfies AccountRequestKind}`,
      { person, powers: powersInWords(request.powers, locale) },
      locale,
    );
    const until = manilaDay(request.expires_at);
    return { template, params: { asker: request.asked_by, person, what, until, by, reason } };
  });
}

interface Reduced {
  readonly by: string;
  readonly person: string;
  readonly powers: readonly Power[];
}

/** Nobody has to agree when something is taken away, but everyone hears of it. */
export async function tellReduced(context: NoticeContext, { by, person, powers }: Reduced): Promise<void> {
  await tellAll(context, (locale) => ({
    template: 'account_reduced',
    params: { by, person, powers: powersInWords(powers, locale) },
  }));
}

interface AdministratorMail {
  readonly template: RequestMailTemplate | 'account_reduced';
  readonly params: Readonly<Record<string, string>>;
}

async function tellAll(
  { api: { clock, config }, trx }: NoticeContext,
  mailIn: (locale: Locale) => AdministratorMail,
): Promise<void> {
  const teller = { trx, now: clock.now(), public_url: config.public_url };
  const link = `${config.public_url}/administrator/users`;
  for (const administrator of await listStaff(trx, sql`r.name = 'admin'`)) {
    const { template, params } = mailIn(administrator.locale);
    await tell(teller, administrator, { template, params: { ...params, link } });
  }
  await nudge(trx, [ADMIN_ROOM], { subject: 'user' });
}

function powersInWords(powers: readonly Power[], locale: Locale): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    powers.map((power) => messageText(`power.${power}`, {}, locale)),
  );
}

/** A person's name for letters and lists. */
export async function nameOfAccount(trx: Trx, account_id: number): Promise<string> {
  const { firstname, lastname } = await trx
    .selectFrom('account')
    .select(['firstname', 'lastname'])
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
  return formatPersonName({ firstname, lastname });
}
