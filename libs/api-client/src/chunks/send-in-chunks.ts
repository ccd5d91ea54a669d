// Uploads a document in pieces over an unstable connection and resumes where it stopped (tus protocol, decision 0086).

import { createUpload, TUS } from '@ebpls/contracts';
import type { DetailedError, HttpRequest, UploadOptions } from 'tus-js-client';

import { formatAddress } from '../address.ts';
import { createHeaders, throwRefusal } from '../call.ts';
import { isRefusal, createOfflineRefusal } from '../refusal.ts';
import { getTokenToSend } from '../refresh.ts';
import { createProofHeader } from '../session/device-key.ts';
import { readToken } from '../token.ts';

/**
 * Pauses between failed tries to upload a piece; a piece that arrives restarts them. Two minutes without any piece end
 * the upload.
 */
const PAUSES_MS = [200, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 15_000, 15_000, 30_000, 30_000];
/** A piece that takes longer counts as lost: 128 KB at 2 KB a second arrive within it. */
const PIECE_TIMEOUT_MS = 64_000;

interface ChunkUpload {
  readonly file: File;
  readonly company_code: string;
  readonly requirement_code: string;
  /** Application of the paper; without one the paper is stored for a later one. */
  readonly assessment_code?: string | undefined;
  /** Address of an earlier begin: the upload resumes from what has arrived there. */
  readonly url?: string | undefined;
  /** Called with the address for resuming as soon as there is one. */
  readonly onBegun: (url: string) => void;
  /** Called with the received part, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** Returns whether this browser can hash pieces; without a secure connection it cannot, and a file is sent whole. */
export function canSendInChunks(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/**
 * Sends a paper in pieces over an unstable connection (decision 0086). Throws a `Refusal`: `offline` when nothing
 * arrived for two minutes, so that the upload may resume later; an abort leaves what has arrived.
 */
export async function sendInChunks(pieces: ChunkUpload): Promise<void> {
  const { DefaultHttpStack, Upload } = await import('tus-js-client');
  const { file, url, company_code, requirement_code, assessment_code, signal } = pieces;
  signal.throwIfAborted();
  const query = { requirement_code, assessment_code };
  return new Promise((resolve, reject) => {
    const options: UploadOptions = {
      endpoint: new URL(formatAddress(createUpload, { params: { company_code }, query }), location.origin).href,
      uploadUrl: url ?? null,
      metadata: { filename: file.name },
      chunkSize: TUS.chunk_bytes,
      retryDelays: PAUSES_MS,
      // The caller stores the upload's address beside the file itself.
      storeFingerprintForResuming: false,
      httpStack: {
        getName: () => 'measured',
        createRequest: (...of) => createMeasuredRequest(new DefaultHttpStack({}), of),
      },
      onBeforeRequest: signRequest,
      onShouldRetry: (error) => isWorthAnother(error),
      onUploadUrlAvailable: () => upload.url !== null && pieces.onBegun(upload.url),
      onProgress: (sentBytes, all) => pieces.onProgress(sentBytes / all),
      onSuccess: () => resolve(),
      onError: (error) => void toUploadRefusal(error).then(reject, reject),
    };
    const upload = new Upload(file, options);
    const stop = (): void => {
      void upload.abort();
      reject(new DOMException('The upload was stopped.', 'AbortError'));
    };
    signal.addEventListener('abort', stop, { once: true });
    upload.start();
  });
}

interface Stack {
  readonly createRequest: (method: string, url: string) => HttpRequest;
}

/** Creates a request that carries the SHA-256 of its piece and is aborted after the timeout. */
function createMeasuredRequest(stack: Stack, [method, url]: [string, string]): HttpRequest {
  const request = stack.createRequest(method, url);
  const send = request.send.bind(request);
  request.send = async (body: Blob | null) => {
    if (body !== null) request.setHeader('upload-checksum', `sha256 ${await computeDigest(body)}`);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        void request.abort();
        reject(new Error('Nothing was answered.'));
      }, PIECE_TIMEOUT_MS);
    });
    return Promise.race([send(body), timeout]).finally(() => clearTimeout(timer));
  };
  return request;
}

async function computeDigest(piece: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await piece.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** Each try has a proof of its own: the server accepts none twice. */
async function signRequest(request: HttpRequest): Promise<void> {
  const token = await getTokenToSend();
  const proof = token === undefined ? {} : await createProofHeader(request.getMethod(), request.getURL());
  for (const [name, value] of Object.entries({ ...createHeaders(token, undefined), ...proof }))
    request.setHeader(name, value);
}

/** Returns whether to retry: a lost connection, a busy server, or a piece at the wrong offset or altered. */
function isWorthAnother(error: DetailedError): boolean {
  const status = error.originalResponse?.getStatus() ?? 0;
  return (
    status === 0 || status === 429 || status >= 500 || (status === 409 && error.originalRequest.getMethod() !== 'POST')
  );
}

async function toUploadRefusal(error: Error | DetailedError): Promise<unknown> {
  const answer = 'originalResponse' in error ? error.originalResponse : null;
  if (!answer) return createOfflineRefusal();
  const refusal = await throwRefusal(answer.getStatus(), readJson(answer.getBody()), readToken()).catch(
    (reason: unknown) => reason,
  );
  return isRefusal(refusal) ? refusal : error;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
