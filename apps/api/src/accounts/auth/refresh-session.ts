// Rotates the refresh secret of a session and ends a session whose old secret returns too late (decision 0049).

import { getRoleKind, type User } from '@ebpls/contracts';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Trx } from '../../platform/database/database.ts';
import { getLinkOrigin } from '../../platform/http/own-origins.ts';
import { Refused } from '../../platform/refused.ts';
import type { Api } from '../../platform/http/serve.ts';
import { findAccount, getUser } from '../../platform/identity/accounts.queries.ts';
import { getIdleLimit } from '../../platform/identity/actor.ts';
import { hashSecret, createSecret } from '../../platform/secrets.ts';
import {
  endSession,
  insertRefreshToken,
  lockRefreshToken,
  rotateRefreshToken,
} from '../../platform/identity/sessions.queries.ts';
import { loadSessionUser } from '../../platform/identity/session-user.ts';
import { sendAccountNotice } from '../../domain/notifications/send-account-notice.ts';

// A reloaded page may not have received the reply to its refresh and returns with the old cookie.
const REPEAT_SECONDS = 10;
// A slow connection takes longer; the browser's key must then prove that it is the same browser (decision 0049).
const PROVEN_REPEAT_SECONDS = 120;

interface RefreshedSession {
  readonly user: User;
  readonly access_token: string;
  readonly secret: string;
}

type CheckBrowser = (device_key: Buffer | null) => boolean;

interface PresentedToken {
  readonly secret: string;
  readonly isFromItsBrowser: CheckBrowser;
}

type RefreshOutcome =
  | { session_id: string; account_id: number; secret: string }
  | { ended: string }
  | 'unproven'
  | undefined;

/**
 * Rotates the refresh secret. A secret that returns later than ten seconds after its rotation was stolen or copied: the
 * whole session ends and its person is notified by mail. Within two minutes the key of the session's browser proves it
 * valid, as long as no newer one was used. A cookie alone, without that key, rotates nothing. Refused: unauthenticated,
 * with `session.expired` when the cookie is no longer usable.
 */
export async function rotateSession(
  api: Api,
  secret: string | undefined,
  isFromItsBrowser: CheckBrowser,
): Promise<RefreshedSession> {
  if (secret === undefined) throw new Refused('unauthenticated', 'session.missing');
  const outcome = await api.db.transaction().execute((trx) => evaluateToken(api, trx, { secret, isFromItsBrowser }));
  if (outcome === 'unproven') throw new Refused('unauthenticated', 'session.missing');
  if (outcome !== undefined && 'ended' in outcome) {
    api.sessions.forget(outcome.ended);
    api.live.dropSession(outcome.ended);
  }
  const actor = outcome && 'secret' in outcome ? await api.sessions.actorOfSession(outcome.session_id) : undefined;
  if (!outcome || !('secret' in outcome) || !actor) throw new Refused('unauthenticated', 'session.expired');
  return {
    user: await loadSessionUser(api, outcome.account_id),
    access_token: api.sessions.accessToken(outcome.account_id, outcome.session_id),
    secret: outcome.secret,
  };
}

async function evaluateToken(
  api: Api,
  trx: Trx,
  { secret, isFromItsBrowser }: PresentedToken,
): Promise<RefreshOutcome> {
  const token = await lockRefreshToken(trx, hashSecret(secret));
  if (!token?.is_live) return undefined;
  const { session_id, account_id } = token;
  const isProven = isFromItsBrowser(token.device_key);
  // An old secret counts as copied even when the proof of the browser is valid.
  if (isOld(token) && !(isProven && canBeLost(token))) {
    await endSession(trx, { id: session_id, account_id }, 'reuse');
    await notifyOfReuse(api, trx, { session_id, account_id });
    return { ended: session_id };
  }
  if (!isProven) {
    await recordAudit(
      trx,
      { account_id, role_name: null },
      { act: 'session.unproven', object_kind: 'session', object_id: session_id },
    );
    return 'unproven';
  }
  if (token.idle_seconds > (await getIdleSeconds(trx, account_id))) {
    await endSession(trx, { id: session_id, account_id }, 'idle');
    return { ended: session_id };
  }
  await rotateRefreshToken(trx, token.id);
  const next = createSecret();
  await insertRefreshToken(trx, session_id, hashSecret(next));
  return { session_id, account_id, secret: next };
}

type RefreshToken = NonNullable<Awaited<ReturnType<typeof lockRefreshToken>>>;

function isOld({ used_seconds_ago }: RefreshToken): boolean {
  return used_seconds_ago !== null && used_seconds_ago > REPEAT_SECONDS;
}

/** True when the reply that rotated it may never have reached the browser: had it, a newer secret would be used. */
function canBeLost({ device_key, used_seconds_ago, is_newer_used }: RefreshToken): boolean {
  return device_key !== null && !is_newer_used && (used_seconds_ago ?? 0) <= PROVEN_REPEAT_SECONDS;
}

async function getIdleSeconds(trx: Trx, account_id: number): Promise<number> {
  const { roles } = await getUser(trx, account_id);
  return getIdleLimit(getRoleKind(roles[0]?.name));
}

async function notifyOfReuse(
  { config }: Api,
  trx: Trx,
  { session_id, account_id }: { session_id: string; account_id: number },
): Promise<void> {
  const account = await findAccount(trx, account_id);
  await recordAudit(
    trx,
    { account_id, role_name: null },
    { act: 'session.reuse', object_kind: 'session', object_id: session_id },
  );
  await sendAccountNotice(trx, account, {
    template: 'session_reuse',
    params: { firstname: account.firstname, link: `${getLinkOrigin(config)}/login` },
    sms: 'account_notice',
    site: config.public_url,
  });
}
