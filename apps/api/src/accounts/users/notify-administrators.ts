// Notifies the administrators, and the person concerned, of acts on accounts.

import { formatPersonName, type AccountRequestKind, type Locale, type SafeguardedPower } from '@ebpls/contracts';
import { toManilaDay } from '@ebpls/rules';
import { sql } from 'kysely';

import { listStaff, type MailReader, notifyReader } from '../../domain/notifications/notify.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import type { Trx } from '../../platform/database/database.ts';
import { isMessageKey, type MessageKey, getMessageText } from '../../platform/messages/catalogue.ts';
import type { AccountRequestRow } from './account-requests.queries.ts';
import type { RequestMail } from './user-events.ts';
import { listRoleTitles, type RoleTitles } from './users.queries.ts';

type NoticeContext = Pick<Transaction, 'trx' | 'now' | 'public_url'>;

interface RequestNotice {
  readonly template: RequestMail;
  readonly by: string;
  readonly reason?: string;
}

/**
 * Mails every administrator, in their language, and adds a notification for each; also for the requester and the person
 * concerned, with any role.
 */
export async function notifyOfRequest(
  context: NoticeContext,
  request: AccountRequestRow,
  { template, by, reason = '' }: RequestNotice,
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

/** An account, with the names of the roles and the permissions that an act added or removed. */
export interface StaffAccount {
  readonly id: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly grants: readonly string[];
}

interface ReducedAccount {
  readonly by: string;
  readonly account: StaffAccount;
  readonly kind: AccountRequestKind;
}

/** Notifies all administrators and the person concerned of grants that one administrator removed alone. */
export async function notifyOfReducedGrants(
  context: NoticeContext,
  { by, account, kind }: ReducedAccount,
): Promise<void> {
  const titles = await listRoleTitles(context.trx);
  const template = kind === 'close' ? 'account_closed' : 'account_reduced';
  await notifyAdministrators(context, account.id, (locale) => ({
    template,
    params: { by, person: formatPersonName(account), powers: formatGrants(account.grants, titles, locale) },
  }));
}

/** Notifies every administrator of each account of staff, with its new grants. */
export async function notifyNewStaff(
  context: NoticeContext,
  by: string,
  staff: readonly StaffAccount[],
): Promise<void> {
  const titles = await listRoleTitles(context.trx);
  await notifyAdministrators(context, undefined, (locale) => ({
    template: 'account_staff',
    params: {
      by,
      count: staff.length,
      people: staff
        .map(
          (person) => `${formatPersonName(person)} (${person.email}): ${formatGrants(person.grants, titles, locale)}`,
        )
        .join('\n'),
    },
  }));
}

interface AdministratorMail {
  readonly template: RequestMail | 'account_reduced' | 'account_closed' | 'account_staff';
  readonly params: Readonly<Record<string, string | number>>;
}

async function notifyAdministrators(
  context: NoticeContext,
  subject_id: number | undefined,
  createMail: (locale: Locale) => AdministratorMail,
): Promise<void> {
  const { trx, public_url } = context;
  const administrators = await listStaff(trx, sql`r.name = 'admin'`);
  const subject = subject_id === undefined ? undefined : await findReader(trx, subject_id);
  const isAdministrator = administrators.some(({ account_id }) => account_id === subject?.account_id);
  for (const reader of subject === undefined || isAdministrator ? administrators : [...administrators, subject]) {
    const { template, params } = createMail(reader.locale);
    const link = `${public_url}${reader === subject ? '/login' : '/administrator/users'}`;
    const reason: MessageKey = reader === subject ? 'mail.reason.account' : 'mail.reason.administrator';
    await notifyReader(context, reader, {
      template,
      params: { ...params, why: getMessageText(reason, {}, reader.locale), link },
    });
  }
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
