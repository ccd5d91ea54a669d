import { fetchFile } from '@ebpls/api-client';
import { type Attempt, downloadPaymentReceipts, downloadReceipt } from '@ebpls/contracts';
import { DownloadButton } from '@ebpls/remote-kit';

import { useWords } from '../payment.messages.ts';

/** Opens the receipts of one order: several in one file, and each alone. */
export function ReceiptButtons({ receipts }: Pick<Attempt, 'receipts'>) {
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
      {receipts.map(({ receipt_no }) => (
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
