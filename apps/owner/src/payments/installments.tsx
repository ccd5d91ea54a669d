// Installments of the year, and the charges that today's payment settles.

import { fetchFile } from '@ebpls/api-client';
import { type CurrentDue, downloadReceipt, type Installment } from '@ebpls/contracts';
import { DownloadButton } from '@ebpls/remote-kit';
import {
  dayWritten,
  momentWritten,
  Pesos,
  formatPesos,
  RowItem,
  Rows,
  Section,
  Stack,
  Text,
  TextLink,
  useLocale,
} from '@ebpls/ui';
import { StatusBadge } from '@ebpls/ui/lists';

import { addresses } from '../addresses.ts';
import { useWords } from './payment.messages.ts';

/** Charges that today's payment settles, where they are more than the title names. */
export function Charges({ due: { charges } }: { readonly due: CurrentDue }) {
  const t = useWords();
  const locale = useLocale();
  if (charges.length < 2) return null;
  return (
    <Section level={2} title={t('charges')}>
      <Rows label={t('charges')}>
        {charges.map(({ no, name, due_on, is_overdue, total }) => (
          <RowItem
            key={no}
            title={name}
            note={t(is_overdue ? 'charge_overdue' : 'part_due', { day: dayWritten(due_on, locale) })}
            end={<Pesos amount={total} strong />}
          />
        ))}
      </Rows>
    </Section>
  );
}

/** The parts of the year beside today's amount. */
export function Installments({ due: { installments, tax_year, company_code } }: { readonly due: CurrentDue }) {
  const t = useWords();
  return (
    <Section level={3} title={t('payments_in', { year: tax_year })}>
      <Stack gap={4}>
        <Rows label={t('payments_in', { year: tax_year })}>
          {installments.map((installment) => (
            <InstallmentPart key={installment.no} installment={installment} is_only={installments.length === 1} />
          ))}
        </Rows>
        <Text tone="muted" size="secondary">
          {installments.length > 1 && `${t('part_note')} `}
          <TextLink to={addresses.statement(company_code)}>{t('statement')}</TextLink>
        </Text>
      </Stack>
    </Section>
  );
}

function InstallmentPart({ installment, is_only }: { readonly installment: Installment; readonly is_only: boolean }) {
  const { name, due_on, paid_at, surcharge, interest, total, state, receipt_nos } = installment;
  const t = useWords();
  const locale = useLocale();
  return (
    <RowItem
      title={is_only ? t('part_whole') : name}
      note={
        <>
          {paid_at
            ? t('part_paid', { moment: momentWritten(paid_at, locale) })
            : t('part_due', { day: dayWritten(due_on, locale) })}
          {surcharge + interest > 0 && (
            <div>{t('part_late', { surcharge: formatPesos(surcharge), interest: formatPesos(interest) })}</div>
          )}
          {receipt_nos.map((receipt_no) => (
            <div key={receipt_no}>
              <DownloadButton asLink fetch={() => fetchFile(downloadReceipt, { params: { receipt_no } })}>
                {receipt_no}
              </DownloadButton>
            </div>
          ))}
          <div>
            <StatusBadge kind="installment" status={state} />
          </div>
        </>
      }
      end={<Pesos amount={total} strong />}
    />
  );
}
