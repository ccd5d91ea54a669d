// The owner reads the finding and its author, the days left, and answers.

import { callEndpoint, fetchFile, catchOffline } from '@ebpls/api-client';
import {
  answerShowCause,
  downloadSanctionNotice,
  getSanction,
  listCompanyAppeals,
  reportCompliance,
  downloadSanctionPaper,
  sendSanctionPaper,
  type Sanction,
} from '@ebpls/contracts';
import { DownloadButton, showNotice, toRefusedForm, useNudge, type RefusedForm } from '@ebpls/remote-kit';
import { Blocker, Button, DayText, Facts, Page, Row, Stack, TextArea, type Fact } from '@ebpls/ui';
import { StatusBadge, getStatusTone } from '@ebpls/ui/lists';
import {
  Form,
  useActionData,
  useLoaderData,
  useNavigation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { uploadFiles } from '@ebpls/api-client/uploads';

import { addresses } from '../addresses.ts';
import { OpenAppeals } from '../shared/open-appeals.tsx';
import { useWords, words } from './sanction.messages.ts';
import { AddedDocuments } from '../shared/documents/added-documents.tsx';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { signal } = request;
  const sanction = await callEndpoint(getSanction, { params: { sanction_no: params['sanction_no'] ?? '' }, signal });
  const { company_code, decided_at } = sanction;
  const appeals =
    decided_at === null
      ? undefined
      : await catchOffline(callEndpoint(listCompanyAppeals, { params: { company_code }, signal }));
  return { sanction, appeals };
}

export async function action({ params, request }: ActionFunctionArgs): Promise<RefusedForm | null> {
  const requestInput = { params: { sanction_no: params['sanction_no'] ?? '' } };
  const form = await request.formData();
  try {
    if (form.has('answer')) {
      await callEndpoint(answerShowCause, { ...requestInput, body: { answer: String(form.get('answer')) } });
      showNotice('done', words('success_answer'));
    } else {
      await callEndpoint(reportCompliance, { ...requestInput, body: { compliance: String(form.get('compliance')) } });
      showNotice('done', words('success_compliance'));
    }
    return null;
  } catch (error) {
    return toRefusedForm(error);
  }
}

/** For a business without a permit these texts concern the business itself. */
const CLOSURES = ['RECOMMENDED', 'DISMISSED', 'REVOKED', 'REINSTATED', 'WITHDRAWN'] as const;

export function Component() {
  const { sanction, appeals } = useLoaderData<typeof loader>();
  const t = useWords();
  const { sanction_no, company_code, company_name, state, ground, days_left, acts } = sanction;
  useNudge('sanction', sanction_no);
  const closing = ground === 'NO_PERMIT' ? CLOSURES.find((one) => one === state) : undefined;
  const next = closing === undefined ? t(`next_${state}`) : t(`closure_${closing}`);
  return (
    <Page
      title={t(ground === 'NO_PERMIT' ? 'closure_title' : 'title')}
      subtitle={`${company_name} · ${sanction_no}`}
      width="form"
      status={
        closing === 'REVOKED' ? (
          <StatusBadge kind="business" status="CLOSED_BY_ORDER" />
        ) : (
          <StatusBadge kind="sanction" status={state} />
        )
      }
      breadcrumb={[{ label: company_name, to: addresses.company(company_code) }, { label: sanction_no }]}
    >
      <Stack gap={8}>
        <Blocker
          tone={getStatusTone('sanction', state)}
          title={days_left === null ? next : t('days', { count: days_left })}
        >
          {days_left === null ? undefined : next}
        </Blocker>
        <OpenAppeals company_code={company_code} appeals={appeals} of={sanction_no} />
        <Facts items={useSanctionFacts(sanction)} />
        <Row>
          <DownloadButton fetch={() => fetchFile(downloadSanctionNotice, { params: { sanction_no } })}>
            {t('notice')}
          </DownloadButton>
        </Row>
        <SanctionDocuments sanction={sanction} />
        {acts.includes('answer') && <SanctionAnswer name="answer" maxLength={5_000} />}
        {acts.includes('report_compliance') && <SanctionAnswer name="compliance" maxLength={2_000} />}
      </Stack>
    </Page>
  );
}

function SanctionAnswer({ name, maxLength }: { readonly name: 'answer' | 'compliance'; readonly maxLength: number }) {
  const t = useWords();
  const { state } = useNavigation();
  const refusedForm = useActionData<RefusedForm | null>();
  const error = refusedForm?.fields[name]?.[0] ?? refusedForm?.message;
  return (
    <Form method="post" noValidate>
      <Stack gap={4} align="stretch">
        <TextArea name={name} label={t(name)} help={t(`${name}_help`)} rows={6} maxLength={maxLength} error={error} />
        <Row>
          <Button type="submit" kind="primary" busy={state === 'submitting'}>
            {t(`send_${name}`)}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}

function useSanctionFacts(sanction: Sanction): Fact[] {
  const t = useWords();
  const { ground_name, finding, office_name, recommended_by, recommended_on, answer_by, permit_nos } = sanction;
  const facts: Fact[] = [
    { label: t('ground'), value: ground_name },
    { label: t('finding'), value: finding, wide: true },
    { label: t('office'), value: office_name },
    { label: t('officer'), value: recommended_by },
    { label: t('recommended_on'), value: <DayText day={recommended_on} /> },
    { label: t('answer_by'), value: answer_by === null ? '' : <DayText day={answer_by} /> },
    { label: t('answered'), value: sanction.answer, wide: true },
    { label: t('decision'), value: sanction.decision, wide: true },
    { label: t('permits'), value: permit_nos.join(', ') },
    { label: t('complied'), value: sanction.compliance, wide: true },
    { label: t('reinstatement'), value: sanction.reinstatement, wide: true },
  ];
  return facts.filter(({ value }) => value !== '');
}

/** Documents that the owner added to a sanction case, and the upload of another one while an answer is expected. */
function SanctionDocuments({ sanction: { sanction_no, papers, acts } }: { readonly sanction: Sanction }) {
  return (
    <AddedDocuments
      id="sanction-paper"
      papers={papers}
      acceptsFiles={acts.includes('send_paper')}
      t={useWords()}
      send={(form) => uploadFiles(sendSanctionPaper, { params: { sanction_no }, form })}
      fetchDocument={(paper_id) => fetchFile(downloadSanctionPaper, { params: { paper_id } })}
    />
  );
}
