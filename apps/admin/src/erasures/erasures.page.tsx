import { callEndpoint } from '@ebpls/api-client';
import { decideErasure, type ErasureRow, listErasures, formatPersonName } from '@ebpls/contracts';
import { type ActHandler, createFormAct, defineQueuePage, type OpenActForm, type QueueCardProps } from '@ebpls/desk';
import { toManilaDay } from '@ebpls/rules';
import { Button, DayText, joinFacts, Row, Tag, TextLink, type Tone } from '@ebpls/ui';
import { RowCard, type TableColumn } from '@ebpls/ui/lists';

import { addresses } from '../addresses.ts';
import { useWords, words } from './erasure.messages.ts';

const ERASURE_TONES: Readonly<Record<ErasureRow['state'], Tone>> = {
  ASKED: 'warning',
  APPROVED: 'info',
  REFUSED: 'danger',
  WITHDRAWN: 'muted',
  EXECUTED: 'success',
};
type ErasureOutcome = 'APPROVED' | 'REFUSED';

const createErasureDecisionAct = (outcome: ErasureOutcome): ActHandler => {
  const send = createFormAct(decideErasure.body, ({ on, idempotency_key }, body) =>
    callEndpoint(decideErasure, { params: { erasure_id: on }, body, idempotency_key }),
  );
  return (submission, values) => send(submission, { ...(values as object), outcome });
};

/** Owners' requests for erasure: decided here with a reason, carried out by a scheduled job (decision 0109). */
export const { loader, action, Component } = defineQueuePage({
  endpoint: listErasures,
  rowKey: ({ erasure_id }) => erasure_id,
  nudge: 'notification',
  useWords,
  title: 'title',
  subtitle: 'subtitle',
  empty: { title: 'none', text: 'none_text' },
  useActions: useUsersLink,
  useColumns,
  Card: ErasureCard,
  acts: {
    handlers: { APPROVED: createErasureDecisionAct('APPROVED'), REFUSED: createErasureDecisionAct('REFUSED') },
    words,
  },
});

function useUsersLink() {
  const t = useWords();
  return <TextLink to={addresses.users}>{t('users')}</TextLink>;
}

function getPersonName({ user }: ErasureRow): string {
  return formatPersonName(user);
}

function useColumns(openForm: OpenActForm): TableColumn<ErasureRow>[] {
  const t = useWords();
  return [
    {
      key: 'person',
      header: t('person'),
      cell: getPersonName,
      note: ({ user, remarks }) => joinFacts([user.email || t('no_email'), remarks]),
    },
    { key: 'asked', header: t('requested_on'), cell: ({ asked_at }) => <DayText day={toManilaDay(asked_at)} /> },
    {
      key: 'executes',
      header: t('executes'),
      cell: ({ executes_at }) => <DayText day={toManilaDay(executes_at)} />,
    },
    {
      key: 'state',
      header: t('state'),
      cell: ({ state }) => <Tag tone={ERASURE_TONES[state]}>{t(`state_${state}`)}</Tag>,
      note: (row) => formatResult(row, t),
    },
    {
      key: 'acts',
      header: '',
      align: 'end',
      cell: (row) => row.state === 'ASKED' && <ErasureDecision row={row} openForm={openForm} />,
    },
  ];
}

/** The reason of the decision, and what still prevents the deletion. */
function formatResult({ reason, blockers }: ErasureRow, t: ReturnType<typeof useWords>): string {
  const open = blockers.length > 0 && `${t('open')} ${blockers.map((one) => t(`blocker_${one}`)).join(', ')}`;
  return joinFacts([reason, open]);
}

function ErasureCard({ row, openForm }: QueueCardProps<ErasureRow>) {
  const t = useWords();
  const { user, remarks, state, asked_at, executes_at } = row;
  return (
    <RowCard
      title={getPersonName(row)}
      status={<Tag tone={ERASURE_TONES[state]}>{t(`state_${state}`)}</Tag>}
      note={
        <>
          {joinFacts([user.email || t('no_email'), remarks])}
          <div>
            {t('requested_on')} <DayText day={toManilaDay(asked_at)} /> · {t('executes')}{' '}
            <DayText day={toManilaDay(executes_at)} />
          </div>
          {formatResult(row, t)}
        </>
      }
      end={state === 'ASKED' && <ErasureDecision row={row} openForm={openForm} />}
    />
  );
}

interface ErasureDecisionProps {
  readonly row: ErasureRow;
  readonly openForm: OpenActForm;
}

function ErasureDecision({ row, openForm }: ErasureDecisionProps) {
  const t = useWords();
  const decide = (outcome: ErasureOutcome): void =>
    openForm({
      act: outcome,
      on: row.erasure_id,
      title: t(outcome === 'APPROVED' ? 'dialog_approve' : 'dialog_refuse'),
      lead: t('lead', { person: getPersonName(row), email: row.user.email || t('no_email') }),
      confirm: t(outcome === 'APPROVED' ? 'approve' : 'refuse'),
      is_danger: outcome === 'APPROVED',
      fields: [{ kind: 'lines', name: 'reason', label: t('reason') }],
    });
  return (
    <Row gap={2} justify="end" wrap={false}>
      <Button
        size="desk"
        aria-label={`${t('approve')}: ${getPersonName(row)}`}
        disabled={row.blockers.length > 0}
        onClick={() => decide('APPROVED')}
      >
        {t('approve')}
      </Button>
      <Button size="desk" aria-label={`${t('refuse')}: ${getPersonName(row)}`} onClick={() => decide('REFUSED')}>
        {t('refuse')}
      </Button>
    </Row>
  );
}
