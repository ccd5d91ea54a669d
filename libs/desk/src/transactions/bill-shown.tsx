import { fetchFile } from '@ebpls/api-client';
import { type Assessment, type Bill as BillReply, downloadBill, type OwedLine } from '@ebpls/contracts';
import { Bill, BillLine, BillTotal, DayText, Facts, MomentText, Pesos, Remark, Row, RowItem, Rows, Section, Stack, StatusBadge } from '@ebpls/ui';

import { FileButton } from '../frame/file-button.tsx';
import { useWords } from './transaction-words.ts';

/** The order of payment, explained line by line, with who made it and who approved it. */
export function BillShown({ bill }: { readonly bill: BillReply }) {
  const t = useWords();
  const { totals, lines, installments, warnings, top_no, bill_id } = bill;
  return (
    <Section title={t('bill')} level={3} actions={<Row gap={2}><StatusBadge kind="bill" status={bill.state} />{top_no !== null && <FileButton fetch={() => fetchFile(downloadBill, { params: { bill_id: String(bill_id) } })}>{t('download')}</FileButton>}</Row>}>
      <Stack gap={3}>
        {warnings.map((warning) => <Remark key={warning} icon="warning" tone="warning">{warning}</Remark>)}
        <Facts
          items={[
            ...(top_no === null ? [] : [{ label: t('top_no'), value: top_no }]),
            { label: t('computed_by'), value: <>{bill.computed_by}, <MomentText at={bill.computed_at} /></> },
            ...(bill.approved_by === null || bill.approved_at === null ? [] : [{ label: t('approved_by'), value: <>{bill.approved_by}, <MomentText at={bill.approved_at} /></> }]),
            { label: t('ordinance'), value: `${bill.ordinance.title}, ${bill.ordinance.version}` },
          ]}
        />
        <Bill label={t('bill')}>
          {lines.map((line) => <BillLine key={line.line_no} name={line.name} amount={line.amount} reason={<Reason line={line} />} />)}
          {totals.surcharge > 0 && <BillLine name={t('surcharge')} amount={totals.surcharge} />}
          {totals.interest > 0 && <BillLine name={t('interest')} amount={totals.interest} />}
          <BillTotal label={t('total')} amount={totals.total} />
        </Bill>
        {installments.length > 1 && (
          <Rows label={t('installments')}>
            {installments.map(({ no, due_on, total, state }) => <RowItem key={no} title={<>{no}. <DayText day={due_on} /></>} status={<StatusBadge kind="installment" status={state} />} end={<Pesos amount={total} />} />)}
          </Rows>
        )}
      </Stack>
    </Section>
  );
}

/** What the bill will be by what was declared; it binds nobody until it is computed. */
export function EstimateShown({ estimate }: { readonly estimate: NonNullable<Assessment['estimate']> }) {
  const t = useWords();
  return (
    <Section title={t('estimate')} level={3}>
      {estimate.warnings.map((warning) => <Remark key={warning} icon="warning" tone="warning">{warning}</Remark>)}
      <Bill label={t('estimate')}>
        {estimate.lines.map((line, place) => <BillLine key={`${line.code} ${place}`} name={line.name} amount={line.amount} reason={<Reason line={line} />} />)}
        <BillTotal label={t('total')} amount={estimate.total} />
      </Bill>
    </Section>
  );
}

function Reason({ line: { reason, ordinance_section, agency } }: { readonly line: OwedLine }) {
  const t = useWords();
  return [reason, ordinance_section && t('section', { section: ordinance_section }), agency !== 'MUNICIPAL' && t(`goes_to_${agency}`)].filter(Boolean).join(' ');
}
