import {
  changePassword,
  confirmEmailChange as confirmEmail,
  confirmSecondStep as confirm,
  endSecondStep as end,
  endSession,
  getAccountSettings,
  getMe,
  getSecondStep,
  listSessions,
  openUnsentWorkKey as openKey,
  provePassword as prove,
  requestEmailChange as wishEmail,
  saveAccountSettings,
  startSecondStep as start,
  tellPresence as present,
  updateProfile,
} from '@ebpls/contracts';

import { type Api, serve } from '../../platform/http/serve.ts';
import { loadSessionUser } from '../../platform/identity/session-user.ts';
import { listLiveSessions } from '../../platform/identity/sessions.queries.ts';
import { evenly } from '../../platform/rate-limits/evenly.ts';
import { confirmEmailChange, requestEmailChange } from './change-email.ts';
import { chooseMails, chosenMails } from './choose-mails.ts';
import { provePassword } from './prove-password.ts';
import { openUnsentWorkKey } from './open-unsent-work-key.ts';
import { replacePassword } from './replace-password.ts';
import { endOneSession } from './end-one-session.ts';
import { saveProfile } from './save-profile.ts';
import { confirmSecondStep } from './confirm-second-step.ts';
import { endSecondStep, secondStepOf, startSecondStep } from './second-step.ts';
import { tellPresence } from './tell-presence.ts';

export function accountRoutes(api: Api): void {
  serve(api, getMe, 'second_step.own', ({ actor }) => loadSessionUser(api, actor.account_id));
  serve(api, updateProfile, 'account.own', ({ actor, body }) => saveProfile(api, actor, body));
  serve(api, getAccountSettings, 'account.own', ({ actor }) => chosenMails(api.db, actor.account_id));
  serve(api, saveAccountSettings, 'account.own', ({ actor, body }) => chooseMails(api, actor, body));
  serve(api, changePassword, 'account.own', ({ actor, body, request }) =>
    replacePassword(api, actor, { ...body, ip: request.ip }),
  );
  serve(api, wishEmail, 'account.own', ({ actor, body, request }) =>
    evenly(() => requestEmailChange(api, actor, { ...body, ip: request.ip })),
  );
  serve(api, confirmEmail, 'account.own', ({ actor, body }) => confirmEmailChange(api, actor, body.token));
  serve(api, listSessions, 'account.own', async ({ actor }) => {
    const sessions = await listLiveSessions(api.db, actor.account_id);
    return { data: sessions.map((session) => ({ ...session, is_current: session.id === actor.session_id })) };
  });
  serve(api, getSecondStep, 'second_step.own', ({ actor }) => secondStepOf(api, actor));
  serve(api, start, 'second_step.own', ({ actor, body, request }) =>
    startSecondStep(api, actor, { ...body, ip: request.ip }),
  );
  serve(api, confirm, 'second_step.own', ({ actor, body }) => confirmSecondStep(api, actor, body.code));
  serve(api, end, 'account.own', ({ actor, body, request }) => endSecondStep(api, actor, { ...body, ip: request.ip }));
  serve(api, endSession, 'account.own', ({ actor, params }) => endOneSession(api, actor, params.id));
  serve(api, openKey, 'account.own', ({ actor }) => openUnsentWorkKey(api, actor));
  serve(api, prove, 'account.own', ({ actor, body, request }) =>
    provePassword(api, actor, { ...body, ip: request.ip }),
  );
  serve(api, present, 'second_step.own', ({ actor, body }) => tellPresence(api, actor, body.idle_seconds));
}
