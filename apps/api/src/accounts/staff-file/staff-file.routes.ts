import { inviteStaff as invite } from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { inviteStaff } from './invite-staff.ts';

/** Many people at once, from the list that the hall keeps anyway. */
export function staffFileRoutes(api: Api): void {
  registerEndpoint(api, invite, 'user.write', ({ actor, request }) => inviteStaff(api, actor, request));
}
