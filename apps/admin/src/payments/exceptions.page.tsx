import { type ExceptionAct, type ExceptionRow, listExceptions } from '@ebpls/contracts';
import {
  type ActField,
  type ActForm,
  defineQueuePage,
  type OpenActForm,
  type QueueCardProps,
  SecondPersonReason,
} from '@ebpls/desk';
import { RowMenu } from '@ebpls/remote-kit';
import { toManilaDay } from '@ebpls/rules';
import { DayText, MomentText, formatPesos, Row, Stack, Tag, Text, type Tone } from '@ebpls/ui';
import { RowCard, type TableColumn } from '@ebpls/ui/lists';

import { EXCEPTION_ACTS } from './gateway-acts.ts';
import { useWords, words } from './payment.messages.ts';

const EXCEPTION_TONES: Readonly<Record<ExceptionRow['state'], Tone>> = {
  OPEN: 'warning',
  PROPOSED: 'info',
  REFUNDING: 'info',
  CLOSED: 'muted',
};

/** Received money that matches no order of payment, until the treasurer assigns it to an owner. */
export const { loader, action, Component } = defineQueuePage({
  endpoint: listExceptions,
  rowKey: ({ exception_id }) => exception_id,
  nudge: 'payment',
  useWords,
  title: 'exceptions_title',
  subtitle: 'exceptions_subtitle',
  search: 'search',
  tabs: {
    label: 'which',
    states: [
      { value: 'waiting', label: 'pending' },
      { value: 'closed', label: 'closed', empty: { title: 'closed_none' } },
    ],
  },
  empty: { title: 'exceptions_none', text: 'exceptions_none_text' },
  useColumns,
  Card: ExceptionCard,
  acts: { handlers: EXCEPTION_ACTS, words },
});

function useColumns(openForm: OpenActForm): TableColumn<ExceptionRow>[] {
  const t = useWords();
  return [
    {
      key: 'opened',
      header: t('opened'),
      cell: ({ opened_at }) => <MomentText at={opened_at} />,
      note: ({ request_id }) => (
        <Text as="span" size="caption" tone="muted" unbroken>
          {request_id}
        </Text>
      ),
    },
    {
      key: 'business',
      header: t('business'),
      cell: ({ company_name }) => company_name ?? '–',
      note: ({ top_no }) => top_no,
    },
    { key: 'why', header: t('why'), cell: (row) => <Why row={row} /> },
    { key: 'state', header: t('state'), cell: (row) => <ExceptionState row={row} /> },
    { key: 'amount', header: t('amount_received'), align: 'end', cell: (row) => formatExceptionAmount(row) },
    { key: 'acts', header: t('acts'), align: 'end', cell: (row) => <ExceptionActs row={row} openForm={openForm} /> },
  ];
}

/** Another currency is written with its ISO code. */
function formatExceptionAmount({ amount, currency }: ExceptionRow): string {
  return currency === 'PHP' ? formatPesos(amount) : `${currency} ${formatPesos(amount).slice(1)}`;
}

function ExceptionCard({ row, openForm }: QueueCardProps<ExceptionRow>) {
  return (
    <RowCard
      title={row.company_name ?? row.request_id ?? '–'}
      amount={
        <Text as="span" weight="bold">
          {formatExceptionAmount(row)}
        </Text>
      }
      note={
        <>
          <DayText day={toManilaDay(row.opened_at)} />
          {row.top_no !== null && (
            <Text as="span" size="secondary" tone="muted" unbroken>
              {` · ${row.top_no}`}
            </Text>
          )}
          <Why row={row} />
        </>
      }
      // The tab says already that a payment is pending.
      status={row.state !== 'OPEN' && <ExceptionState row={row} />}
      menu={<ExceptionActs row={row} openForm={openForm} />}
    />
  );
}

function Why({ row: { kind, message, reason } }: { readonly row: ExceptionRow }) {
  const t = useWords();
  return (
    <div>
      {t(kind === 'UNKNOWN' ? 'UNKNOWN_MONEY' : kind)}
      <Text as="div" size="caption" tone="muted">
        {message}
        {reason !== '' && ` ${reason}`}
      </Text>
    </div>
  );
}

function ExceptionState({ row: { state, proposed_by, decided_by } }: { readonly row: ExceptionRow }) {
  const t = useWords();
  const people = [
    proposed_by === null ? '' : t('proposed_by', { name: proposed_by }),
    decided_by === null ? '' : t('decided_by', { name: decided_by }),
  ].filter(Boolean);
  const tag = <Tag tone={EXCEPTION_TONES[state]}>{t(state)}</Tag>;
  if (people.length === 0) return tag;
  return (
    <Stack gap={1} align="start">
      {tag}
      {people.map((person) => (
        <Text key={person} as="small" size="caption" tone="muted">
          {person}
        </Text>
      ))}
    </Stack>
  );
}

function ExceptionActs({ row, openForm }: { readonly row: ExceptionRow; readonly openForm: OpenActForm }) {
  const t = useWords();
  const getForm = useForms();
  const record = `${row.company_name ?? row.request_id ?? ''}, ${formatExceptionAmount(row)}`;
  return (
    <Row gap={2} justify="end">
      <SecondPersonReason of={row} />
      {row.acts.length > 0 && (
        <RowMenu
          label={`${t('acts')}: ${record}`}
          items={row.acts.map((act) => ({
            key: act,
            label: t(act),
            danger: act === 'dismiss',
            onChoose: () => openForm(getForm(act, row)),
          }))}
        />
      )}
    </Row>
  );
}

function useForms() {
  const t = useWords();
  const reason: ActField = { kind: 'lines', name: 'reason', label: t('reason') };
  return (act: ExceptionAct, row: ExceptionRow): ActForm => {
    const amount = formatExceptionAmount(row);
    const formHead = { act, on: row.exception_id, confirm: t(act) };
    const company: ActField[] =
      row.company_code === null
        ? [{ kind: 'text', name: 'company_code', label: t('company_code'), help: t('company_help') }]
        : [];
    const forms: Readonly<Record<ExceptionAct, ActForm>> = {
      refund: { ...formHead, title: t('dialog_refund', { amount }), lead: t('lead_refund'), fields: [reason] },
      approve: {
        ...formHead,
        title: t('dialog_approve', { amount }),
        lead: t('lead_approve', { message: row.message, name: row.proposed_by ?? '', reason: row.reason }),
        fields: [],
      },
      decline: { ...formHead, title: t('dialog_decline', { amount }), fields: [reason] },
      credit: {
        ...formHead,
        title: t('dialog_credit', { amount }),
        lead: t('lead_credit'),
        fields: [...company, reason],
      },
      match: {
        ...formHead,
        title: t('dialog_match', { amount }),
        lead: t('lead_match'),
        fields: [{ kind: 'text', name: 'top_no', label: t('top_no'), help: t('top_help') }, reason],
      },
      dismiss: { ...formHead, title: t('dialog_dismiss'), lead: t('lead_dismiss'), is_danger: true, fields: [reason] },
    };
    return forms[act];
  };
}
