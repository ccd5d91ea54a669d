import { callEndpoint, fetchFile } from '@ebpls/api-client';
import { type Appeal, downloadAppealPaper, getAppeal } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import { Button, DayText, type Fact, Facts, Page, Row, Stack } from '@ebpls/ui';
import { StatusBadge } from '@ebpls/ui/lists';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';

import { ActDialog } from '../../acts/act-dialog.tsx';
import type { ActForm } from '../../acts/act-form.ts';
import { SecondPersonReason } from '../../acts/second-person-reason.tsx';
import { SentPapers } from '../../papers/sent-papers.tsx';
import { appealAction, filterDeskActs, useAppealForms } from './appeal-acts.ts';
import { useWords } from './appeal.messages.ts';

export function loader({ params, request }: LoaderFunctionArgs) {
  return callEndpoint(getAppeal, { params: { appeal_no: params['appeal_no'] ?? '' }, signal: request.signal });
}

export const action = appealAction;

/** One appeal: the decision and its reasons, the owner's objection, and the decisions that are possible now. */
export function Component() {
  const appeal = useLoaderData<typeof loader>();
  const t = useWords();
  const getForm = useAppealForms();
  const { pathname } = useLocation();
  const [actForm, setActForm] = useState<ActForm>();
  const { appeal_no, company_name, company_code, state, acts } = appeal;
  useNudge('appeal', appeal_no);
  const list = pathname.slice(0, pathname.lastIndexOf('/'));
  const caseAt = caseAddress(appeal, list.slice(0, list.lastIndexOf('/')));
  return (
    <Page
      title={company_name}
      subtitle={`${company_code} · ${appeal_no}`}
      status={<StatusBadge kind="appeal" status={state} />}
      breadcrumb={[{ label: t('title'), to: list }, { label: appeal_no }]}
    >
      <Stack gap={6}>
        <Row gap={2}>
          {filterDeskActs(acts).map((act) => (
            <Button key={act} onClick={() => setActForm(getForm(act, appeal_no))}>
              {t(act)}
            </Button>
          ))}
          <Button to={caseAt}>{t('case')}</Button>
        </Row>
        <SecondPersonReason of={appeal} />
        <Facts columns={2} items={useAppealFacts(appeal)} />
        <SentPapers
          title={t('papers')}
          papers={appeal.papers}
          fetchPaper={(paper_id) => fetchFile(downloadAppealPaper, { params: { paper_id } })}
        />
      </Stack>
      {actForm && <ActDialog key={actForm.act} form={actForm} onClose={() => setActForm(undefined)} />}
    </Page>
  );
}

/** Licensing office and administrator open the application, an office its own part of it. */
function caseAddress({ against, reference, assessment_code }: Appeal, request: string): string {
  if (against === 'sanction') return `${request}/sanctions/${reference}`;
  const isWhole = /^\/(?:bplo|administrator)\//.test(request);
  return `${request}/clearances?${new URLSearchParams({ case: isWhole ? (assessment_code ?? '') : reference, pane: 'case' })}`;
}

function useAppealFacts(appeal: Appeal): Fact[] {
  const t = useWords();
  const { against, office_name, contested_on, contested_by, contested_reason, filed_by, filed_on } = appeal;
  return [
    { label: t('against'), value: t(`against_${against}`) },
    { label: t('office'), value: office_name },
    { label: t('contested_by'), value: contested_by },
    { label: t('contested_on'), value: <DayText day={contested_on} /> },
    { label: t('contested_reason'), value: contested_reason, wide: true },
    {
      label: t('filed'),
      value: (
        <>
          {filed_by} · <DayText day={filed_on} />
        </>
      ),
    },
    { label: t('reason'), value: appeal.reason, wide: true },
    ...(appeal.decided_by === null ? [] : [{ label: t('decided_by'), value: appeal.decided_by }]),
    ...(appeal.decision === '' ? [] : [{ label: t('decision'), value: appeal.decision, wide: true }]),
  ];
}
