// Sends a request to an endpoint of the API and returns its parsed reply; every page reaches the server through it.

import type { Endpoint, EndpointReply, Request as RequestOf } from '@ebpls/contracts';
import * as v from 'valibot';

import { formatAddress } from './address.ts';
import { savePrefetch, usePrefetched } from './prefetched-answers.ts';
import { getCurrentLanguage } from './language.ts';
import { getOfflineAccount } from './offline/offline-mark.ts';
import { saveAccountReply, findOfflineReply } from './offline/offline.ts';
import { isProvenNow } from './session/proof.ts';
import { getWalkInHeader } from './session/walk-in.ts';
import { createOtherAccountRefusal, toRefusal, createUnreadableRefusal } from './refusal.ts';
import { endSession, getTokenToSend } from './refresh.ts';
import { sendRequest } from './send.ts';
import { readToken, getSubject } from './token.ts';

/** Options of an API call. */
interface CallOptions {
  readonly signal?: AbortSignal;
  /** The same key twice runs the command once (decision E6); create one per form, not per click. */
  readonly idempotency_key?: string;
  /** Sent to the end although the page is left meanwhile; for small bodies only (browsers allow 64 KB in all). */
  readonly keepalive?: boolean;
  /** Sent for this account or not at all: another one may have signed in from another tab since it was written. */
  readonly account?: number;
}

/** Second argument of a call; it is omitted when the endpoint has no request fields. */
export type CallArguments<E extends Endpoint, More = unknown> =
  unknown extends RequestOf<E> ? [options?: CallOptions & More] : [request: RequestOf<E> & CallOptions & More];

interface Loose extends CallOptions {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

const runningCommands = new Map<string, Promise<unknown>>();

/**
 * Sends a request to the endpoint and returns the reply parsed by its schema. Throws a `Refusal`; a 401 ends the
 * session. A read without an answer of the server returns the owner's stored reply (decision 0094). A command repeated
 * with its key while it runs is the same command: a double click gets one answer.
 */
export function callEndpoint<E extends Endpoint>(
  endpoint: E,
  ...[request]: CallArguments<E>
): Promise<EndpointReply<E>> {
  const { idempotency_key, params, body }: Loose = request ?? {};
  if (idempotency_key === undefined) return requestReply(endpoint, request ?? {});
  const command = JSON.stringify([idempotency_key, endpoint.method, endpoint.path, params, body]);
  const answer =
    runningCommands.get(command) ??
    requestReply(endpoint, request ?? {}).finally(() => runningCommands.delete(command));
  runningCommands.set(command, answer);
  return answer as Promise<EndpointReply<E>>; // the same endpoint asked, so its reply is this one's
}

async function requestReply<E extends Endpoint>(endpoint: E, request: object): Promise<EndpointReply<E>> {
  const address = formatAddress(endpoint, request);
  const account = getOfflineAccount();
  try {
    const response = await requestEndpoint(endpoint, request);
    const body: unknown = await response.json().catch(() => undefined);
    const reply = readReply(endpoint, body);
    saveAccountReply(account, { endpoint, address, body });
    return reply;
  } catch (error) {
    const offlineReply = await findOfflineReply(error, endpoint, address);
    if (offlineReply === undefined) throw error;
    return readReply(endpoint, offlineReply);
  }
}

/**
 * Returns the raw answer of a served call, which `callEndpoint` and `fetchFile` share. An act that requires the
 * password is sent again once it was typed.
 */
export async function requestEndpoint(endpoint: Endpoint, input: object): Promise<Response> {
  try {
    return await requestOnce(endpoint, input);
  } catch (error) {
    if (!(await isProvenNow(error))) throw error;
    return requestOnce(endpoint, input);
  }
}

async function requestOnce(endpoint: Endpoint, input: object): Promise<Response> {
  const request: Loose = input;
  const token = await getTokenToSend();
  if (request.account !== undefined && token !== undefined && getSubject(token) !== request.account)
    throw createOtherAccountRefusal();
  const url = formatAddress(endpoint, request);
  const prefetchedReply = await usePrefetched(endpoint.method, url, token);
  if (prefetchedReply) return prefetchedReply;
  const response = await sendRequest({
    url,
    method: endpoint.method,
    headers: createHeaders(token, request.idempotency_key),
    signal: request.signal,
    keepalive: request.keepalive,
    isSigned: token !== undefined,
    ...(request.body !== undefined && { json: request.body }),
  });
  if (!response.ok) await throwRefusal(response.status, await response.json().catch(() => undefined), token);
  return response;
}

/**
 * Prefetches what the first page of the document will request while its code loads. Only for a visitor with a token.
 */
export function prefetch(url: string): void {
  const token = readToken();
  if (token === undefined) return;
  savePrefetch(
    url,
    token,
    sendRequest({ url, method: 'GET', headers: createHeaders(token, undefined), isSigned: true }),
  );
}

/** Throws the refusal in the answer; a refused token ends the session. */
export async function throwRefusal(status: number, body: unknown, token: string | undefined): Promise<never> {
  if (status === 401 && token !== undefined) endSession(body);
  throw toRefusal(status, body);
}

/** Headers of every request, of `fetch` and of uploads. */
export function createHeaders(token: string | undefined, idempotency_key: string | undefined): Record<string, string> {
  return {
    'accept-language': getCurrentLanguage(),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(idempotency_key !== undefined && { 'idempotency-key': idempotency_key }),
    ...getWalkInHeader(),
  };
}

/** Parses a reply by the endpoint's schema. Throws a refusal `failed` when it breaks the contract. */
export function readReply<E extends Endpoint>(endpoint: E, body: unknown): EndpointReply<E> {
  if (!endpoint.reply) return undefined as EndpointReply<E>; // the type says void here
  const result = v.safeParse(endpoint.reply, body);
  if (!result.success) throw createUnreadableRefusal();
  return result.output as EndpointReply<E>; // the schema's output is the declared reply
}
