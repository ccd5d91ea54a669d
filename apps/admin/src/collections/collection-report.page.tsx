import { callEndpoint, fetchFile } from '@ebpls/api-client';
import { downloadCollectionReport, getCollectionReport } from '@ebpls/contracts';
import { DownloadButton } from '@ebpls/remote-kit';
import { DayText, MomentText, Page, Row, Stack, Tag, Text } from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { useWords } from './collection.messages.ts';
import { CollectionSheetView } from './collection-sheet-view.tsx';

export function loader({ params, request }: LoaderFunctionArgs) {
  return callEndpoint(getCollectionReport, {
    params: { report_no: params['report_no'] ?? '' },
    signal: request.signal,
  });
}

/** Page of one closed report of collections and deposits, as it was certified. */
export function Component() {
  const sheet = useLoaderData<typeof loader>();
  const t = useWords();
  const report_no = sheet.report_no ?? '';
  const file = (format: 'pdf' | 'xlsx' | 'csv') => () =>
    fetchFile(downloadCollectionReport, { params: { report_no, format } });
  return (
    <Page
      title={`${t('report_title')} ${report_no}`}
      subtitle={
        <>
          {sheet.collector_name} · {t(sheet.fund)} · <DayText day={sheet.day} />
        </>
      }
      status={<Tag tone="success">{t(sheet.state)}</Tag>}
      breadcrumb={[{ label: t('title'), to: addresses.collections }, { label: report_no }]}
      actions={
        <Row gap={2}>
          <DownloadButton size="desk" shows kind="primary" fetch={file('pdf')}>
            {t('pdf')}
          </DownloadButton>
          <DownloadButton size="desk" fetch={file('xlsx')}>
            Excel
          </DownloadButton>
          <DownloadButton size="desk" fetch={file('csv')}>
            CSV
          </DownloadButton>
        </Row>
      }
      width="wide"
    >
      <Stack gap={6}>
        <Text tone="muted" size="secondary">
          {sheet.prepared_by !== '' && (
            <>
              {t('prepared', { name: sheet.prepared_by })}{' '}
              {sheet.prepared_at !== null && <MomentText at={sheet.prepared_at} />} ·{' '}
            </>
          )}
          {t('certified', { name: sheet.closed_by })} {sheet.closed_at !== null && <MomentText at={sheet.closed_at} />}
        </Text>
        <CollectionSheetView sheet={sheet} />
      </Stack>
    </Page>
  );
}
