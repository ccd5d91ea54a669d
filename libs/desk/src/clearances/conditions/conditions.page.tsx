// Page of the conditions with which an office approved clearances, and of the proof that owners have met them.

import { callEndpoint, fetchFile } from '@ebpls/api-client';
import { downloadDocument, type FollowedCondition, judgeCondition, listConditions } from '@ebpls/contracts';
import { DownloadButton, useNudge } from '@ebpls/remote-kit';
import { Button, dayWritten, EmptyState, Page, Row, Stack, Tag, Text, TextLink, useLocale } from '@ebpls/ui';
import { RowCard, Table, type TableColumn } from '@ebpls/ui/lists';
import { useState } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import * as v from 'valibot';

import { ActDialog } from '../../acts/act-dialog.tsx';
import type { ActForm } from '../../acts/act-form.ts';
import { type ActHandler, createFormAct, runAct } from '../../acts/acts.ts';
import { CONDITION_TONE } from './conditions-of-case.tsx';
import { useWords, words } from './conditions.messages.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return callEndpoint(listConditions, { signal: request.signal });
}

/**
 * Parses the subject of an action on a permit condition: the clearance and the position of the condition in it, `7/0`.
 */
function readOn(on: string): { clearance_id: string; place: number } {
  const [clearance_id = '', place] = on.split('/');
  return { clearance_id, place: Number(place) };
}

const judgeAct: ActHandler = createFormAct(judgeCondition.body, ({ on, idempotency_key }, body) =>
  callEndpoint(judgeCondition, { params: { clearance_id: readOn(on).clearance_id }, body, idempotency_key }),
);

/** The act names the outcome and the condition, so that the form need not. */
const createJudgeAct =
  (outcome: 'MET' | 'NOT_MET'): ActHandler =>
  (input, values) =>
    judgeAct(input, { ...v.parse(v.looseObject({}), values), place: readOn(input.on).place, outcome });

const CONDITION_ACTS: Readonly<Record<string, ActHandler>> = {
  met: createJudgeAct('MET'),
  not_met: createJudgeAct('NOT_MET'),
};

export function action(args: ActionFunctionArgs) {
  return runAct(args, {
    acts: CONDITION_ACTS,
    getSuccessText: (act) => words(act === 'met' ? 'success_met' : 'success_not_met'),
  });
}

/** The conditions of the office's approvals, followed until they are met (T8). */
export function Component() {
  const { data } = useLoaderData<typeof loader>();
  const t = useWords();
  const [actForm, setActForm] = useState<ActForm>();
  useNudge('clearance');
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <Table
        caption={t('title')}
        {...useConditionTable(setActForm)}
        rows={data}
        rowKey={toConditionKey}
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

const toConditionKey = ({ clearance_id, place }: FollowedCondition): string => `${clearance_id}/${place}`;

function useConditionTable(openForm: (form: ActForm) => void) {
  const t = useWords();
  const locale = useLocale();
  const state = (row: FollowedCondition) => <Tag tone={CONDITION_TONE[row.state]}>{t(row.state)}</Tag>;
  const columns: TableColumn<FollowedCondition>[] = [
    { key: 'business', header: t('business'), cell: (row) => <CaseLink row={row} /> },
    { key: 'condition', header: t('condition'), cell: (row) => <ConditionText row={row} /> },
    { key: 'due', header: t('due'), cell: ({ due_on }) => dayWritten(due_on, locale) },
    { key: 'state', header: t('state'), cell: state },
    { key: 'acts', header: t('acts'), align: 'end', cell: (row) => <ConditionActs row={row} openForm={openForm} /> },
  ];
  return {
    columns,
    card: (row: FollowedCondition) => (
      <RowCard
        title={<CaseLink row={row} />}
        note={
          <Stack gap={2}>
            <ConditionText row={row} />
            <Row gap={2}>
              {state(row)}
              <Text as="span" size="caption">
                {dayWritten(row.due_on, locale)}
              </Text>
            </Row>
            <ConditionActs row={row} openForm={openForm} />
          </Stack>
        }
      />
    ),
  };
}

function CaseLink({ row }: { readonly row: FollowedCondition }) {
  const { pathname } = useLocation();
  const to = `${pathname.replace(/conditions$/, 'clearances')}?view=decided&case=${row.clearance_id}&pane=case`;
  return <TextLink to={to}>{row.company_name}</TextLink>;
}

/** The condition, what the owner answered and with which paper, and what was missing the last time. */
function ConditionText({ row: { text, note, remark, document, state } }: { readonly row: FollowedCondition }) {
  const t = useWords();
  return (
    <Stack gap={1}>
      <Text>{text}</Text>
      {note !== '' && (
        <Text size="secondary" tone="muted">
          {t('answered', { note })}
        </Text>
      )}
      {remark !== '' && (
        <Text size="secondary" tone="warning">
          {t('missing', { remark })}
        </Text>
      )}
      {state === 'OVERDUE' && (
        <Text size="secondary" tone="danger">
          {t('recommend')}
        </Text>
      )}
      {document !== null && (
        <DownloadButton
          asLink
          shows
          fetch={() => fetchFile(downloadDocument, { params: { document_id: document.document_id } })}
        >
          {t('paper')}: {document.file_name}
        </DownloadButton>
      )}
    </Stack>
  );
}

interface ActsProps {
  readonly row: FollowedCondition;
  readonly openForm: (form: ActForm) => void;
}

function ConditionActs({ row, openForm }: ActsProps) {
  const t = useWords();
  const form = (act: 'met' | 'not_met'): ActForm => ({
    act,
    on: toConditionKey(row),
    title: t(act === 'met' ? 'dialog_met' : 'dialog_not_met', { business: row.company_name }),
    lead: row.text,
    confirm: t(act),
    fields: [
      act === 'met'
        ? { kind: 'text', name: 'remark', label: t('remark'), is_optional: true }
        : { kind: 'lines', name: 'remark', label: t('remark_owner') },
    ],
  });
  return (
    <Row gap={1}>
      <Button size="desk" aria-label={`${t('met')}: ${row.text}`} onClick={() => openForm(form('met'))}>
        {t('met')}
      </Button>
      {row.state === 'ANSWERED' && (
        <Button
          size="desk"
          kind="quiet"
          aria-label={`${t('not_met')}: ${row.text}`}
          onClick={() => openForm(form('not_met'))}
        >
          {t('not_met')}
        </Button>
      )}
    </Row>
  );
}
