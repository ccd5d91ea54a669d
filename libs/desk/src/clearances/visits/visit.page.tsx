import { callEndpoint, fetchFile } from '@ebpls/api-client';
import { downloadVisitSlip, getVisit, type EndpointReply } from '@ebpls/contracts';
import { DownloadButton } from '@ebpls/remote-kit';
import { Facts, MomentText, Page, Row, Section, Stack, Tag, Text } from '@ebpls/ui';
import { CheckItem, CheckList } from '@ebpls/ui/records';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { useOffice } from '../find-office.ts';
import { useWords } from './agenda.messages.ts';
import { VisitPicture } from './visit-picture.tsx';

type Report = EndpointReply<typeof getVisit>['reports'][number];

export function loader({ params, request }: LoaderFunctionArgs) {
  const { inspection_no = '' } = params;
  return callEndpoint(getVisit, { params: { inspection_no }, signal: request.signal });
}

/**
 * The reports of one inspection visit from the inspectors' devices: the report that counts first, then every other one.
 */
export function Component() {
  const { visit, reports } = useLoaderData<typeof loader>();
  const t = useWords();
  const area = `/${useOffice() ?? ''}/request`;
  const { inspection_no, company_name, clearance_id } = visit;
  return (
    <Page
      title={company_name}
      subtitle={inspection_no}
      breadcrumb={[
        { label: t('title'), to: `${area}/visits?from=${visit.planned_on}` },
        { label: t('case'), to: `${area}/clearances?case=${clearance_id}&pane=case` },
        { label: inspection_no },
      ]}
      actions={
        <DownloadButton shows fetch={() => fetchFile(downloadVisitSlip, { params: { inspection_no } })}>
          {t('slip')}
        </DownloadButton>
      }
    >
      <Stack gap={8}>
        {reports.length === 0 && <Text tone="muted">{t('no_report')}</Text>}
        {reports.map((report) => (
          <ReportShown key={`${report.received_at} ${report.reported_by}`} report={report} />
        ))}
      </Stack>
    </Page>
  );
}

const ANSWER = { COMPLIANT: 'yes', NOT_COMPLIANT: 'no', NOT_APPLICABLE: 'not_applicable' } as const;

function ReportShown({ report }: { readonly report: Report }) {
  const t = useWords();
  const { outcome, result, findings, checklist, met_name, is_signed, has_place, photos } = report;
  const signatureText = t(is_signed ? 'signed' : 'unsigned');
  return (
    <Section title={t('report_by', { name: report.reported_by })} level={2}>
      <Stack gap={4}>
        <Row>
          <Tag tone={result === 'PASSED' ? 'success' : 'danger'}>{t(result)}</Tag>
          <Tag tone={outcome === 'TAKEN' ? 'success' : 'warning'}>{t(outcome)}</Tag>
        </Row>
        <Facts
          items={[
            { label: t('visited'), value: <MomentText at={report.visited_at} weekday /> },
            { label: t('received'), value: <MomentText at={report.received_at} /> },
            { label: t('met'), value: met_name && `${met_name} (${signatureText})` },
            { label: t('place'), value: t(has_place ? 'with_place' : 'place_unknown') },
            { label: t('findings'), value: findings, wide: true },
          ]}
          columns={2}
        />
        {checklist.length > 0 && (
          <CheckList label={t('checked')}>
            {checklist.map(({ question, answer, remark }) => (
              <CheckItem key={question} label={question} answer={ANSWER[answer]} answerText={t(answer)} note={remark} />
            ))}
          </CheckList>
        )}
        {photos.length > 0 && (
          <Row gap={4}>
            {photos.map((photo, place) => (
              <VisitPicture key={photo.photo_id} photo={photo} number={place + 1} />
            ))}
          </Row>
        )}
      </Stack>
    </Section>
  );
}
