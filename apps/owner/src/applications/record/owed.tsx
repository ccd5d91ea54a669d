import { fetchFile } from '@ebpls/api-client';
import { type Bill, type Centavos, downloadBill, downloadReceipt, type Installment, type OwedLine } from '@ebpls/contracts';
import { dayWritten, momentWritten, Pesos, RowItem, Rows, Section, Stack, StatusBadge, Text, useLocale } from '@ebpls/ui';

import { DownloadButton } from '../../download-button.tsx';
import { OwedLines } from '../../owed-lines.tsx';
import type { RecordShown } from '../record-shown.ts';
import { useWords } from './record-words.ts';

/** The bill when there is one, the estimate before that. */
export function Owed({ shown: { assessment, bill } }: { readonly shown: RecordShown }) {
  const t = useWords();
  if (bill) return <Billed bill={bill} />;
  const { estimate, state } = assessment;
  if (!estimate && state !== 'DRAFT') return null;
  return (
    <Section title={t('pay_title')} hint={estimate ? t('pay_estimate_hint') : undefined}>
      {estimate ? <OwedLines label={t('pay_title')} lines={estimate.lines} total={{ label: t('pay_estimate_total'), amount: estimate.total }} folds /> : <Text tone="muted">{t('pay_none')}</Text>}
    </Section>
  );
}

function Billed({ bill }: { readonly bill: Bill }) {
  const t = useWords();
  const { ordinance, tax_year, totals, installments } = bill;
  const late: OwedLine[] = [lateLine('surcharge', t('surcharge'), { amount: totals.surcharge, reason: t('surcharge_why') }), lateLine('interest', t('interest'), { amount: totals.interest, reason: t('interest_why') })];
  return (
    <Section
      title={t('bill_title', { top_no: bill.top_no ?? '' })}
      hint={ordinance.title}
      actions={<DownloadButton size="desk" fetch={() => fetchFile(downloadBill, { params: { bill_id: String(bill.bill_id) } })}>{t('bill_pdf')}</DownloadButton>}
    >
      <Stack gap={6}>
        <OwedLines label={t('pay_title')} lines={[...bill.lines, ...late.filter(({ amount }) => amount > 0)]} total={{ label: t('bill_total', { year: tax_year }), amount: totals.total }} folds />
        <Section level={3} title={t('parts')}>
          <Rows label={t('parts')}>
            {installments.map((installment) => (
              <Part key={installment.no} installment={installment} is_only={installments.length === 1} />
            ))}
          </Rows>
        </Section>
      </Stack>
    </Section>
  );
}

function lateLine(code: string, name: string, { amount, reason }: { readonly amount: Centavos; readonly reason: string }): OwedLine {
  return { code, name, amount, reason, agency: 'MUNICIPAL', ordinance_section: '' };
}

function Part({ installment, is_only }: { readonly installment: Installment; readonly is_only: boolean }) {
  const t = useWords();
  const locale = useLocale();
  const day = dayWritten(installment.due_on, locale);
  const { no, paid_at, receipt_nos, state, total } = installment;
  return (
    <RowItem
      title={is_only ? t('part_one', { day }) : t('part', { no, day })}
      note={
        <>
          {paid_at && t('part_paid', { moment: momentWritten(paid_at, locale) })}
          {receipt_nos.map((receipt_no) => (
            <div key={receipt_no}>
              <DownloadButton asLink fetch={() => fetchFile(downloadReceipt, { params: { receipt_no } })}>
                {t('receipt', { receipt_no })}
              </DownloadButton>
            </div>
          ))}
        </>
      }
      status={<StatusBadge kind="installment" status={state} />}
      end={<Pesos amount={total} />}
    />
  );
}
