import { type FetchedFile, isRefusal, saveFile } from '@ebpls/api-client';
import { Button, type ButtonProps, TextLink } from '@ebpls/ui';
import { type ReactNode, useState } from 'react';

import { showNotice } from './notices.store.ts';
import { type OfferedAct, useOfferActs } from './offered-acts.store.ts';

interface DownloadButtonProps extends Pick<ButtonProps, 'kind' | 'size'> {
  /** Files need the session's token, so they are fetched, not linked. */
  readonly fetch: () => Promise<FetchedFile>;
  readonly children: ReactNode;
  /** Rendered in running text or at the end of a row. */
  readonly asLink?: boolean;
  /** Opens the paper in a tab of its own for printing; it is saved where the browser opens none. */
  readonly shows?: boolean;
  readonly label?: string;
  /** Name in the command menu while the button is shown; without it the menu has no entry. */
  readonly offers?: Omit<OfferedAct, 'run'>;
}

/** Fetches a file and saves it through the browser; a refusal appears as a notice. */
export function DownloadButton({
  fetch,
  children,
  asLink = false,
  shows = false,
  kind = 'secondary',
  size = 'page',
  label,
  offers,
}: DownloadButtonProps) {
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    if (busy) return;
    // Opened within the click, or the browser blocks it as an unrequested window.
    const tab = shows ? window.open('', '_blank') : null;
    setBusy(true);
    try {
      showFile(tab, await fetch());
    } catch (error) {
      tab?.close();
      if (!isRefusal(error)) throw error;
      showNotice('failed', error.message);
    } finally {
      setBusy(false);
    }
  };
  const offeredDownload = offers && <OfferedDownload act={{ ...offers, run: () => void download() }} />;
  if (asLink)
    return (
      <>
        {offeredDownload}
        <TextLink onClick={() => void download()}>{children}</TextLink>
      </>
    );
  return (
    <>
      {offeredDownload}
      <Button
        kind={kind}
        size={size}
        icon={shows ? 'print' : 'download'}
        busy={busy}
        aria-label={label}
        onClick={() => void download()}
      >
        {children}
      </Button>
    </>
  );
}

/** A separate component, so that the buttons of a list without offers do not change the menu. */
function OfferedDownload({ act }: { readonly act: OfferedAct }) {
  useOfferActs([act]);
  return null;
}

function showFile(tab: Window | null, file: FetchedFile): void {
  if (tab === null) return saveFile(file);
  const address = URL.createObjectURL(file.blob);
  tab.location.href = address;
  // The tab has loaded the paper long before; until then its address must stay valid.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
