import { fetchFile } from '@ebpls/api-client';
import {
  type AssessmentReply,
  type BillReply,
  type Centavos,
  type CurrentDue,
  downloadBill,
  downloadReceipt,
  type Installment,
  type OwedLine,
} from '@ebpls/contracts';
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

import { addresses } from '../../addresses.ts';
import { OwedLines, Stays } from '../../shared/lines/owed-lines.tsx';
import { PendingAtBank } from '../../shared/lines/pending-at-bank.tsx';
import type { RecordData } from '../loaded-record.ts';
import { CLEARANCE_ENDED_STATES } from './clearances.tsx';
import { useWords } from './record.messages.ts';

/** Summary of the amount due: the bill, otherwise the estimate; none of an application that ended without a permit. */
export function AmountDueSummary({ record: { assessment, bill, due } }: { readonly record: RecordData }) {
  const t = useWords();
  if (bill) return <BilledFacts bill={bill} due={due} />;
  const { estimate, state } = assessment;
  if ((!estimate && state !== 'DRAFT') || CLEARANCE_ENDED_STATES.includes(state)) return null;
  return (
    <Section
      folds
      title={t('pay_title')}
      hint={estimate ? t(getEstimateHint(assessment)) : undefined}
      brief={estimate && <Pesos amount={estimate.total} />}
    >
      {estimate ? (
        <OwedLines
          label={t('pay_title')}
          lines={estimate.lines}
          total={{ label: t('pay_estimate_total'), amount: estimate.total }}
          folds
        />
      ) : (
        <Text tone="muted">{t('pay_none')}</Text>
      )}
    </Section>
  );
}

/** When the bill comes: after the last clearance, or before them where the application is paid first. */
function getEstimateHint({ state, is_paid_first }: AssessmentReply) {
  if (state === 'CLEARED' || state === 'ASSESSED') return 'pay_estimate_preparing';
  return is_paid_first ? 'pay_estimate_first' : 'pay_estimate_hint';
}

function BilledFacts({ bill, due }: { readonly bill: BillReply; readonly due: CurrentDue | undefined }) {
  const t = useWords();
  const { ordinance, tax_year, totals, installments } = bill;
  const lateLines = [
    toLateLine('surcharge', t('surcharge'), {
      amount: totals.surcharge,
      reason: findReason(due, 'SURCHARGE') ?? t('surcharge_why'),
    }),
    toLateLine('interest', t('interest'), {
      amount: totals.interest,
      reason: findReason(due, 'INTEREST') ?? t('interest_why'),
    }),
  ];
  return (
    <Section
      folds
      brief={<Pesos amount={totals.total} />}
      title={t('bill_title', { top_no: bill.top_no ?? '' })}
      actions={
        <DownloadButton
          size="desk"
          fetch={() => fetchFile(downloadBill, { params: { bill_id: String(bill.bill_id) } })}
        >
          {t('bill_pdf')}
        </DownloadButton>
      }
    >
      <Stack gap={6}>
        <OwedLines
          label={t('pay_title')}
          lines={[...bill.lines, ...lateLines.filter(({ amount }) => amount > 0)]}
          total={{ label: t('bill_total', { year: tax_year }), amount: totals.total }}
          folds
        />
        <Text size="secondary" tone="muted">
          {t('bill_code')} <TextLink to={addresses.revenueCode(ordinance.version)}>{ordinance.title}</TextLink>
        </Text>
        {due && <PendingAtBank pendingMoney={due.waiting} />}
        {due && due.total > 0 && <Stays due={due} />}
        <Section level={3} title={t('parts')}>
          <Rows label={t('parts')}>
            {installments.map((installment) => (
              <OwedPart key={installment.no} installment={installment} is_only={installments.length === 1} />
            ))}
          </Rows>
        </Section>
      </Stack>
    </Section>
  );
}

/**
 * Returns the reason of the surcharge or interest when one installment is late; several are explained by their parts.
 */
function findReason(due: CurrentDue | undefined, code: 'SURCHARGE' | 'INTEREST'): string | undefined {
  const dueLines = due?.lines.filter((line) => line.code.startsWith(code)) ?? [];
  return dueLines.length === 1 ? dueLines[0]?.reason : undefined;
}

function toLateLine(
  code: string,
  name: string,
  { amount, reason }: { readonly amount: Centavos; readonly reason: string },
): OwedLine {
  return { code, name, amount, reason, agency: 'MUNICIPAL', ordinance_section: '' };
}

function OwedPart({ installment, is_only }: { readonly installment: Installment; readonly is_only: boolean }) {
  const t = useWords();
  const locale = useLocale();
  const day = dayWritten(installment.due_on, locale);
  const { name, paid_at, receipt_nos, state, surcharge, interest, total } = installment;
  return (
    <RowItem
      title={is_only ? t('part_one', { day }) : t('part', { name, day })}
      note={
        <>
          {paid_at && t('part_paid', { moment: momentWritten(paid_at, locale) })}
          {surcharge + interest > 0 && (
            <div>{t('part_late', { surcharge: formatPesos(surcharge), interest: formatPesos(interest) })}</div>
          )}
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
