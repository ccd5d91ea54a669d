import { callEndpoint, fetchFile } from '@ebpls/api-client';
import { downloadSanctionNotice, downloadSanctionPaper, getSanction, type Sanction } from '@ebpls/contracts';
import { DownloadButton, useNudge } from '@ebpls/remote-kit';
import { Button, DayText, type Fact, Facts, Page, Row, Stack } from '@ebpls/ui';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';

import { ActDialog } from '../acts/act-dialog.tsx';
import type { ActForm } from '../acts/act-form.ts';
import { SecondPersonReason } from '../acts/second-person-reason.tsx';
import { SentPapers } from '../papers/sent-papers.tsx';
import { filterSanctionActs, sanctionAction, useSanctionForms } from './sanction-acts.ts';
import { SanctionBadge } from './sanction-badge.tsx';
import { useWords } from './sanction.messages.ts';

export function loader({ params, request }: LoaderFunctionArgs) {
  return callEndpoint(getSanction, { params: { sanction_no: params['sanction_no'] ?? '' }, signal: request.signal });
}

export const action = sanctionAction;

/** One sanction case: the findings, the owner's answer, and the possible decisions. */
export function Component() {
  const sanction = useLoaderData<typeof loader>();
  const t = useWords();
  const getForm = useSanctionForms(sanction.ground);
  const { pathname } = useLocation();
  const [actForm, setActForm] = useState<ActForm>();
  const { sanction_no, company_name, company_code, papers } = sanction;
  useNudge('sanction', sanction_no);
  const list = pathname.slice(0, pathname.lastIndexOf('/'));
  return (
    <Page
      title={company_name}
      subtitle={`${company_code} · ${sanction_no}`}
      status={<SanctionBadge of={sanction} />}
      breadcrumb={[{ label: t('title'), to: list }, { label: sanction_no }]}
    >
      <Stack gap={6}>
        <Row gap={2}>
          {filterSanctionActs(sanction).map((act, place) => (
            <Button
              key={act}
              kind={place === 0 ? 'primary' : 'secondary'}
              onClick={() => setActForm(getForm(act, sanction_no))}
            >
              {t(act)}
            </Button>
          ))}
          <DownloadButton fetch={() => fetchFile(downloadSanctionNotice, { params: { sanction_no } })}>
            {t('notice')}
          </DownloadButton>
        </Row>
        <SecondPersonReason of={sanction} />
        <Facts columns={2} items={useSanctionFacts(sanction)} />
        <SentPapers
          title={t('papers')}
          papers={papers}
          fetchPaper={(paper_id) => fetchFile(downloadSanctionPaper, { params: { paper_id } })}
        />
      </Stack>
      {actForm && <ActDialog key={actForm.act} form={actForm} onClose={() => setActForm(undefined)} />}
    </Page>
  );
}

function useSanctionFacts(sanction: Sanction): Fact[] {
  const t = useWords();
  const { ground_name, office_name, recommended_by, recommended_on, answer_by, days_left, permit_nos } = sanction;
  const texts = (['finding', 'answer', 'decision', 'compliance', 'reinstatement'] as const).flatMap((name) =>
    sanction[name] === '' ? [] : [{ label: t(name), value: sanction[name], wide: true }],
  );
  return [
    { label: t('ground'), value: ground_name },
    { label: t('office'), value: office_name },
    { label: t('officer'), value: recommended_by },
    { label: t('recommended_on'), value: <DayText day={recommended_on} /> },
    ...(answer_by === null
      ? []
      : [
          {
            label: t('answer_by'),
            value: (
              <>
                <DayText day={answer_by} />
                {days_left !== null && ` · ${t('days_left', { count: days_left })}`}
              </>
            ),
          },
        ]),
    ...(permit_nos.length === 0 ? [] : [{ label: t('permits'), value: permit_nos.join(', ') }]),
    ...texts,
  ];
}
