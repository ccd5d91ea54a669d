// List of the applications of all owners beside the open one, with the actions on several of them.

import type { AssessmentRow, TransactionView } from '@ebpls/contracts';
import { showNotice, useOfferActs } from '@ebpls/remote-kit';
import { Button, EmptyState, NoMatch, Row, RowGroup, RowItem, Rows, Text, useLocale } from '@ebpls/ui';
import { getStatusText, getStatusTone, Pager, Pane } from '@ebpls/ui/lists';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';

import { BulkBar, renderRowCheckbox } from '../lists/bulk/bulk-bar.tsx';
import { useBulkRows } from '../lists/bulk/bulk-rows.ts';
import { useDeskAddress } from '../frame/desk-address.ts';
import { useDeskKeys } from '../frame/keys/desk-keys.ts';
import { type KeyGroup, KeysButton } from '../frame/keys/keys-button.tsx';
import { useIsCalled, useCaseNavigation } from '../frame/keys/case-navigation.ts';
import { hasPendingText, PendingTime } from '../frame/pending-time.tsx';
import { useWords as useBulkWords } from '../messages/bulk.messages.ts';
import { useWords as useDeskWords } from '../messages/desk.messages.ts';
import { listBulkKeys, listDocumentKeys, listMoveKeys } from '../frame/keys/paper-keys.ts';
import { PrintedTransactions } from './queue/printed-transactions.tsx';
import { QueueHead, type TransactionQueueProps } from './queue/queue-head.tsx';
import { groupTransactions } from './queue/transaction-groups.ts';
import { useNames, useWords } from './transaction.messages.ts';

/** Applications whose permit can be printed. */
const PRINTABLE_STATES: ReadonlySet<AssessmentRow['state']> = new Set<AssessmentRow['state']>([
  'FOR_SIGNATURE',
  'ISSUED',
]);

/** Views with applications of several states. */
const MIXED_VIEWS: ReadonlySet<TransactionView> = new Set<TransactionView>(['open', 'overdue', 'in_clearance', 'all']);

/** The applications of all owners; J and K walk through them. */
export function TransactionQueue(props: TransactionQueueProps) {
  const { queue, view, title } = props;
  const { desk, to } = useDeskAddress();
  const t = useWords();
  const search = desk.search ?? '';
  const groups = groupTransactions(queue.data, { view, isSorted: props.isSorted });
  useCaseNavigation(groups.flatMap(({ rows }) => rows.map(({ assessment_code }) => assessment_code)));
  const bulk = useBulkRows(queue.data, {
    row: ({ assessment_code, company_name }) => ({
      id: assessment_code,
      name: company_name,
      note: assessment_code,
      to: to({ case: assessment_code, doc: undefined, pane: 'case' }),
    }),
    acts: ({ acts, state }) => (PRINTABLE_STATES.has(state) ? [...acts, 'print_permit'] : acts),
    open: desk.case,
  });

  return (
    <Pane
      flush
      head={<QueueHead {...props} />}
      foot={
        <Row justify="between" gap={1}>
          <BulkBar list={bulk} />
          <NextInTurn rows={queue.data} />
          <KeysButton groups={useKeyGroups(props.isLicensing)} />
        </Row>
      }
    >
      {queue.data.length === 0 && search !== '' && (
        <NoMatch searchText={search} clearTo={to({ search: undefined, cursor: undefined })} />
      )}
      {queue.data.length === 0 && search === '' && (
        <EmptyState title={t('empty')}>{t('empty_text', { view: t(`view_${view}`) })}</EmptyState>
      )}
      {queue.data.length > 0 && (
        <Rows label={title}>
          {groups.map(({ group, rows }) => [
            group !== undefined && <RowGroup key={group} label={t(`group_${group}`)} count={rows.length} />,
            ...rows.map((row) => (
              <TransactionRow
                key={row.assessment_id}
                row={row}
                isMixed={MIXED_VIEWS.has(view)}
                pick={renderRowCheckbox(bulk, row.assessment_code)}
              />
            )),
          ])}
        </Rows>
      )}
      <Pager nextCursor={queue.next_cursor} cursor={desk.cursor} to={(cursor) => to({ cursor })} />
      <PrintedTransactions {...props} queue={{ ...queue, data: groups.flatMap(({ rows }) => rows) }} />
    </Pane>
  );
}

