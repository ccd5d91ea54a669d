import { call } from '@ebpls/api-client';
import { upload } from '@ebpls/api-client/uploads';
import { getReference, importBarangays, type Reference } from '@ebpls/contracts';
import { EmptyState, Page, Stack } from '@ebpls/ui';
import { Table, type TableColumn } from '@ebpls/ui/lists';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { useWords } from './set-up.messages.ts';
import { SentFile, TABLES } from './table-file.tsx';

type Barangay = Reference['barangays'][number];

export async function loader({ request }: LoaderFunctionArgs) {
  const { barangays } = await call(getReference, { signal: request.signal });
  return { barangays };
}

/** The barangays, and the file that they come from. */
export function Component() {
  const { barangays } = useLoaderData<typeof loader>();
  const t = useWords();
  const columns: TableColumn<Barangay>[] = [
    { key: 'barangay', header: t('barangay'), cell: ({ name }) => name },
    { key: 'code', header: t('code'), cell: ({ brgycode }) => brgycode },
    { key: 'place', header: t('place'), cell: ({ lat, lng }) => `${lat.toFixed(4)}, ${lng.toFixed(4)}` },
  ];
  return (
    <Page
      title={t('barangays_title')}
      subtitle={t('barangays_subtitle')}
      breadcrumb={[{ label: t('back'), to: addresses.setUp }, { label: t('barangays_title') }]}
    >
      <Stack gap={8}>
        <SentFile
          id="barangays-file"
          label={t('barangays_file')}
          help={t('barangays_help')}
          accept={TABLES}
          send={async (sent) => {
            const { added, changed } = await upload(importBarangays, sent);
            return t('said_barangays', { added, changed });
          }}
        />
        <Table
          caption={t('barangays_title')}
          columns={columns}
          rows={barangays}
          rowKey={({ brgycode }) => brgycode}
          empty={
            <EmptyState icon="list" title={t('no_barangays')}>
              {t('no_barangays_text')}
            </EmptyState>
          }
        />
      </Stack>
    </Page>
  );
}
