import { callEndpoint } from '@ebpls/api-client';
import { listPostAudits, markPostAudit, type PostAudit, type PostAuditState } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import { Button, DayText, EmptyState, MomentText, Page, Row, Stack, Tag, Text, TextLink, type Tone } from '@ebpls/ui';
import { RowCard, Table, type TableColumn } from '@ebpls/ui/lists';
import { useState } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';

import { ActDialog } from '../../acts/act-dialog.tsx';
import type { ActForm } from '../../acts/act-form.ts';
import { type ActHandler, createFormAct, runAct } from '../../acts/acts.ts';
import { useWords, words } from './post-audit.messages.ts';

type AuditOutcome = 'RIGHT' | 'WRONG';

const AUDIT_TONES: Readonly<Record<PostAuditState, Tone>> = { OPEN: 'warning', RIGHT: 'success', WRONG: 'danger' };

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return callEndpoint(listPostAudits, { signal });
}

const createMarkAct = (outcome: AuditOutcome): ActHandler => {
  const send = createFormAct(markPostAudit.body, ({ on, idempotency_key }, body) =>
    callEndpoint(markPostAudit, { params: { assessment_code: on }, body, idempotency_key }),
  );
  return (submission, values) => send(submission, { ...(values as object), outcome });
};

export function action(args: ActionFunctionArgs) {
  return runAct(args, {
    acts: { RIGHT: createMarkAct('RIGHT'), WRONG: createMarkAct('WRONG') },
    getSuccessText: (act) => words(act === 'WRONG' ? 'success_WRONG' : 'success_RIGHT'),
  });
}

/** Post-audits of cases approved without an office, open ones first; each opens its case, and is marked once. */
export function Component() {
  const { data } = useLoaderData<typeof loader>();
  const t = useWords();
  useNudge('assessment');
  const [actForm, setActForm] = useState<ActForm>();
  const mark = ({ assessment_code, company_name }: PostAudit, outcome: AuditOutcome): void =>
    setActForm({
      act: outcome,
      on: assessment_code,
      title: t(`dialog_${outcome}`),
      lead: `${company_name} · ${assessment_code}`,
      confirm: t(outcome),
      is_danger: outcome === 'WRONG',
      fields: [{ kind: 'lines', name: 'finding', label: t('finding') }],
    });
  return (
    <Page title={t('title')} subtitle={t('subtitle')} width="wide">
      <Table
        caption={t('title')}
        {...useAuditTable(mark)}
        rows={data}
        rowKey={({ assessment_code }) => assessment_code}
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

type MarkAudit = (row: PostAudit, outcome: AuditOutcome) => void;

/** The rows as a table and as cards. */
function useAuditTable(mark: MarkAudit) {
  const t = useWords();
  const columns: TableColumn<PostAudit>[] = [
    { key: 'business', header: t('business'), cell: ({ company_name }) => company_name },
    { key: 'application', header: t('application'), cell: (row) => <Case row={row} /> },
    { key: 'ground', header: t('ground'), cell: ({ ground }) => t(ground) },
    { key: 'drawn', header: t('drawn'), cell: ({ drawn_on }) => <DayText day={drawn_on} /> },
    { key: 'state', header: t('state'), cell: (row) => <AuditState row={row} /> },
    { key: 'acts', header: t('acts'), align: 'end', cell: (row) => <AuditActs row={row} markAudit={mark} /> },
  ];
  return {
    columns,
    card: (row: PostAudit) => (
      <RowCard
        title={row.company_name}
        note={
          <>
            <Case row={row} /> · {t(row.ground)}
          </>
        }
        status={<AuditState row={row} />}
        end={<AuditActs row={row} markAudit={mark} />}
      />
    ),
  };
}

function Case({ row: { assessment_code } }: { readonly row: PostAudit }) {
  const { pathname } = useLocation();
  const [, area = ''] = pathname.split('/');
  return (
    <TextLink to={`/${area}/request/clearances?view=all&case=${assessment_code}&pane=case`}>{assessment_code}</TextLink>
  );
}

function AuditState({ row: { state, finding, looked_by, looked_at } }: { readonly row: PostAudit }) {
  const t = useWords();
  return (
    <Stack gap={1}>
      <Tag tone={AUDIT_TONES[state]}>{t(state)}</Tag>
      {finding !== '' && <span>{finding}</span>}
      {looked_by !== null && looked_at !== null && (
        <Text tone="muted" size="secondary">
          {looked_by}, <MomentText at={looked_at} />
        </Text>
      )}
    </Stack>
  );
}

function AuditActs({ row, markAudit }: { readonly row: PostAudit; readonly markAudit: MarkAudit }) {
  const t = useWords();
  if (row.state !== 'OPEN') return null;
  return (
    <Row gap={2}>
      <Button size="desk" aria-label={`${t('right')}: ${row.company_name}`} onClick={() => markAudit(row, 'RIGHT')}>
        {t('right')}
      </Button>
      <Button size="desk" aria-label={`${t('wrong')}: ${row.company_name}`} onClick={() => markAudit(row, 'WRONG')}>
        {t('wrong')}
      </Button>
    </Row>
  );
}
