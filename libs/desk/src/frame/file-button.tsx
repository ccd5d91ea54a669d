import { type FetchedFile, isRefusal, saveFile } from '@ebpls/api-client';
import { notify } from '@ebpls/remote-kit';
import { Button } from '@ebpls/ui';
import { type ReactNode, useState } from 'react';

/** Fetches a file with the session's token and hands it to the browser's downloads; a refusal is told as a notice. */
export function FileButton({
  fetch,
  children,
}: {
  readonly fetch: () => Promise<FetchedFile>;
  readonly children: ReactNode;
}) {
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
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
  return (
    <Button size="desk" kind="quiet" icon="download" busy={busy} onClick={() => void download()}>
      {children}
    </Button>
  );
}
