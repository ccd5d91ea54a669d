// Uploads files to a `multipart` endpoint in one request and reports the progress.

import type { Endpoint, EndpointReply } from '@ebpls/contracts';

import { formatAddress } from '../address.ts';
import { type CallArguments, createHeaders, readReply, throwRefusal } from '../call.ts';
import { createProofHeader } from '../session/device-key.ts';
import { isProvenNow } from '../session/proof.ts';
import { getTokenToSend } from '../refresh.ts';
import { createOfflineRefusal } from '../refusal.ts';

/** Options of an upload. */
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
 * Sends files to a `multipart` endpoint. fetch cannot report upload progress, so this is the one use of XMLHttpRequest.
 * An act that requires the password is sent again once it was typed.
 */
export async function uploadFiles<E extends Endpoint>(
  endpoint: E,
  ...[request]: Required<CallArguments<E, Upload>>
): Promise<EndpointReply<E>> {
  try {
    return await uploadOnce(endpoint, request);
  } catch (error) {
    if (!(await isProvenNow(error))) throw error;
    return uploadOnce(endpoint, request);
  }
}

async function uploadOnce<E extends Endpoint>(endpoint: E, input: Loose): Promise<EndpointReply<E>> {
  const token = await getTokenToSend();
  const proof =
    token === undefined
      ? {}
      : await createProofHeader(endpoint.method, new URL(formatAddress(endpoint, input), location.origin).href);
  const { status, body } = await transferFiles(endpoint, input, {
    ...createHeaders(token, input.idempotency_key),
    ...proof,
  });
  if (status >= 400) await throwRefusal(status, body, token);
  return readReply(endpoint, body);
}

function transferFiles(
  endpoint: Endpoint,
  input: Loose,
  headers: Record<string, string>,
): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, formatAddress(endpoint, input));
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => input.onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, body: readJson(request.responseText) });
    request.onerror = () => reject(createOfflineRefusal(endpoint.method));
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
