// Confirmation page of a filed application, found by its row number alone; barangay and name in the address are ignored
// (decision D23).

import { callEndpoint, isRefusal } from '@ebpls/api-client';
import { type AssessmentReply, getAssessment } from '@ebpls/contracts';
import { useSession } from '@ebpls/remote-kit';
import {
  Blocker,
  Box,
  Button,
  EmptyState,
  Facts,
  Heading,
  MomentText,
  Page,
  Row,
  RowItem,
  Rows,
  Section,
  Stack,
  Text,
} from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';

import { addresses } from '../addresses.ts';
import { getServedCitizen } from '../shared/served-citizen.ts';
import { useWords } from './application.messages.ts';
import { useWords as useOriginalWords } from './originals/originals.messages.ts';

export async function loader({
  params,
  request,
}: LoaderFunctionArgs): Promise<{ assessment: AssessmentReply | undefined }> {
  try {
    return {
      assessment: await callEndpoint(getAssessment, {
        params: { assessment_code: `DRAFT-${params['assessment_id']}` },
        signal: request.signal,
      }),
    };
  } catch (error) {
    if (isRefusal(error) && (error.code === 'missing' || error.code === 'invalid')) return { assessment: undefined };
    throw error;
  }
}

export function Component() {
  const { assessment } = useLoaderData<typeof loader>();
  const t = useWords();
  if (!assessment?.submitted_at) {
    return (
      <Page title={t('sent_unknown')}>
        <EmptyState
          icon="file"
          title={t('sent_unknown')}
          action={<Button to={addresses.companies}>{t('to_holdings')}</Button>}
        >
          {t('sent_unknown_more')}
        </EmptyState>
      </Page>
    );
  }
  return <Confirmation assessment={assessment} submitted_at={assessment.submitted_at} />;
}

function Confirmation({
  assessment,
  submitted_at,
}: {
  readonly assessment: AssessmentReply;
  readonly submitted_at: string;
}) {
  const t = useWords();
  const isMailed = useSession(({ user }) => user?.email !== '') && getServedCitizen() === undefined;
  const { brgycode = '' } = useParams();
  const { assessment_code, company_code, company_name, requirements } = assessment;
  const sentCount = requirements.filter(({ document }) => document !== null).length;
  return (
    <Page
      mark="success"
      title={t('sent_title')}
      width="form"
      breadcrumb={[{ label: company_name, to: addresses.company(company_code) }, { label: assessment_code }]}
    >
      <Stack gap={8}>
        <Box look="card" pad={6}>
          <Stack gap={4}>
            <div>
              <Text tone="muted" size="secondary">
                {t('sent_number')}
              </Text>
              <Heading level={2}>{assessment_code}</Heading>
            </div>
            <Facts
              items={[
                {
                  label: t('sent_to'),
                  value: `${company_name}, ${t(assessment.application_type)} ${assessment.tax_year}`,
                },
                { label: t('sent_at'), value: <MomentText at={submitted_at} /> },
                ...(sentCount > 0 ? [{ label: t('sent_papers'), value: sentCount }] : []),
              ]}
            />
            <Text tone="muted" size="secondary">
              {t(isMailed ? 'sent_lead' : 'sent_lead_here')}
            </Text>
          </Stack>
        </Box>
        <OriginalsToBring assessment={assessment} />
        <Section title={t('sent_next')}>
          <Rows>
            {(['sent_1', 'sent_2', 'sent_3', 'sent_4'] as const).map((step, place) => (
              <RowItem key={step} title={`${place + 1}. ${t(step)}`} note={t(`${step}_more`)} />
            ))}
          </Rows>
        </Section>
        <Row>
          <Button kind="primary" to={addresses.record(assessment_code, company_code)}>
            {t('to_record')}
          </Button>
          <Button to={addresses.sentDocuments('barangay', brgycode)}>{t('sent_see_papers')}</Button>
        </Row>
      </Stack>
    </Page>
  );
}

/** Documents of which no copy was sent: the owner brings the originals. */
function OriginalsToBring({ assessment }: { readonly assessment: AssessmentReply }) {
  const t = useWords();
  const o = useOriginalWords();
  const originals = assessment.requirements.filter(({ is_brought }) => is_brought);
  if (originals.length === 0) return null;
  return (
    <Blocker
      tone="warning"
      icon="file"
      title={t('sent_bring')}
      action={
        <Button to={addresses.originals(assessment.assessment_code, assessment.company_code)}>{o('to_slip')}</Button>
      }
    >
      <Text as="span">{originals.map(({ name }) => name).join(', ')}. </Text>
      {t('sent_bring_more')}
    </Blocker>
  );
}
