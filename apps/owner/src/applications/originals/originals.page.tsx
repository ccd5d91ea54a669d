// Slip of the originals that an owner brings, with the code that an office scans to open the case.

import { callEndpoint, fetchFile } from '@ebpls/api-client';
import { downloadOriginalsSlip, getAssessment, getReference } from '@ebpls/contracts';
import { DownloadButton, useNudge } from '@ebpls/remote-kit';
import { type BroughtOriginal, listBroughtOriginals } from '@ebpls/rules';
import { Box, Button, EmptyState, Heading, Page, Row, RowItem, Rows, Section, Stack, Tag, Text } from '@ebpls/ui';
import { QrCode } from '@ebpls/ui/records';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../../addresses.ts';
import { useWords as useApplicationWords } from '../application.messages.ts';
import { useWords } from './originals.messages.ts';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const { assessment_code = '' } = params;
  const [assessment, { offices }] = await Promise.all([
    callEndpoint(getAssessment, { params: { assessment_code }, signal }),
    callEndpoint(getReference, { signal }),
  ]);
  return { assessment, titles: new Map<string, string>(offices.map(({ office, title }) => [office, title])) };
}

/** Pixels: wide enough for a scanner that reads it from the screen of a phone. */
const CODE_SIZE = 200;

export function Component() {
  const { assessment, titles } = useLoaderData<typeof loader>();
  const t = useWords();
  const { assessment_code, company_code, company_name } = assessment;
  useNudge('assessment', assessment_code);
  const originals = listBroughtOriginals(assessment);
  const record = addresses.record(assessment_code, company_code);
  return (
    <Page
      width="form"
      title={t('title')}
      subtitle={originals.length > 0 && t('lead')}
      breadcrumb={[
        { label: company_name, to: addresses.company(company_code) },
        { label: assessment_code, to: record },
        { label: t('title') },
      ]}
    >
      {originals.length === 0 ? (
        <NothingToBring record={record} />
      ) : (
        <Stack gap={8}>
          <Box look="card" pad={6}>
            <Stack gap={4} align="center">
              <QrCode text={assessment_code} size={CODE_SIZE} label={t('code', { code: assessment_code })} />
              <Heading level={2}>{assessment_code}</Heading>
              <Text tone="muted">{company_name}</Text>
            </Stack>
          </Box>
          <Section title={t('list')}>
            <Rows label={t('list')}>
              {originals.map((original) => (
                <OriginalRow key={original.code} original={original} titles={titles} />
              ))}
            </Rows>
          </Section>
          <Row>
            <DownloadButton shows fetch={() => fetchFile(downloadOriginalsSlip, { params: { assessment_code } })}>
              {t('print')}
            </DownloadButton>
          </Row>
        </Stack>
      )}
    </Page>
  );
}

interface OriginalRowProps {
  readonly original: BroughtOriginal;
  readonly titles: ReadonlyMap<string, string>;
}

function OriginalRow({ original: { name, offices, seen_by }, titles }: OriginalRowProps) {
  const t = useWords();
  const list = (names: readonly string[]): string => names.map((office) => titles.get(office) ?? office).join(', ');
  const pendingOffices = offices.filter((office) => !seen_by.includes(office));
  const notes = [
    pendingOffices.length > 0 && t('bring_to', { offices: list(pendingOffices) }),
    seen_by.length > 0 && t('seen_by', { offices: list(seen_by) }),
  ];
  return (
    <RowItem
      title={name}
      note={notes.filter(Boolean).join(' · ')}
      status={
        pendingOffices.length > 0 ? <Tag tone="warning">{t('to_bring')}</Tag> : <Tag tone="success">{t('seen')}</Tag>
      }
    />
  );
}

function NothingToBring({ record }: { readonly record: string }) {
  const t = useWords();
  const a = useApplicationWords();
  return (
    <EmptyState
      icon="check-circle"
      title={t('none')}
      action={
        <Button kind="primary" to={record}>
          {a('to_record')}
        </Button>
      }
    >
      {t('none_more')}
    </EmptyState>
  );
}
