// Lists the people with an account, as pages and as a file.

import { type downloadUsers, type EndpointInput, formatPersonName, type Locale } from '@ebpls/contracts';
import { toManilaDay } from '@ebpls/rules';
import type { FastifyReply } from 'fastify';

import { type FileColumn, sendList } from '../../domain/listing/send-list.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { getMessageText, isMessageKey } from '../../platform/messages/catalogue.ts';
import { loadReferenceRows, type ReferenceRows } from '../../platform/reference/reference-rows.ts';
import { type ListedUser, listUserRows } from '../users/users.queries.ts';

const USER_COLUMNS: readonly FileColumn<'users'>[] = [
  { key: 'name', of: 'name', kind: 'text' },
  { key: 'email', of: 'name', kind: 'text' },
  { key: 'roles', of: 'roles', kind: 'text' },
  { key: 'permissions', of: 'permissions', kind: 'text' },
  { key: 'state', of: 'state', kind: 'text' },
  { key: 'last_used', of: 'last_used', kind: 'day' },
];

/** Sends the people with an account as a file. */
export async function sendUsers(
  api: Api,
  { actor, reply }: { readonly actor: Actor; readonly reply: FastifyReply },
  query: EndpointInput<typeof downloadUsers>['query'],
): Promise<void> {
  const rows = await loadReferenceRows(api.db);
  const { locale } = actor;
  return sendList(api, {
    list: 'users',
    actor,
    reply,
    query,
    columns: USER_COLUMNS,
    read: (db, place) => listUserRows(db, { ...query, ...place }),
    toRow: (user: ListedUser) => ({
      key: String(user.id),
      texts: {
        name: formatPersonName(user),
        email: user.email,
        roles: user.roles.map(({ name }) => getRoleText(name, rows, locale)).join(', '),
        permissions: user.permissions.map((name) => getMessageText(`list.permission.${name}`, {}, locale)).join(', '),
        state: getMessageText(`list.user_state.${user.state}`, {}, locale),
        last_used: user.last_used_at === null ? '' : toManilaDay(user.last_used_at),
      },
    }),
  });
}

/** A role as people call it: the title of its office; a barangay's role has its own name. */
function getRoleText(role_name: string, { offices }: ReferenceRows, locale: Locale): string {
  const key = `role.${role_name}`;
  if (isMessageKey(key)) return getMessageText(key, {}, locale);
  const office = [...offices].find(([name]) => name === role_name)?.[1];
  return office?.title[locale] ?? role_name;
}
