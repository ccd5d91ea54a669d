// Tests the gateway settings and the sending of mails during set-up.

import { createHash, randomUUID } from 'node:crypto';

import type { ReplyBody, tryGateway as gatewayEndpoint } from '@ebpls/contracts';
import * as v from 'valibot';

import { GatewayUnreachable, type PaymentProvider } from '../../domain/payments/gateway/payment-provider.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { getUser } from '../../platform/identity/accounts.queries.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';

const TRIAL_KEY = 'gateway_trial';
const GatewayTrial = v.object({ settings: v.string(), is_done: v.boolean(), fault: v.string() });

/** Identifies the gateway, merchant and key that were tried; a trial of others does not count for these. */
function hashTriedSettings({ paynamics: { query_url, merchant_id, merchant_key } }: Api['config']): string {
  return createHash('sha256').update([query_url, merchant_id, merchant_key].join('\n')).digest('base64url');
}

/** The last trial of the current settings; undefined when they were not tried. */
export function findTrial(value: unknown, config: Api['config']): v.InferOutput<typeof GatewayTrial> | undefined {
  const result = v.safeParse(GatewayTrial, value);
  return result.success && result.output.settings === hashTriedSettings(config) ? result.output : undefined;
}

/**
 * Queries a payment that does not exist: a gateway that knows our merchant and key replies that there is none. No
 * money moves. Refused: conflict while online payment is off, for the settings then name no gateway.
 */
export async function tryGateway(
  { db, config }: Api,
  actor: Actor,
  provider: PaymentProvider,
): Promise<ReplyBody<typeof gatewayEndpoint>> {
  if (!config.takes_online_payments) throw new Refused('conflict', 'setup.gateway_off');
  const fault = await findGatewayFault(provider);
  const value = JSON.stringify({
    settings: hashTriedSettings(config),
    is_done: fault === undefined,
    fault: fault ?? '',
  });
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('setting')
      .values({ key: TRIAL_KEY, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    await recordAudit(trx, actor, {
      act: 'setup.try_gateway',
      object_kind: 'setting',
      object_id: TRIAL_KEY,
      detail: { fault: fault ?? null },
    });
  });
  return {
    is_done: fault === undefined,
    verdict: getMessageText(
      fault === undefined ? 'setup.gateway_done' : 'setup.gateway_failed',
      { fault: fault ?? '' },
      actor.locale,
    ),
  };
}

async function findGatewayFault(provider: PaymentProvider): Promise<string | undefined> {
  try {
    await provider.query({ request_id: randomUUID().replaceAll('-', '').toUpperCase(), response_id: null });
    return undefined;
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error;
    return error.message;
  }
}

/** Mails the administrator; the mail takes the same path as every mail, by the worker and the mail server. */
export async function queueTestMail({ db, config }: Api, actor: Actor): Promise<{ to: string }> {
  return db.transaction().execute(async (trx) => {
    const { email, firstname } = await getUser(trx, actor.account_id);
    await sendMail(trx, {
      to: email,
      template: 'mail_trial',
      locale: actor.locale,
      params: { firstname, link: `${config.public_url}/administrator/settings/set-up` },
    });
    await recordAudit(trx, actor, { act: 'setup.try_mail', object_kind: 'account', object_id: actor.account_id });
    return { to: email };
  });
}
