import { callEndpoint, fetchFile } from '@ebpls/api-client';
import { getAppeal, downloadAppealPaper, sendAppealPaper, type Appeal } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import { Blocker, DayText, Facts, Page, Stack, type Fact } from '@ebpls/ui';
import { StatusBadge, getStatusTone } from '@ebpls/ui/lists';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { uploadFiles } from '@ebpls/api-client/uploads';

import { addresses } from '../addresses.ts';
import { useWords } from './appeal.messages.ts';
import { AddedDocuments } from '../shared/documents/added-documents.tsx';

export function loader({ params, request }: LoaderFunctionArgs) {
  return callEndpoint(getAppeal, { params: { appeal_no: params['appeal_no'] ?? '' }, signal: request.signal });
}

/** Page of one appeal: the owner follows it and adds documents until it is decided. */
export function Component() {
  const appeal = useLoaderData<typeof loader>();
  const t = useWords();
  const { appeal_no, company_code, company_name, state } = appeal;
  useNudge('appeal', appeal_no);
  return (
    <Page
      title={t('title')}
      subtitle={`${company_name} · ${appeal_no}`}
      width="form"
      status={<StatusBadge kind="appeal" status={state} />}
      breadcrumb={[{ label: company_name, to: addresses.company(company_code) }, { label: appeal_no }]}
    >
      <Stack gap={8}>
        <Blocker tone={getStatusTone('appeal', state)} title={t(`next_${state}`)}>
          {t(`more_${state}`)}
        </Blocker>
        <Facts items={useAppealFacts(appeal)} />
        <AppealDocuments appeal={appeal} />
      </Stack>
    </Page>
  );
}

function useAppealFacts(appeal: Appeal): Fact[] {
  const t = useWords();
  const { against, office_name, contested_on, contested_by, contested_reason, filed_on, reason, decision } = appeal;
  const facts: Fact[] = [
    { label: t('title'), value: t(`against_${against}`, { office: office_name }) },
    { label: t('decided_on'), value: <DayText day={contested_on} /> },
    { label: t('decided_by'), value: contested_by },
    { label: t('contested_reason'), value: contested_reason, wide: true },
    { label: t('filed_on'), value: <DayText day={filed_on} /> },
    { label: t('your_reason'), value: reason, wide: true },
    { label: t('outcome_reason'), value: decision, wide: true },
  ];
  return facts.filter(({ value }) => value !== '');
}

/** Documents that the owner added to an appeal, and the upload of another one until it is decided. */
function AppealDocuments({ appeal: { appeal_no, papers, acts } }: { readonly appeal: Appeal }) {
  return (
    <AddedDocuments
      id="appeal-paper"
      papers={papers}
      acceptsFiles={acts.includes('send_paper')}
      t={useWords()}
      send={(form) => uploadFiles(sendAppealPaper, { params: { appeal_no }, form })}
      fetchDocument={(paper_id) => fetchFile(downloadAppealPaper, { params: { paper_id } })}
    />
  );
}
