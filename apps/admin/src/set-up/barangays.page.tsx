import { callEndpoint } from '@ebpls/api-client';
import { uploadFiles } from '@ebpls/api-client/uploads';
import { importBarangays, type KeptBarangay, listBarangays } from '@ebpls/contracts';
import { EmptyState, Page, SearchField, Stack } from '@ebpls/ui';
import { Table, type TableColumn } from '@ebpls/ui/lists';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { CloseBarangay } from './close-barangay.tsx';
import { RecodeBarangays } from './recode-barangays.tsx';
import { useWords } from './set-up.messages.ts';
import { TableFileForm, TABLES } from './table-file.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  return (await callEndpoint(listBarangays, { signal: request.signal })).data;
}

/** The barangays, the import of their file, and the change of their codes. */
export function Component() {
  const barangays = useLoaderData<typeof loader>();
  const t = useWords();
  return (
    <Page
      title={t('barangays_title')}
      subtitle={t('barangays_subtitle')}
      breadcrumb={[{ label: t('back'), to: addresses.setUp }, { label: t('barangays_title') }]}
    >
      <Stack gap={8}>
        <TableFileForm
          id="barangays-file"
          label={t('barangays_file')}
          help={t('barangays_help')}
          accept={TABLES}
          send={async (submission) => {
            const { added, changed } = await uploadFiles(importBarangays, submission);
            return t('success_barangays', { added, changed });
          }}
        />
        {barangays.length > 0 && <RecodeBarangays />}
        <BarangayTable barangays={barangays} />
      </Stack>
    </Page>
  );
}

const renderClosing = (barangay: KeptBarangay) => (barangay.can_close ? <CloseBarangay barangay={barangay} /> : null);

/** Found by name, by the code of now and by each code of before. */
function BarangayTable({ barangays }: { readonly barangays: readonly KeptBarangay[] }) {
  const t = useWords();
  const [input, setInput] = useState('');
  const searchText = input.trim().toLowerCase();
  const shownBarangays = barangays.filter(({ name, brgycode, former_codes }) =>
    [name, brgycode, ...former_codes].some((text) => text.toLowerCase().includes(searchText)),
  );
  const columns: TableColumn<KeptBarangay>[] = [
    { key: 'barangay', header: t('barangay'), cell: ({ name }) => name },
    { key: 'code', header: t('code'), cell: ({ brgycode }) => brgycode },
    { key: 'former_codes', header: t('former_codes'), cell: ({ former_codes }) => former_codes.join(', ') },
    { key: 'businesses', header: t('businesses'), cell: ({ businesses }) => businesses },
    { key: 'staff', header: t('staff_count'), cell: ({ staff }) => staff },
    { key: 'place', header: t('place'), cell: ({ lat, lng }) => `${lat.toFixed(4)}, ${lng.toFixed(4)}` },
    {
      key: 'acts',
      header: t('acts'),
      cell: renderClosing,
    },
  ];
  return (
    <Stack gap={4}>
      <SearchField label={t('find_barangay')} value={input} onChange={(event) => setInput(event.target.value)} />
      <Table
        caption={t('barangays_title')}
        sticky
        columns={columns}
        rows={shownBarangays}
        rowKey={({ brgycode }) => brgycode}
        empty={
          <EmptyState icon="list" title={t('no_barangays')}>
            {t('no_barangays_text')}
          </EmptyState>
        }
      />
    </Stack>
  );
}
