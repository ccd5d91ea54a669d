// Acknowledgements, errors and rate limit of the socket events of the inquiry messenger.

import type { ErrorBody, Locale } from '@ebpls/contracts';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';

import { findWriteFault } from '../../platform/health/write-check.ts';
import { toFieldMessages } from '../../platform/http/read-request.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { EVENT_LIMIT } from '../../platform/rate-limits/guess-rules.ts';

/** Acknowledgement of an event (decision E6). */
export type Ack = { readonly ok: true; readonly data: unknown } | ErrorBody;

export interface FailedEvent {
  readonly event: string;
  readonly error: unknown;
}

/** Limits events to the speed of a person. Refused: too_many beyond a burst of sixty or thirty a second. */
export function createEventLimiter(clock: () => number = () => performance.now()): () => void {
  let remainder: number = EVENT_LIMIT.burst;
  let at = clock();
  return () => {
    const now = clock();
    remainder = Math.min(EVENT_LIMIT.burst, remainder + ((now - at) / 1000) * EVENT_LIMIT.a_second);
    at = now;
    if (remainder < 1) throw new Refused('too_many', 'inquiry.too_fast');
    remainder -= 1;
  };
}

/** The error in the one shape, in the person's language. */
export function toSocketError(error: unknown, locale: Locale, reference: string): ErrorBody {
  if (error instanceof v.ValiError)
    return {
      error: {
        code: 'invalid',
        message: getMessageText('request.invalid', {}, locale),
        fields: toFieldMessages(error.issues, locale),
      },
    };
  if (findWriteFault(error) !== undefined)
    return { error: { code: 'failed', message: getMessageText('server.not_saving', {}, locale), reference } };
  if (!(error instanceof Refused))
    return { error: { code: 'failed', message: getMessageText('server.failed', { reference }, locale), reference } };
  const message = getMessageText(error.key, error.params, locale);
  if (error.fields === undefined) return { error: { code: error.code, message } };
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([path, key]) => [path, [getMessageText(key, error.params, locale)]]),
  );
  return { error: { code: error.code, message, fields } };
}

/** Logs the account and the refusal, never the text; an internal error is logged whole. */
export function logRefusal(
  log: FastifyBaseLogger,
  { event, error, account_id, reference }: FailedEvent & { readonly account_id: number; readonly reference: string },
): void {
  if (error instanceof Refused) log.warn({ event, account_id, code: error.code, reason: error.key }, 'inquiry refused');
  else if (error instanceof v.ValiError)
    log.warn(
      { event, account_id, code: 'invalid', fields: error.issues.map((issue) => v.getDotPath(issue)) },
      'inquiry refused',
    );
  else log.error({ event, account_id, reference, err: error as Error }, 'failed');
}
