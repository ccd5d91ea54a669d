// Turns errors into error replies.

import { type ErrorBody, STATUS_BY_CODE, toReadableParams } from '@ebpls/contracts';
import { StoreAway, WrongContent } from '@ebpls/storage';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { findWriteFault, WriteSkippedError } from '../health/write-check.ts';
import { getRequestLocale } from '../locale.ts';
import { type MessageKey, getMessageText } from '../messages/catalogue.ts';
import { WrongRequest } from './read-request.ts';
import { Refused } from '../refused.ts';

// PostgreSQL: two transactions conflicted; the loser may simply try again.
const MET = new Set(['40001', '40P01', '55P03']);
// PostgreSQL or the network: no database at the moment.
const AWAY = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  // A machine that is gone, or a name that does not resolve while its container is down.
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
]);

// PostgreSQL: the statement was cancelled, by its time limit or by us.
const STATEMENT_CANCELLED = '57014';

/** Every error is sent in the one shape; an unexpected one is logged whole and answered with a reference. */
export function registerProblemReplies(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendProblem(error, request, reply));
  app.setNotFoundHandler((request, reply) =>
    sendError(reply, 404, {
      code: 'missing',
      message: getMessageText('address.missing', {}, getRequestLocale(request)),
    }),
  );
}

/** An address that cannot be parsed, before any endpoint: the same shape. */
export function sendUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void sendProblem(error, request, reply);
}

function sendProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = getRequestLocale(request);
  if (error instanceof WrongRequest)
    return sendError(reply, STATUS_BY_CODE.invalid, {
      code: 'invalid',
      message: getMessageText('request.invalid', {}, locale),
      fields: error.fields,
    });
  if (error instanceof Refused) {
    if (error.retry_after !== undefined) void reply.header('retry-after', error.retry_after);
    return sendError(reply, STATUS_BY_CODE[error.code], toRefusalBody(error, request));
  }
  if (MET.has(error.code))
    return sendError(reply, STATUS_BY_CODE.conflict, {
      code: 'conflict',
      message: getMessageText('request.try_again', {}, locale),
    });
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    const [code, key] = getStatusProblem(error.statusCode);
    return sendError(reply, error.statusCode, { code, message: getMessageText(key, {}, locale) });
  }
  if (error.code === STATEMENT_CANCELLED) return refuseTimedOut(error, request, reply);
  return findWriteFault(error) === undefined
    ? sendFailure(error, request, reply)
    : refuseUnsaved(error, request, reply);
}

/** Nothing of the request was stored; the same one may be sent again when there is space. */
function refuseUnsaved(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const reference = request.id;
  if (!(error instanceof WriteSkippedError))
    request.log.error({ err: error, reference, method: request.method, route: request.routeOptions.url }, 'not saved');
  void reply.header('retry-after', 30);
  return sendError(reply, 503, {
    code: 'failed',
    message: getMessageText('server.not_saving', {}, getRequestLocale(request)),
    reference,
  });
}

function toRefusalBody(error: Refused, request: FastifyRequest): ErrorBody['error'] {
  const locale = getRequestLocale(request);
  const params = toReadableParams(error.params, locale);
  const message = getMessageText(error.key, params, locale);
  const present = error.present === undefined ? {} : { present: { ...error.present } };
  if (error.fields === undefined) return { code: error.code, message, ...present };
  const fields = Object.entries(error.fields).map(([path, key]) => [path, [getMessageText(key, params, locale)]]);
  return { code: error.code, message, fields: Object.fromEntries(fields) as Record<string, string[]>, ...present };
}

/** The statement took longer than its kind of request may, or the client has disconnected. */
function refuseTimedOut(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const reference = request.id;
  const line = { err: error, reference, method: request.method, route: request.routeOptions.url };
  if (reply.raw.destroyed) request.log.debug(line, 'nobody waits');
  else request.log.warn(line, 'took too long');
  void reply.header('retry-after', 30);
  return sendError(reply, 503, {
    code: 'failed',
    message: getMessageText('request.timed_out', {}, getRequestLocale(request)),
    reference,
  });
}

function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const key = getFailureKey(error);
  const isAway = key === 'server.files_away' || key === 'server.unavailable';
  const reference = request.id;
  request.log.error({ err: error, reference, method: request.method, route: request.routeOptions.url }, 'failed');
  if (isAway) void reply.header('retry-after', 30);
  const message = getMessageText(key, { reference }, getRequestLocale(request));
  return sendError(reply, isAway ? 503 : STATUS_BY_CODE.failed, { code: 'failed', message, reference });
}

/** Message of a failure: an unreachable database or file store, which passes, or a defect. */
function getFailureKey(error: FastifyError): MessageKey {
  if (error instanceof StoreAway) return 'server.files_away';
  if (error instanceof WrongContent) return 'server.file_differs';
  return AWAY.has(error.code) ? 'server.unavailable' : 'server.failed';
}

/** Refusals of the framework: unreadable JSON, too large a body, an unknown content type. */
function getStatusProblem(status: number): [ErrorBody['error']['code'], MessageKey] {
  if (status === 404) return ['missing', 'address.missing'];
  if (status === 413 || status === 414) return ['invalid', 'request.too_large'];
  if (status === 415 || status === 406) return ['invalid', 'request.media_type'];
  if (status === 429) return ['too_many', 'request.too_many'];
  return ['invalid', 'request.unreadable'];
}

function sendError(reply: FastifyReply, status: number, error: ErrorBody['error']): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send({ error });
}
