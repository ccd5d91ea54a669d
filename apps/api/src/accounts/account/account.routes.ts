// Routes of a person's own account: profile, settings, password, mail address, sessions and second sign-in step.

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
  requestProofCode,
  saveAccountSettings,
  startSecondStep as start,
  reportPresence as present,
  updateProfile,
} from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { loadSessionUser } from '../../platform/identity/session-user.ts';
import { listLiveSessions } from '../../platform/identity/sessions.queries.ts';
import { runAtEvenBeat } from '../../platform/rate-limits/even-timing.ts';
import { confirmEmailChange, requestEmailChange } from './change-email.ts';
import { chooseMails, loadMailPreferences } from './choose-mails.ts';
import { provePassword } from './prove-password.ts';
import { openUnsentWorkKey } from './open-unsent-work-key.ts';
import { sendProofCode } from '../mobile/proof-code.ts';
import { replacePassword } from './replace-password.ts';
import { endOneSession } from './end-one-session.ts';
import { saveProfile } from './save-profile.ts';
import { confirmSecondStep } from './confirm-second-step.ts';
import { endSecondStep, getSecondStepState, startSecondStep } from './second-step.ts';
import { recordPresence } from './record-presence.ts';

export function accountRoutes(api: Api): void {
  registerEndpoint(api, getMe, 'second_step.own', ({ actor }) => loadSessionUser(api, actor.account_id));
  registerEndpoint(api, updateProfile, 'account.own', ({ actor, body }) => saveProfile(api, actor, body));
  registerEndpoint(api, getAccountSettings, 'account.own', ({ actor }) =>
    loadMailPreferences(api.db, actor.account_id),
  );
  registerEndpoint(api, saveAccountSettings, 'account.own', ({ actor, body }) => chooseMails(api, actor, body));
  registerEndpoint(api, changePassword, 'account.own', ({ actor, body, request }) =>
    replacePassword(api, actor, { ...body, ip: request.ip }),
  );
  registerEndpoint(api, wishEmail, 'account.own', ({ actor, body, request }) =>
    runAtEvenBeat(() => requestEmailChange(api, actor, { ...body, ip: request.ip })),
  );
  registerEndpoint(api, confirmEmail, 'account.own', ({ actor, body }) => confirmEmailChange(api, actor, body.token));
  registerEndpoint(api, listSessions, 'account.own', async ({ actor }) => {
    const sessions = await listLiveSessions(api.db, actor.account_id);
    return { data: sessions.map((session) => ({ ...session, is_current: session.id === actor.session_id })) };
  });
  registerEndpoint(api, getSecondStep, 'second_step.own', ({ actor }) => getSecondStepState(api, actor));
  registerEndpoint(api, start, 'second_step.own', ({ actor, body, request }) =>
    startSecondStep(api, actor, { ...body, ip: request.ip }),
  );
  registerEndpoint(api, confirm, 'second_step.own', ({ actor, body }) => confirmSecondStep(api, actor, body.code));
  registerEndpoint(api, end, 'account.own', ({ actor, body, request }) =>
    endSecondStep(api, actor, { ...body, ip: request.ip }),
  );
  registerEndpoint(api, endSession, 'account.own', ({ actor, params }) => endOneSession(api, actor, params.id));
  registerEndpoint(api, openKey, 'account.own', ({ actor }) => openUnsentWorkKey(api, actor));
  registerEndpoint(api, requestProofCode, 'second_step.own', ({ actor }) => sendProofCode(api, actor));
  registerEndpoint(api, prove, 'account.own', ({ actor, body, request }) =>
    provePassword(api, actor, { ...body, ip: request.ip }),
  );
  registerEndpoint(api, present, 'second_step.own', ({ actor, body }) => recordPresence(api, actor, body.idle_seconds));
}
