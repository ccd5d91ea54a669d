// Page of the conditions with which an office approved clearances, and of the proof that owners have met them.

import { callEndpoint, fetchFile } from '@ebpls/api-client';
import { downloadDocument, type FollowedCondition, reviewCondition, listConditions } from '@ebpls/contracts';
import { DownloadButton } from '@ebpls/remote-kit';
import { Button, dayWritten, Row, Stack, Tag, Text, TextLink, useLocale } from '@ebpls/ui';
import { RowCard, type TableColumn } from '@ebpls/ui/lists';
import { useLocation } from 'react-router';
import * as v from 'valibot';

import type { ActForm } from '../../acts/act-form.ts';
import { type ActHandler, createFormAct } from '../../acts/acts.ts';
import { defineQueuePage, type OpenActForm, type QueueCardProps } from '../../lists/queue-page/define-queue-page.tsx';
import { CONDITION_TONE } from './conditions-of-case.tsx';
import { useWords, words } from './conditions.messages.ts';

/**
 * Parses the subject of an action on a permit condition: the clearance and the position of the condition in it, `7/0`.
 */
function readOn(on: string): { clearance_id: string; place: number } {
  const [clearance_id = '', place] = on.split('/');
  return { clearance_id, place: Number(place) };
}

const reviewAct: ActHandler = createFormAct(reviewCondition.body, ({ on, idempotency_key }, body) =>
  callEndpoint(reviewCondition, { params: { clearance_id: readOn(on).clearance_id }, body, idempotency_key }),
);

/** The act names the outcome and the condition, so that the form need not. */
const createReviewAct =
  (outcome: 'MET' | 'NOT_MET'): ActHandler =>
  (input, values) =>
    reviewAct(input, { ...v.parse(v.looseObject({}), values), place: readOn(input.on).place, outcome });

/** The conditions of the office's approvals, followed until they are met (T8). */
export const { loader, action, Component } = defineQueuePage({
  endpoint: listConditions,
  rowKey: toConditionKey,
  nudge: 'clearance',
  useWords,
  title: 'title',
  subtitle: 'subtitle',
  width: 'content',
  empty: { title: 'none', text: 'none_text' },
  useColumns,
  Card: ConditionCard,
  acts: { handlers: { met: createReviewAct('MET'), not_met: createReviewAct('NOT_MET') }, words },
});

function toConditionKey({ clearance_id, place }: FollowedCondition): string {
  return `${clearance_id}/${place}`;
}

function useColumns(openForm: OpenActForm): TableColumn<FollowedCondition>[] {
  const t = useWords();
  const locale = useLocale();
  return [
    { key: 'business', header: t('business'), cell: (row) => <CaseLink row={row} /> },
    { key: 'condition', header: t('condition'), cell: (row) => <ConditionText row={row} /> },
    { key: 'due', header: t('due'), cell: ({ due_on }) => dayWritten(due_on, locale) },
    { key: 'state', header: t('state'), cell: (row) => <ConditionState row={row} /> },
    { key: 'acts', header: t('acts'), align: 'end', cell: (row) => <ConditionActs row={row} openForm={openForm} /> },
  ];
}

function ConditionCard({ row, openForm }: QueueCardProps<FollowedCondition>) {
  const locale = useLocale();
  return (
    <RowCard
      title={<CaseLink row={row} />}
      note={
        <Stack gap={2}>
          <ConditionText row={row} />
          <Row gap={2}>
            <ConditionState row={row} />
            <Text as="span" size="caption">
              {dayWritten(row.due_on, locale)}
            </Text>
          </Row>
          <ConditionActs row={row} openForm={openForm} />
        </Stack>
      }
    />
  );
}

function ConditionState({ row: { state } }: { readonly row: FollowedCondition }) {
  const t = useWords();
  return <Tag tone={CONDITION_TONE[state]}>{t(state)}</Tag>;
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

interface ConditionActsProps {
  readonly row: FollowedCondition;
  readonly openForm: OpenActForm;
}

function ConditionActs({ row, openForm }: ConditionActsProps) {
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
