import { fetchFile } from '@ebpls/api-client';
import { downloadPrintedPermits, downloadPrintedSlips } from '@ebpls/contracts';
import { DownloadButton } from '@ebpls/remote-kit';

import type { ActAnswer } from '../../acts/acts.ts';
import { useWords } from '../../messages/bulk.messages.ts';
import type { BulkAct } from './bulk-rows.ts';

interface PrintedPapersProps {
  readonly act: BulkAct;
  readonly answer: ActAnswer | undefined;
}

/**
 * Opens the permits or slips printed by a bulk action in a new tab, joined to one file; renders nothing without any.
 */
export function PrintedPapers({ act, answer }: PrintedPapersProps) {
  const t = useWords();
  const print_id = answer?.print_id;
  if (!print_id) return null;
  const count = answer.results?.filter(({ outcome }) => outcome === 'done').length ?? 0;
  const endpoint = act === 'print_slip' ? downloadPrintedSlips : downloadPrintedPermits;
  return (
    <DownloadButton kind="primary" shows fetch={() => fetchFile(endpoint, { params: { print_id } })}>
      {t('open_papers', { count })}
    </DownloadButton>
  );
}
