import {
  confirmMobile as confirm,
  getMobile,
  removeMobile as remove,
  requestMobileCode,
  switchMobile as turn,
} from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { confirmMobile, loadMobile, removeMobile, requestCode, switchMobile } from './mobile.ts';

/** The number that a person's text messages go to: proved by a code, switched on and off by its person. */
export function mobileRoutes(api: Api): void {
  registerEndpoint(api, getMobile, 'account.own', ({ actor }) => loadMobile(api, actor));
  registerEndpoint(api, requestMobileCode, 'account.own', ({ actor, body }) => requestCode(api, actor, body.number));
  registerEndpoint(api, confirm, 'mobile.confirm', ({ actor, body }) => confirmMobile(api, actor, body.code));
  registerEndpoint(api, turn, 'account.own', ({ actor, body }) => switchMobile(api, actor, body.is_on));
  registerEndpoint(api, remove, 'account.own', ({ actor }) => removeMobile(api, actor));
}
