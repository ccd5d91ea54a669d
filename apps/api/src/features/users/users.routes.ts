import { changeUser as change, closeUser as close, inviteUser as invite, listRoles, listUsers, reopenUser as reopen, resendInvitation as resend } from '@ebpls/contracts';

import { type Api, serve } from '../../http/serve.ts';
import { cursorOf, readCursor } from '../../records/application-list.ts';
import { changeUser, closeUser, inviteUser, reopenUser, resendInvitation, userOnWire } from './change-user.ts';
import { listRoleRows, listUserRows } from './users.queries.ts';

/** People and their roles; nobody changes their own. */
export function usersRoutes(api: Api): void {
  serve(api, listUsers, 'user.read', async ({ query, actor }) => {
    const pattern = query.search === undefined || query.search === '' ? null : `%${query.search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const found = await listUserRows(api.db, { pattern, role_id: query.role_id, state: query.state, before: readCursor(query.cursor)?.[1], limit: query.limit + 1 });
    const shown = found.slice(0, query.limit);
    const last = shown.at(-1);
    return { data: shown.map((user) => userOnWire(user, actor)), next_cursor: found.length > query.limit && last ? cursorOf(['', last.id]) : null };
  });
  serve(api, listRoles, 'user.read', async () => ({ data: await listRoleRows(api.db) }));
  serve(api, invite, 'user.write', ({ body, actor }) => inviteUser(api, actor, body));
  serve(api, resend, 'user.write', ({ params, actor }) => resendInvitation(api, actor, params.user_id));
  serve(api, change, 'user.write', ({ params, body, actor }) => changeUser(api, { actor, user_id: params.user_id }, body));
  serve(api, close, 'user.write', ({ params, actor }) => closeUser(api, { actor, user_id: params.user_id }));
  serve(api, reopen, 'user.write', ({ params, actor }) => reopenUser(api, { actor, user_id: params.user_id }));
}
