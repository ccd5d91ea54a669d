import { type FetchedFile, isRefusal, saveFile } from '@ebpls/api-client';
import { notify } from '@ebpls/remote-kit';
import { Button } from '@ebpls/ui';
import { type ReactNode, useState } from 'react';

interface FileButtonProps {
  readonly fetch: () => Promise<FetchedFile>;
  readonly children: ReactNode;
  /** Shows the paper in a tab of its own, where it is printed; it is saved where the browser opens none. */
  readonly shows?: boolean;
  readonly kind?: 'primary' | 'secondary' | 'quiet';
  readonly label?: string;
}

function show(tab: Window | null, file: FetchedFile): void {
  if (tab === null) return saveFile(file);
  const address = URL.createObjectURL(file.blob);
  tab.location.href = address;
  // The tab has read the paper long before; until then its address must hold.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Fetches a paper with the session's token; a refusal is told as a notice. */
export function FileButton({ fetch, children, shows = false, kind = 'secondary', label }: FileButtonProps) {
  const [busy, setBusy] = useState(false);
  const get = async (): Promise<void> => {
    // Opened within the click, or the browser takes it for a window that nobody asked for.
    const tab = shows ? window.open('', '_blank') : null;
    setBusy(true);
    try {
      show(tab, await fetch());
    } catch (error) {
      tab?.close();
      if (!isRefusal(error)) throw error;
      notify('failed', error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="desk"
      kind={kind}
      icon={shows ? 'print' : 'download'}
      busy={busy}
      aria-label={label}
      onClick={() => void get()}
    >
      {children}
    </Button>
  );
}
