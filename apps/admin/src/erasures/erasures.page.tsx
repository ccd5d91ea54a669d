import { callEndpoint } from '@ebpls/api-client';
import { decideErasure, type ErasureRow, listErasures, formatPersonName } from '@ebpls/contracts';
import { type ActHandler, ActDialog, type ActForm, createFormAct, runAct } from '@ebpls/desk';
import { useNudge } from '@ebpls/remote-kit';
import { Button, EmptyState, MomentText, Page, Row, Stack, Tag, Text, TextLink, type Tone } from '@ebpls/ui';
import { Table, type TableColumn } from '@ebpls/ui/lists';
import { useState } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { useWords, words } from './erasure.messages.ts';

const ERASURE_TONES: Readonly<Record<ErasureRow['state'], Tone>> = {
  ASKED: 'warning',
  APPROVED: 'info',
  REFUSED: 'danger',
  WITHDRAWN: 'muted',
  EXECUTED: 'success',
};
const OUTCOMES = ['APPROVED', 'REFUSED'] as const;
type ErasureOutcome = (typeof OUTCOMES)[number];

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return callEndpoint(listErasures, { signal });
}

const createErasureDecisionAct = (outcome: ErasureOutcome): ActHandler => {
  const send = createFormAct(decideErasure.body, ({ on, idempotency_key }, body) =>
    callEndpoint(decideErasure, { params: { erasure_id: on }, body, idempotency_key }),
  );
  return (submission, values) => send(submission, { ...(values as object), outcome });
};

export function action(args: ActionFunctionArgs) {
  return runAct(args, {
    acts: { APPROVED: createErasureDecisionAct('APPROVED'), REFUSED: createErasureDecisionAct('REFUSED') },
    getSuccessText: (act) => words(act === 'APPROVED' ? 'success_APPROVED' : 'success_REFUSED'),
  });
}

/** Owners' requests for erasure: decided here with a reason, carried out by a scheduled job (decision 0109). */
export function Component() {
  const { data } = useLoaderData<typeof loader>();
  const t = useWords();
  useNudge('notification');
  const [actForm, setActForm] = useState<ActForm>();
  const createForm = (row: ErasureRow, outcome: ErasureOutcome): ActForm => ({
    act: outcome,
    on: row.erasure_id,
    title: t(outcome === 'APPROVED' ? 'dialog_approve' : 'dialog_refuse'),
    lead: t('lead', { person: getPersonName(row), email: row.user.email }),
    confirm: t(outcome === 'APPROVED' ? 'approve' : 'refuse'),
    is_danger: outcome === 'APPROVED',
    fields: [{ kind: 'lines', name: 'reason', label: t('reason') }],
  });
  const columns = useColumns((row, outcome) => setActForm(createForm(row, outcome)));
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      width="wide"
      actions={<TextLink to={addresses.users}>{t('users')}</TextLink>}
    >
      <Table
        caption={t('title')}
        columns={columns}
        rows={data}
        rowKey={({ erasure_id }) => erasure_id}
        empty={
          <EmptyState icon="check-circle" title={t('none')}>
            {t('none_text')}
          </EmptyState>
        }
      />
      {actForm && (
        <ActDialog key={`${actForm.act} ${actForm.on}`} form={actForm} onClose={() => setActForm(undefined)} />
      )}
    </Page>
  );
}

function getPersonName({ user }: ErasureRow): string {
  return formatPersonName(user);
}

function useColumns(decide: (row: ErasureRow, outcome: ErasureOutcome) => void): TableColumn<ErasureRow>[] {
  const t = useWords();
  return [
    {
      key: 'person',
      header: t('person'),
      cell: (row) => (
        <Stack gap={1}>
          <span>{getPersonName(row)}</span>
          <Text tone="muted">{row.user.email}</Text>
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
      cell: (row) => row.state === 'ASKED' && <Decide row={row} decide={(outcome) => decide(row, outcome)} />,
    },
  ];
}

function Decide({ row, decide }: { readonly row: ErasureRow; readonly decide: (outcome: ErasureOutcome) => void }) {
  const t = useWords();
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
