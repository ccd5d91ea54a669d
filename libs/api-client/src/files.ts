import type { Endpoint } from '@ebpls/contracts';

import { requestEndpoint, type CallArguments } from './call.ts';
import { createOfflineRefusal } from './refusal.ts';

/** A file fetched from the API with the session's token. */
export interface FetchedFile {
  readonly blob: Blob;
  readonly file_name: string;
}

const IDLE_MS = 30_000; // longest time without any data of a file; a download that moves has no limit

/** Fetches the file that an endpoint returns (permit, receipt, document). Throws a `Refusal` like `callEndpoint`. */
export async function fetchFile<E extends Endpoint>(endpoint: E, ...[request]: CallArguments<E>): Promise<FetchedFile> {
  const options: { readonly signal?: AbortSignal | undefined } = request ?? {};
  const response = await requestEndpoint(endpoint, options);
  try {
    return { blob: await readBlob(response), file_name: parseFileName(response.headers.get('content-disposition')) };
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw createOfflineRefusal(endpoint.method);
  }
}

/**
 * `blob()` alone would be cancelled after a fixed time even while data arrives. Throws when nothing arrives for too
 * long.
 */
async function readBlob({ body, headers }: Response): Promise<Blob> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (controller: TransformStreamDefaultController<Uint8Array>): void => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.error(new Error(`nothing arrived for ${IDLE_MS} ms`)), IDLE_MS);
  };
  const watch = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    start: wait,
    transform: (piece, controller) => {
      controller.enqueue(piece);
      wait(controller);
    },
  });
  try {
    return await new Response(body?.pipeThrough(watch) ?? null, { headers }).blob();
  } finally {
    clearTimeout(timer);
  }
}

function parseFileName(disposition: string | null): string {
  const encodedName = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encodedName) return decodeURIComponent(encodedName);
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? 'file';
}

/** Passes a fetched file to the browser's downloads. */
export function saveFile({ blob, file_name }: FetchedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = file_name;
  link.click();
  // The browser has read the address within a minute; revoking it at once would cancel slow downloads.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
