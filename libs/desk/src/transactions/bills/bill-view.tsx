import { fetchFile } from '@ebpls/api-client';
import { type AssessmentReply, type BillReply, type BillVersion, downloadBill, type OwedLine } from '@ebpls/contracts';
import { DownloadButton } from '@ebpls/remote-kit';
import {
  DayText,
  Facts,
  Heading,
  MomentText,
  Pesos,
  Remark,
  Row,
  RowItem,
  Rows,
  Section,
  Stack,
  TextLink,
} from '@ebpls/ui';
import { Bill, BillLine, BillTotal } from '@ebpls/ui/records';
import { StatusBadge } from '@ebpls/ui/lists';

import { useNames, useWords } from '../transaction.messages.ts';
import { BillVersions } from './bill-versions.tsx';
import { BillWaivers } from './bill-waivers.tsx';

/** The order of payment, explained line by line, with who made it and who approved it. */
export function BillView({ bill, versions }: { readonly bill: BillReply; readonly versions: readonly BillVersion[] }) {
  const t = useWords();
  const name = useNames();
  const { warnings, top_no, bill_id } = bill;
  return (
    <Section
      title={t('bill')}
      level={3}
      actions={
        <Row gap={2}>
          <StatusBadge kind="bill" status={bill.state} />
          {top_no !== null && (
            <DownloadButton
              size="desk"
              kind="quiet"
              shows
              offers={{ act: 'print_bill', ...name('print_bill') }}
              fetch={() => fetchFile(downloadBill, { params: { bill_id: String(bill_id) } })}
            >
              {t('print')}
            </DownloadButton>
          )}
        </Row>
      }
    >
      <Stack gap={3}>
        <Warnings warnings={warnings} />
        {bill.reason !== null && <Remark icon="flag">{bill.reason}</Remark>}
        <Facts
          items={[
            ...(top_no === null ? [] : [{ label: t('top_no'), value: top_no }]),
            {
              label: t('computed_by'),
              value: (
                <>
                  {bill.computed_by}, <MomentText at={bill.computed_at} />
                </>
              ),
            },
            ...(bill.approved_by === null || bill.approved_at === null
              ? []
              : [
                  {
                    label: t('approved_by'),
                    value: (
                      <>
                        {bill.approved_by}, <MomentText at={bill.approved_at} />
                      </>
                    ),
                  },
                ]),
            ...(bill.valid_until === null
              ? []
              : [{ label: t('valid_until'), value: <DayText day={bill.valid_until} /> }]),
            {
              label: t('ordinance'),
              value: (
                <TextLink
                  to={`/pricing?version=${encodeURIComponent(bill.ordinance.version)}`}
                >{`${bill.ordinance.title}, ${bill.ordinance.version}`}</TextLink>
              ),
            },
          ]}
        />
        <BillLines bill={bill} />
        <Installments bill={bill} />
        <BillWaivers waivers={bill.waivers} />
        <BillVersions versions={versions} />
      </Stack>
    </Section>
  );
}

/** All warnings in one box, because several boxes would hide the bill below them. */
function Warnings({ warnings }: Pick<BillReply, 'warnings'>) {
  if (warnings.length === 0) return null;
  return (
    <Remark icon="warning" tone="warning">
      <Stack gap={2}>
        {warnings.map((warning) => (
          <span key={warning}>{warning}</span>
        ))}
      </Stack>
    </Remark>
  );
}

/** The lines of this year, then those of each earlier one, unpaid or not filed, then what lateness adds to all of them. */
function BillLines({ bill: { lines, totals } }: { readonly bill: BillReply }) {
  const t = useWords();
  const years = [...new Set(lines.flatMap(({ of_year }) => of_year ?? []))].toSorted();
  return (
    <Bill label={t('bill')}>
      {lines
        .filter(({ of_year }) => of_year === null)
        .map((line) => (
          <BillLine key={line.line_no} name={line.name} amount={line.amount} reason={<LineReason line={line} />} />
        ))}
      {years.flatMap((year) =>
        lines
          .filter(({ of_year }) => of_year === year)
          .map((line) => (
            <BillLine
              key={line.line_no}
              name={
                <>
                  {t(line.is_unfiled === true ? 'year_not_filed' : 'unpaid_of', { year })}: {line.name}
                </>
              }
              amount={line.amount}
              reason={<LineReason line={line} />}
            />
          )),
      )}
      {totals.surcharge > 0 && <BillLine name={t('surcharge')} amount={totals.surcharge} />}
      {totals.interest > 0 && <BillLine name={t('interest')} amount={totals.interest} />}
      <BillTotal label={t('total')} amount={totals.total} />
    </Bill>
  );
}

function Installments({ bill: { installments } }: { readonly bill: BillReply }) {
  const t = useWords();
  if (installments.length <= 1) return null;
  return (
    <>
      <Heading level={4} size="secondary">
        {t('installments')}
      </Heading>
      <Rows label={t('installments')}>
        {installments.map(({ no, name, due_on, total, state }) => (
          <RowItem
            key={no}
            title={name}
            note={<DayText day={due_on} />}
            status={<StatusBadge kind="installment" status={state} />}
            end={<Pesos amount={total} />}
          />
        ))}
      </Rows>
    </>
  );
}

/** The estimated bill by the declaration; it binds nobody until the bill is computed. */
export function EstimateView({ estimate }: { readonly estimate: NonNullable<AssessmentReply['estimate']> }) {
  const t = useWords();
  return (
    <Section title={t('estimate')} level={3}>
      <Warnings warnings={estimate.warnings} />
      <Bill label={t('estimate')}>
        {estimate.lines.map((line, place) => (
          <BillLine
            key={`${line.code} ${place}`}
            name={
              line.of_year === undefined ? line.name : `${t('year_not_filed', { year: line.of_year })}: ${line.name}`
            }
            amount={line.amount}
            reason={<LineReason line={line} />}
          />
        ))}
        <BillTotal label={t('total')} amount={estimate.total} />
      </Bill>
    </Section>
  );
}

function LineReason({ line: { reason, ordinance_section, agency } }: { readonly line: OwedLine }) {
  const t = useWords();
  return [
    reason,
    ordinance_section && t('section', { section: ordinance_section }),
    agency !== 'MUNICIPAL' && t(`destination_${agency}`),
  ]
    .filter(Boolean)
    .join(' ');
}
