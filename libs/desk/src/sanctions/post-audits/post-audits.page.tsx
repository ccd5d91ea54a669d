import { callEndpoint } from '@ebpls/api-client';
import { listPostAudits, markPostAudit, type PostAudit, type PostAuditState } from '@ebpls/contracts';
import { Button, DayText, MomentText, Row, Tag, TextLink, type Tone } from '@ebpls/ui';
import { RowCard, type TableColumn } from '@ebpls/ui/lists';
import { useLocation } from 'react-router';

import { type ActHandler, createFormAct } from '../../acts/acts.ts';
import { defineQueuePage, type OpenActForm, type QueueCardProps } from '../../lists/queue-page/define-queue-page.tsx';
import { useWords, words } from './post-audit.messages.ts';

type AuditOutcome = 'RIGHT' | 'WRONG';

const AUDIT_TONES: Readonly<Record<PostAuditState, Tone>> = { OPEN: 'warning', RIGHT: 'success', WRONG: 'danger' };

const createMarkAct = (outcome: AuditOutcome): ActHandler => {
  const send = createFormAct(markPostAudit.body, ({ on, idempotency_key }, body) =>
    callEndpoint(markPostAudit, { params: { assessment_code: on }, body, idempotency_key }),
  );
  return (submission, values) => send(submission, { ...(values as object), outcome });
};

/** Post-audits of cases approved without an office, open ones first; each opens its case, and is marked once. */
export const { loader, action, Component } = defineQueuePage({
  endpoint: listPostAudits,
  rowKey: ({ assessment_code }) => assessment_code,
  nudge: 'assessment',
  useWords,
  title: 'title',
  subtitle: 'subtitle',
  empty: { title: 'none', text: 'none_text' },
  useColumns,
  Card: PostAuditCard,
  acts: { handlers: { RIGHT: createMarkAct('RIGHT'), WRONG: createMarkAct('WRONG') }, words },
});

function useColumns(openForm: OpenActForm): TableColumn<PostAudit>[] {
  const t = useWords();
  return [
    { key: 'business', header: t('business'), cell: ({ company_name }) => company_name },
    { key: 'application', header: t('application'), cell: (row) => <Case row={row} /> },
    { key: 'ground', header: t('ground'), cell: ({ ground }) => t(ground) },
    { key: 'drawn', header: t('drawn'), cell: ({ drawn_on }) => <DayText day={drawn_on} /> },
    {
      key: 'state',
      header: t('state'),
      cell: (row) => <AuditTag row={row} />,
      note: (row) => <AuditResult row={row} />,
    },
    { key: 'acts', header: t('acts'), align: 'end', cell: (row) => <AuditActs row={row} openForm={openForm} /> },
  ];
}

function PostAuditCard({ row, openForm }: QueueCardProps<PostAudit>) {
  const t = useWords();
  return (
    <RowCard
      title={row.company_name}
      note={
        <>
          <Case row={row} /> · {t(row.ground)}
          <div>
            <AuditResult row={row} />
          </div>
        </>
      }
      status={<AuditTag row={row} />}
      end={<AuditActs row={row} openForm={openForm} />}
    />
  );
}

function Case({ row: { assessment_code } }: { readonly row: PostAudit }) {
  const { pathname } = useLocation();
  const [, area = ''] = pathname.split('/');
  return (
    <TextLink to={`/${area}/request/clearances?view=all&case=${assessment_code}&pane=case`}>{assessment_code}</TextLink>
  );
}

function AuditTag({ row: { state } }: { readonly row: PostAudit }) {
  const t = useWords();
  return <Tag tone={AUDIT_TONES[state]}>{t(state)}</Tag>;
}

/** What a recorded post-audit found, by whom and when. */
function AuditResult({ row: { finding, looked_by, looked_at } }: { readonly row: PostAudit }) {
  if (looked_by === null || looked_at === null) return finding;
  return (
    <>
      {finding !== '' && <span>{finding}</span>}
      {finding !== '' && ' · '}
      {looked_by}, <MomentText at={looked_at} />
    </>
  );
}

interface AuditActsProps {
  readonly row: PostAudit;
  readonly openForm: OpenActForm;
}

function AuditActs({ row, openForm }: AuditActsProps) {
  const t = useWords();
  const { assessment_code, company_name, state } = row;
  if (state !== 'OPEN') return null;
  const mark = (outcome: AuditOutcome): void =>
    openForm({
      act: outcome,
      on: assessment_code,
      title: t(`dialog_${outcome}`),
      lead: `${company_name} · ${assessment_code}`,
      confirm: t(outcome),
      is_danger: outcome === 'WRONG',
      fields: [{ kind: 'lines', name: 'finding', label: t('finding') }],
    });
  return (
    <Row gap={2} justify="end" wrap={false}>
      <Button size="desk" aria-label={`${t('right')}: ${company_name}`} onClick={() => mark('RIGHT')}>
        {t('right')}
      </Button>
      <Button size="desk" aria-label={`${t('wrong')}: ${company_name}`} onClick={() => mark('WRONG')}>
        {t('wrong')}
      </Button>
    </Row>
  );
}
