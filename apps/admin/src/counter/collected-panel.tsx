import { fetchFile } from '@ebpls/api-client';
import { type CollectionReply, downloadPaymentReceipts, downloadReceipt } from '@ebpls/contracts';
import { DownloadButton } from '@ebpls/remote-kit';
import { Button, DayText, Facts, Pesos, formatPesos, Row, RowItem, Rows, Section, Stack, Verdict } from '@ebpls/ui';
import { useEffect, useRef } from 'react';

import { addresses } from '../addresses.ts';
import { useWords } from './counter.messages.ts';

/** Panel after a payment at the counter: the change, the receipts to print, and Enter for the next payer. */
export function CollectedPanel({ collection }: { readonly collection: CollectionReply }) {
  const t = useWords();
  const next = useRef<HTMLDivElement>(null);
  useEffect(() => {
    next.current?.querySelector('a')?.focus();
  }, []);
  const [first] = collection.receipts;
  const { receipts, amount, change, clears_on, company_name, top_no } = collection;
  return (
    <Stack gap={6}>
      <Verdict tone="success" level={2} title={t('collected', { amount: formatPesos(amount), business: company_name })}>
        <Facts
          items={[
            { label: t('order'), value: top_no },
            ...(change > 0 ? [{ label: t('change_due'), value: <Pesos amount={change} strong /> }] : []),
            ...(clears_on === null ? [] : [{ label: t('clears_on'), value: <DayText day={clears_on} /> }]),
          ]}
        />
      </Verdict>
      <Section title={t('receipts')} level={3}>
        <Rows label={t('receipts')}>
          {receipts.map(({ receipt_no, agency, amount: own }) => (
            <RowItem
              key={receipt_no}
              title={receipt_no}
              note={t(agency)}
              status={<Pesos amount={own} />}
              end={
                <DownloadButton size="desk" shows fetch={() => fetchFile(downloadReceipt, { params: { receipt_no } })}>
                  {t('print', { receipt_no })}
                </DownloadButton>
              }
            />
          ))}
        </Rows>
        {receipts.length > 1 && first && (
          <Row>
            <DownloadButton
              size="desk"
              shows
              fetch={() => fetchFile(downloadPaymentReceipts, { params: { receipt_no: first.receipt_no } })}
            >
              {t('print_all')}
            </DownloadButton>
          </Row>
        )}
      </Section>
      <div ref={next}>
        <Row>
          <Button kind="primary" size="big" to={addresses.counter}>
            {t('next')}
          </Button>
        </Row>
      </div>
    </Stack>
  );
}
