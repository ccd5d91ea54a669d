import {
  approveAccountRequest,
  changeUser as change,
  closeUser as close,
  downloadUsers,
  inviteUser as invite,
  listAccountRequests,
  listRoles,
  listUsers,
  refuseAccountRequest,
  reopenUser as reopen,
  resendInvitation as resend,
  resetSecondStep as resetStep,
  withdrawAccountRequest,
} from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { sendUsers } from '../user-list/user-list.ts';
import { loadDecider } from '../../domain/access/separation/second-person.ts';
import { listWaitingRequests } from './account-requests.queries.ts';
import {
  changeUser,
  closeUser,
  inviteUser,
  reopenUser,
  resendInvitation,
  resetSecondStep,
  toUserRow,
} from './change-user.ts';
import { approveRequest, refuseRequest, toAccountRequestReply, withdrawRequest } from './decide-request.ts';
import { expireRequests } from './request-change.ts';
import { listRoleRows, listUserRows } from './users.queries.ts';

/** People and their roles; nobody changes their own. */
export function usersRoutes(api: Api): void {
  registerEndpoint(api, listUsers, 'user.read', async ({ query, actor }) => {
    const { pageRows, next_cursor } = await listUserRows(api.db, query);
    return { data: pageRows.map((user) => toUserRow(user, actor)), next_cursor };
  });
  registerEndpoint(api, downloadUsers, 'user.read', ({ query, actor, reply }) =>
    sendUsers(api, { actor, reply }, query),
  );
  registerEndpoint(api, listRoles, 'user.read', async () => ({ data: await listRoleRows(api.db) }));
  registerEndpoint(api, invite, 'user.write', ({ body, actor }) => inviteUser(api, actor, body));
  registerEndpoint(api, resend, 'user.write', ({ params, actor }) => resendInvitation(api, actor, params.user_id));
  registerEndpoint(api, change, 'user.write', ({ params, body, actor }) =>
    changeUser(api, { actor, user_id: params.user_id }, body),
  );
  registerEndpoint(api, close, 'user.write', ({ params, actor }) => closeUser(api, { actor, user_id: params.user_id }));
  registerEndpoint(api, reopen, 'user.write', ({ params, actor }) =>
    reopenUser(api, { actor, user_id: params.user_id }),
  );
  registerEndpoint(api, resetStep, 'user.write', ({ params, actor }) =>
    resetSecondStep(api, { actor, user_id: params.user_id }),
  );
  registerRequestRoutes(api);
}

/** Changes that need two administrators: one requests at the endpoints above, another decides here. */
function registerRequestRoutes(api: Api): void {
  registerEndpoint(api, listAccountRequests, 'account_request.read', async ({ actor }) => {
    const pendingRequests = await listWaitingRequests(api.db, api.clock.now());
    const decider = await loadDecider(api.db, actor);
    return { data: pendingRequests.map((request) => toAccountRequestReply(request, decider)) };
  });
  registerEndpoint(api, approveAccountRequest, 'account_request.decide', ({ params, actor }) =>
    approveRequest(api, { ...params, actor }),
  );
  registerEndpoint(api, refuseAccountRequest, 'account_request.decide', ({ params, body, actor }) =>
    refuseRequest(api, { ...params, actor }, body.reason),
  );
  registerEndpoint(api, withdrawAccountRequest, 'account_request.withdraw', ({ params, actor }) =>
    withdrawRequest(api, { ...params, actor }),
  );

  api.jobs.task('expire_account_requests', () => expireRequests(api));
  api.jobs.cron('40 * * * *', 'expire_account_requests');
}
