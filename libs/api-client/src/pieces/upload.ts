import type { Endpoint, Reply } from '@ebpls/contracts';

import { addressOf } from '../address.ts';
import { type CallArguments, headersFor, readReply, refuse } from '../call.ts';
import { proofFor } from '../session/device-key.ts';
import { isProvenNow } from '../session/proof.ts';
import { tokenToSend } from '../refresh.ts';
import { noAnswer } from '../refusal.ts';

interface Upload {
  readonly form: FormData;
  /** Called with the part sent so far, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

interface Loose extends Upload {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly signal?: AbortSignal;
  readonly idempotency_key?: string;
}

/**
 * Sends files to a `multipart` endpoint. fetch cannot tell how far an upload is, so this is the one use of
 * XMLHttpRequest. An act that wants the password again is sent again once it was typed.
 */
export async function upload<E extends Endpoint>(
  endpoint: E,
  ...[request]: Required<CallArguments<E, Upload>>
): Promise<Reply<E>> {
  try {
    return await uploadOnce(endpoint, request);
  } catch (error) {
    if (!(await isProvenNow(error))) throw error;
    return uploadOnce(endpoint, request);
  }
}

async function uploadOnce<E extends Endpoint>(endpoint: E, input: Loose): Promise<Reply<E>> {
  const token = await tokenToSend();
  const proof =
    token === undefined
      ? {}
      : await proofFor(endpoint.method, new URL(addressOf(endpoint, input), location.origin).href);
  const { status, body } = await transfer(endpoint, input, { ...headersFor(token, input.idempotency_key), ...proof });
  if (status >= 400) await refuse(status, body, token);
  return readReply(endpoint, body);
}

function transfer(
  endpoint: Endpoint,
  input: Loose,
  headers: Record<string, string>,
): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, addressOf(endpoint, input));
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => input.onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, body: readJson(request.responseText) });
    request.onerror = () => reject(noAnswer(endpoint.method));
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
    input.signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(input.form);
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
