import { inviteStaff as invite } from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { inviteStaff } from './invite-staff.ts';

/** Invites many people at once from a list that the municipality has. */
export function staffFileRoutes(api: Api): void {
  registerEndpoint(api, invite, 'user.write', ({ actor, request }) => inviteStaff(api, actor, request));
}
