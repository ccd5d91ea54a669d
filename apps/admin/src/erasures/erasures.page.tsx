import { callEndpoint } from '@ebpls/api-client';
import { decideErasure, type ErasureRow, listErasures, formatPersonName } from '@ebpls/contracts';
import { type ActHandler, createFormAct, defineQueuePage, type OpenActForm } from '@ebpls/desk';
import { Button, MomentText, Row, Stack, Tag, Text, TextLink, type Tone } from '@ebpls/ui';
import type { TableColumn } from '@ebpls/ui/lists';

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
      cell: (row) => (
        <Stack gap={1}>
          <span>{getPersonName(row)}</span>
          <Text tone="muted">{row.user.email || t('no_email')}</Text>
          {row.remarks !== '' && <span>{row.remarks}</span>}
        </Stack>
      ),
    },
    { key: 'asked', header: t('requested_on'), cell: ({ asked_at }) => <MomentText at={asked_at} /> },
    { key: 'executes', header: t('executes'), cell: ({ executes_at }) => <MomentText at={executes_at} /> },
    {
      key: 'state',
      header: t('state'),
      cell: ({ state, reason, blockers }) => (
        <Stack gap={1}>
          <Tag tone={ERASURE_TONES[state]}>{t(`state_${state}`)}</Tag>
          {reason !== '' && <span>{reason}</span>}
          {blockers.length > 0 && (
            <Text tone="muted">
              {t('open')} {blockers.map((blocker) => t(`blocker_${blocker}`)).join(', ')}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      key: 'acts',
      header: '',
      cell: (row) => row.state === 'ASKED' && <ErasureDecision row={row} openForm={openForm} />,
    },
  ];
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
    <Row gap={2}>
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
