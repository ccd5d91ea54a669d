import { type FetchedFile, isRefusal, saveFile } from '@ebpls/api-client';
import { notify } from '@ebpls/remote-kit';
import { Button, type ButtonProps, TextLink } from '@ebpls/ui';
import { type ReactNode, useState } from 'react';

interface DownloadProps extends Pick<ButtonProps, 'kind' | 'size'> {
  /** Files need the session's token, so they are fetched, not linked. */
  readonly fetch: () => Promise<FetchedFile>;
  readonly children: ReactNode;
  /** In running text or at the end of a row. */
  readonly asLink?: boolean;
}

/** Fetches a file and hands it to the browser's downloads; a refusal is told as a notice. */
export function DownloadButton({ fetch, children, asLink = false, kind = 'secondary', size = 'page' }: DownloadProps) {
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      saveFile(await fetch());
    } catch (error) {
      if (!isRefusal(error)) throw error;
      notify('failed', error.message);
    } finally {
      setBusy(false);
    }
  };
  if (asLink) return <TextLink onClick={() => void download()}>{children}</TextLink>;
  return (
    <Button kind={kind} size={size} icon="download" busy={busy} onClick={() => void download()}>
      {children}
    </Button>
  );
}