/** Opens the most urgent application of the view, besides the open one, that waits for this account. */
function NextInTurn({ rows }: { readonly rows: readonly AssessmentRow[] }) {
  const { desk, to } = useDeskAddress();
  const navigate = useNavigate();
  const t = useWords();
  const name = useNames();
  const next = rows.find(({ acts, assessment_code }) => acts.length > 0 && assessment_code !== desk.case);
  const reason = next === undefined ? t('none_in_turn') : undefined;
  const run = (): void => {
    if (next === undefined) return showNotice('news', t('none_in_turn'));
    void navigate(to({ case: next.assessment_code, doc: undefined, pane: 'case' }), { preventScrollReset: true });
  };
  useDeskKeys({ t: run });
  useOfferActs([{ act: 'next', ...name('next_in_turn'), keyHint: 'T', why: reason, run }]);
  return (
    <Button size="desk" keyHint="T" disabled={next === undefined} why={reason} onClick={run}>
      {t('next_in_turn')}
    </Button>
  );
}

function useKeyGroups(isLicensing: boolean): KeyGroup[] {
  const d = useDeskWords();
  const b = useBulkWords();
  const t = useWords();
  return [
    {
      purpose: 'move',
      lines: [
        { keys: ['T'], does: t('next_in_turn') },
        ...listMoveKeys(d),
        ...(isLicensing ? [{ keys: ['W'], does: t('walk_in') }] : []),
      ],
    },
    listDocumentKeys(d),
    {
      purpose: 'decide',
      lines: [
        { keys: ['A'], does: t('key_main') },
        { keys: ['R'], does: t('return') },
        { keys: ['X'], does: t('reject') },
        { keys: ['U'], does: d('key_undo') },
      ],
    },
    listBulkKeys(b),
  ];
}

interface TransactionRowProps {
  readonly row: AssessmentRow;
  /** The view has applications of several states, so that each row shows its own. */
  readonly isMixed: boolean;
  readonly pick: ReactNode;
}

function TransactionRow({ row, isMixed, pick }: TransactionRowProps) {
  const { desk, to } = useDeskAddress();
  const t = useWords();
  const { assessment_code, company_name, application_type, tax_year, barangay_name } = row;
  return (
    <RowItem
      title={company_name}
      to={to({ case: assessment_code, doc: undefined, pane: 'case' })}
      selected={desk.case === assessment_code}
      pending={useIsCalled(assessment_code)}
      pick={pick}
      aside={<PendingTime row={row} part="words" />}
      // How long it waits already says the state: `Paid 2 days ago`.
      noteStart={isMixed && !hasPendingText(row) ? <StateText row={row} /> : undefined}
      note={[`${t(application_type)} ${tax_year}`, barangay_name].join(' · ')}
      noteEnd={<PendingTime row={row} part="cells" />}
    />
  );
}

/** The state of an application, and how many offices have decided while it is with them; first on the line of the row. */
function StateText({ row: { state, clearances_all, clearances_done } }: { readonly row: AssessmentRow }) {
  const t = useWords();
  const locale = useLocale();
  const offices =
    clearances_all > 0 && state === 'IN_CLEARANCE' && t('of_offices', { done: clearances_done, all: clearances_all });
  return (
    <Text as="span" size="caption" tone={getStatusTone('application', state)}>
      {[getStatusText('application', state, locale), offices].filter(Boolean).join(' · ')}
    </Text>
  );
}
