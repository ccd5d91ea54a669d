import type { Endpoint } from '@ebpls/contracts';

import { ask, type CallArguments } from './call.ts';

export interface FetchedFile {
  readonly blob: Blob;
  readonly file_name: string;
}

/** Fetches a file that an endpoint answers with (permit, receipt, document). Throws a `Refusal` like `call`. */
export async function fetchFile<E extends Endpoint>(endpoint: E, ...[request]: CallArguments<E>): Promise<FetchedFile> {
  const response = await ask(endpoint, request ?? {});
  return { blob: await response.blob(), file_name: nameIn(response.headers.get('content-disposition')) };
}

function nameIn(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? 'file';
}

/** Hands a fetched file to the browser's downloads. */
export function saveFile({ blob, file_name }: FetchedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = file_name;
  link.click();
  // The browser has taken the address by the next minute; releasing it at once would cancel slow savers.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
