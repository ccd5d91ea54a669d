import { formatPersonName } from '@ebpls/contracts';
import type { AccountRequestKind, Locale, Permission, Role, SafeguardedPower } from '@ebpls/contracts';
import { listGrants, toManilaDay } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Trx } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/serve.ts';
import { nudgeRooms } from '../../platform/live/live.ts';
import { listStaff } from '../../domain/notifications/list-staff.ts';
import { type MailReader, notifyReader } from '../../domain/notifications/notify-reader.ts';
import { isMessageKey, type MessageKey, getMessageText } from '../../platform/messages/catalogue.ts';
import type { AccountRequestRow } from './account-requests.queries.ts';
import { listRoleTitles, type RoleTitles } from './users.queries.ts';

const ADMINISTRATORS_ROOM = 'role:2';

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
 * Mails every administrator, in their language, and adds a notification for each; also for the requester and the person
 * concerned, with any role.
 */
export async function notifyOfRequest(
  context: NoticeContext,
  request: AccountRequestRow,
  { template, by = '', reason = '' }: RequestNotice,
): Promise<void> {
  const person = formatPersonName(request.user);
  const until = toManilaDay(request.expires_at);
  await notifyAdministrators(context, request.kind === 'invite' ? undefined : request.user.id, (locale) => ({
    template,
    params: { asker: request.asked_by, person, what: requestInWords(request, locale), until, by, reason },
  }));
}

/** Formats the requested change as the middle of a sentence. */
function requestInWords({ kind, powers, taken, user }: AccountRequestRow, locale: Locale): string {
  const part = kind !== 'change' || taken.length === 0 ? kind : powers.length === 0 ? 'take' : 'change_and_take';
  return getMessageText(
    `account_request.${part satisfies AccountRequestKind | 'take' | 'change_and_take'}`,
    {
      person: formatPersonName(user),
      powers: formatPowers(powers, locale),
      taken: formatPowers(taken, locale),
    },
    locale,
  );
}

interface ReducedAccount {
  readonly by: string;
  readonly user: { readonly id: number; readonly firstname: string; readonly lastname: string };
  /** Names of roles, and permissions. */
  readonly removedGrants: readonly string[];
  readonly kind: AccountRequestKind;
}

/** Notifies all administrators and the person concerned of grants that one administrator removed alone. */
export async function notifyOfReducedGrants(
  context: NoticeContext,
  { by, user, removedGrants, kind }: ReducedAccount,
): Promise<void> {
  const titles = await listRoleTitles(context.trx);
  const template = kind === 'close' ? 'account_closed' : 'account_reduced';
  await notifyAdministrators(context, user.id, (locale) => ({
    template,
    params: { by, person: formatPersonName(user), powers: formatGrants(removedGrants, titles, locale) },
  }));
}

interface StaffAccount {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly roles: readonly Role[];
  readonly permissions: readonly Permission[];
}

/** Notifies every administrator of each account of staff, with its grants; accounts of owners are left out. */
export async function notifyNewStaff(
  context: NoticeContext,
  by: string,
  people: readonly StaffAccount[],
): Promise<void> {
  const staff = people
    .map((person) => ({
      person,
      held: listGrants({ roles: person.roles.map(({ name }) => name), permissions: person.permissions }),
    }))
    .filter(({ held }) => held.length > 0);
  if (staff.length === 0) return;
  const titles = await listRoleTitles(context.trx);
  await notifyAdministrators(context, undefined, (locale) => ({
    template: 'account_staff',
    params: {
      by,
      count: staff.length,
      people: staff
        .map(
          ({ person, held }) => `${formatPersonName(person)} (${person.email}): ${formatGrants(held, titles, locale)}`,
        )
        .join('\n'),
    },
  }));
}

interface AdministratorMail {
  readonly template: RequestMailTemplate | 'account_reduced' | 'account_closed' | 'account_staff';
  readonly params: Readonly<Record<string, string | number>>;
}

async function notifyAdministrators(
  { api: { clock, config }, trx }: NoticeContext,
  subject_id: number | undefined,
  createMail: (locale: Locale) => AdministratorMail,
): Promise<void> {
  const noticeContext = { trx, now: clock.now(), public_url: config.public_url };
  const administrators = await listStaff(trx, sql`r.name = 'admin'`);
  const subject = subject_id === undefined ? undefined : await findReader(trx, subject_id);
  const isAdministrator = administrators.some(({ account_id }) => account_id === subject?.account_id);
  for (const reader of subject === undefined || isAdministrator ? administrators : [...administrators, subject]) {
    const { template, params } = createMail(reader.locale);
    const link = `${config.public_url}${reader === subject ? '/login' : '/administrator/users'}`;
    const why: MessageKey = reader === subject ? 'mail.reason.account' : 'mail.reason.administrator';
    await notifyReader(noticeContext, reader, {
      template,
      params: { ...params, why: getMessageText(why, {}, reader.locale), link },
    });
  }
  await nudgeRooms(trx, [ADMINISTRATORS_ROOM], { subject: 'user' });
}

/** Finds a person with a password, with any grants, a closed account too. */
async function findReader(trx: Trx, account_id: number): Promise<MailReader | undefined> {
  const { rows } = await sql<MailReader>`
    select a.id as account_id, p.role_id, a.email, a.firstname, a.locale
    from account a
    left join account_role p on p.account_id = a.id and p.position = 0
    where a.id = ${account_id}::bigint and a.verified_at is not null`.execute(trx);
  return rows[0];
}

function listInWords(words: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(words);
}

function formatPowers(powers: readonly SafeguardedPower[], locale: Locale): string {
  return listInWords(
    powers.map((power) => getMessageText(`power.${power}`, {}, locale)),
    locale,
  );
}

/** Roles and permissions as people call them. */
function formatGrants(names: readonly string[], titles: RoleTitles, locale: Locale): string {
  if (names.length === 0) return getMessageText('power.none', {}, locale);
  const getGrantTitle = (name: string): string => {
    const key = `power.${name}`;
    return isMessageKey(key) ? getMessageText(key, {}, locale) : (titles.get(name)?.[locale] ?? name);
  };
  return listInWords(names.map(getGrantTitle), locale);
}

/** A person's name for mails and lists. */
export async function getAccountName(trx: Trx, account_id: number): Promise<string> {
  const { firstname, lastname } = await trx
    .selectFrom('account')
    .select(['firstname', 'lastname'])
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
  return formatPersonName({ firstname, lastname });
}
