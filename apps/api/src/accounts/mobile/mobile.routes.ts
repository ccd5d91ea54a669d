import {
  confirmMobile as confirm,
  getMobile,
  removeMobile as remove,
  requestMobileCode,
  switchMobile as turn,
} from '@ebpls/contracts';

import { type Api, serve } from '../../platform/http/serve.ts';
import { confirmMobile, mobileOf, removeMobile, requestCode, switchMobile } from './mobile.ts';

/** The number that a person's text messages go to: proved by a code, switched on and off by its person. */
export function mobileRoutes(api: Api): void {
  serve(api, getMobile, 'account.own', ({ actor }) => mobileOf(api, actor));
  serve(api, requestMobileCode, 'account.own', ({ actor, body }) => requestCode(api, actor, body.number));
  serve(api, confirm, 'account.own', ({ actor, body }) => confirmMobile(api, actor, body.code));
  serve(api, turn, 'account.own', ({ actor, body }) => switchMobile(api, actor, body.is_on));
  serve(api, remove, 'account.own', ({ actor }) => removeMobile(api, actor));
}
