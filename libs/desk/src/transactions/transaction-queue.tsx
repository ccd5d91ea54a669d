import { type AssessmentRow, TRANSACTION_VIEWS } from '@ebpls/contracts';
import {
  Chip,
  DaysMeter,
  EmptyState,
  Heading,
  NoMatch,
  Pager,
  Pane,
  Row,
  RowItem,
  Rows,
  SearchField,
  SelectField,
  Stack,
  StatusBadge,
  Text,
} from '@ebpls/ui';
import { useRef } from 'react';
import { Form, useNavigate } from 'react-router';

import { useDeskAddress } from '../frame/desk-address.ts';
import { useDeskKeys } from '../frame/desk-keys.ts';
import { KeysButton } from '../frame/keys-button.tsx';
import { hasRunningClock } from '../frame/legal-clock.ts';
import { neighboursOf } from '../frame/neighbours.ts';
import { useWords as useDeskWords } from '../messages/desk.ts';
import { useWords } from './transaction-words.ts';

type View = (typeof TRANSACTION_VIEWS)[number];

/** What waits for the licensing office, and for the treasurer and the signatory. */
const OWN_WORK = { licensing: ['submitted', 'to_compute', 'to_release'], second: ['to_approve', 'to_sign'] } as const;

interface TransactionQueueProps {
  readonly queue: {
    readonly data: readonly AssessmentRow[];
    readonly next_cursor: string | null;
    readonly counts: Readonly<Record<string, number>>;
  };
  readonly view: View;
  readonly title: string;
  readonly isLicensing: boolean;
}

/** The applications of all owners; J and K walk through them. */
export function TransactionQueue(props: TransactionQueueProps) {
  const { queue, view, title } = props;
  const { desk, to } = useDeskAddress();
  const t = useWords();
  const search = desk.search ?? '';
  useWalk(queue.data.map(({ assessment_code }) => assessment_code));

  return (
    <Pane
      flush
      head={<QueueHead {...props} />}
      foot={
        <Row justify="end">
          <KeysButton lines={useKeyLines()} />
        </Row>
      }
    >
      {queue.data.length === 0 && search !== '' && (
        <NoMatch words={search} clearTo={to({ search: undefined, cursor: undefined })} />
      )}
      {queue.data.length === 0 && search === '' && (
        <EmptyState title={t('empty')}>{t('empty_text', { view: t(`view_${view}`) })}</EmptyState>
      )}
      {queue.data.length > 0 && (
        <Rows label={title}>
          {queue.data.map((row) => (
            <TransactionRow key={row.assessment_id} row={row} />
          ))}
        </Rows>
      )}
      <Pager nextCursor={queue.next_cursor} cursor={desk.cursor} to={(cursor) => to({ cursor })} />
    </Pane>
  );
}

function useKeyLines() {
  const d = useDeskWords();
  const t = useWords();
  return [
    { keys: ['J', 'K'], does: d('key_next') },
    { keys: ['/'], does: d('key_search') },
    { keys: ['[', ']'], does: d('key_papers') },
    { keys: ['V'], does: d('judge_valid') },
    { keys: ['N'], does: d('judge_again') },
    { keys: ['A'], does: t('key_main') },
    { keys: ['R'], does: t('return') },
    { keys: ['X'], does: t('reject') },
  ];
}

function useWalk(codes: readonly string[]): void {
  const { desk, to } = useDeskAddress();
  const navigate = useNavigate();
  const { before, after } = neighboursOf(codes, desk.case);
  const openCase = (code: string | undefined) =>
    code === undefined
      ? undefined
      : () => void navigate(to({ case: code, doc: undefined, pane: 'case' }), { preventScrollReset: true });
  useDeskKeys({ j: openCase(after), k: openCase(before) });
}

function QueueHead({ queue, view, title, isLicensing }: TransactionQueueProps) {
  const { desk, to } = useDeskAddress();
  const navigate = useNavigate();
  const t = useWords();
  const d = useDeskWords();
  const box = useRef<HTMLDivElement>(null);
  useDeskKeys({ '/': () => box.current?.querySelector('input')?.focus() });
  const inView = (name: View): string =>
    to({ view: name, cursor: undefined, case: undefined, doc: undefined, pane: undefined });
  const options = TRANSACTION_VIEWS.map((name) => ({
    value: name,
    label: `${t(`view_${name}`)} (${queue.counts[name] ?? 0})`,
  }));

  return (
    <Stack gap={2}>
      <Row justify="between" wrap={false}>
        <Heading level={1} size="body">
          {title}
        </Heading>
        <Text as="span" size="caption" tone="muted">
          {t('open_count', { count: queue.counts['open'] ?? 0 })}
        </Text>
      </Row>
      <div ref={box}>
        <Form role="presentation">
          {desk.view !== undefined && <input type="hidden" name="view" value={desk.view} />}
          <SearchField key={desk.search} size="desk" keyHint="/" label={d('search')} defaultValue={desk.search} />
        </Form>
      </div>
      <Row gap={1}>
        {OWN_WORK[isLicensing ? 'licensing' : 'second'].map((name) => (
          <Chip key={name} selected={name === view} count={queue.counts[name]} to={inView(name)}>
            {t(`view_${name}`)}
          </Chip>
        ))}
      </Row>
      <SelectField
        label={t('show')}
        name="view"
        options={options}
        value={view}
        onChange={({ target }) =>
          void navigate(inView(TRANSACTION_VIEWS.find((name) => name === target.value) ?? 'open'))
        }
      />
    </Stack>
  );
}

function TransactionRow({ row }: { readonly row: AssessmentRow }) {
  const { desk, to } = useDeskAddress();
  const t = useWords();
  const {
    assessment_code,
    company_name,
    application_type,
    tax_year,
    barangay_name,
    state,
    clearances_all,
    clearances_done,
  } = row;
  return (
    <RowItem
      title={company_name}
      to={to({ case: assessment_code, doc: undefined, pane: 'case' })}
      selected={desk.case === assessment_code}
      note={
        <Stack gap={1}>
          {[
            `${t(application_type)} ${tax_year}`,
            barangay_name,
            clearances_all > 0 && state === 'IN_CLEARANCE'
              ? t('of_offices', { done: clearances_done, all: clearances_all })
              : '',
          ]
            .filter(Boolean)
            .join(' · ')}
          <Row gap={2}>
            <StatusBadge kind="application" status={state} />
            {hasRunningClock(row) && <DaysMeter used={row.days_used} limit={row.days_limit} inline />}
          </Row>
        </Stack>
      }
    />
  );
}
