import { fetchFile } from '@ebpls/api-client';
import { type Attempt, downloadPaymentReceipts, downloadReceipt } from '@ebpls/contracts';
import { DownloadButton } from '@ebpls/remote-kit';
import { VisuallyHidden } from '@ebpls/ui';

import { useWords } from '../payment.messages.ts';

interface ReceiptButtonsProps extends Pick<Attempt, 'receipts'> {
  /** Each of several is opened where it is listed. */
  readonly areListed?: boolean;
}

/** Opens the receipts of one order: several in one file, and each alone. */
export function ReceiptButtons({ receipts, areListed = false }: ReceiptButtonsProps) {
  const t = useWords();
  const [first] = receipts;
  return (
    <>
      {first && receipts.length > 1 && (
        <DownloadButton
          kind="primary"
          fetch={() => fetchFile(downloadPaymentReceipts, { params: { receipt_no: first.receipt_no } })}
        >
          {t('paid_download_all')}
        </DownloadButton>
      )}
      {(areListed && receipts.length > 1 ? [] : receipts).map(({ receipt_no }) => (
        <DownloadButton
          key={receipt_no}
          kind={receipts.length === 1 ? 'primary' : 'secondary'}
          fetch={() => fetchFile(downloadReceipt, { params: { receipt_no } })}
        >
          {receipts.length === 1 ? t('paid_download') : t('paid_open_one', { receipt_no })}
        </DownloadButton>
      ))}
    </>
  );
}

/** The number of a receipt, which opens it. */
export function ReceiptLink({ receipt_no }: { readonly receipt_no: string }) {
  const t = useWords();
  return (
    <DownloadButton asLink fetch={() => fetchFile(downloadReceipt, { params: { receipt_no } })}>
      <VisuallyHidden>{t('paid_download')} </VisuallyHidden>
      {receipt_no}
    </DownloadButton>
  );
}
