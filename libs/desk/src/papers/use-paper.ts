import { fetchFile, isRefusal } from '@ebpls/api-client';
import { type DocumentRow, downloadDocument } from '@ebpls/contracts';
import { useEffect, useState } from 'react';

export type OpenPaper =
  | { readonly state: 'failed'; readonly message: string }
  | {
      readonly state: 'open';
      readonly url: string;
      readonly file_name: string;
      readonly file: Uint8Array<ArrayBuffer>;
    };

/**
 * Fetches one uploaded document, because files need the session's token, and creates an object URL that lives as long
 * as the document is shown. Undefined while it loads. The server records who opened it, so it is fetched only when it
 * is viewed.
 */
export function usePaper({
  document_id,
  media_type,
}: Pick<DocumentRow, 'document_id' | 'media_type'>): OpenPaper | undefined {
  const [paper, setPaper] = useState<OpenPaper>();
  useEffect(() => {
    const leave = new AbortController();
    let url: string | undefined;
    const open = async (): Promise<void> => {
      const { blob, file_name } = await fetchFile(downloadDocument, { params: { document_id }, signal: leave.signal });
      const file = new Uint8Array(await blob.arrayBuffer());
      if (leave.signal.aborted) return;
      // The type is the one that the server read from the bytes; it travels as a download.
      url = URL.createObjectURL(blob.slice(0, blob.size, media_type));
      setPaper({ state: 'open', url, file_name, file });
    };
    open().catch((error: unknown) => {
      if (!leave.signal.aborted) setPaper({ state: 'failed', message: isRefusal(error) ? error.message : '' });
    });
    return () => {
      leave.abort();
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [document_id, media_type]);
  return paper;
}
