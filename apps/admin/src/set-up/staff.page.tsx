import { call, upload } from '@ebpls/api-client';
import { getMunicipality, inviteStaff, officeTitle } from '@ebpls/contracts';
import { Button, Page, Stack, Table, type TableColumn, useLocale } from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { useWords } from './set-up.messages.ts';
import { SentFile, TABLES } from './table-file.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  return call(getMunicipality, { signal: request.signal });
}

interface Desk {
  readonly written: string;
  readonly title: string;
}

/** The people of all offices from one file, and how each office is written in it. */
export function Component() {
  const t = useWords();
  const columns: TableColumn<Desk>[] = [
    { key: 'office', header: t('office'), cell: ({ title }) => title },
    { key: 'written', header: t('written'), cell: ({ written }) => written },
  ];
  return (
    <Page
      title={t('staff_title')}
      subtitle={t('staff_subtitle')}
      breadcrumb={[{ label: t('back'), to: addresses.setUp }, { label: t('staff_title') }]}
      actions={<Button to={addresses.users}>{t('to_users')}</Button>}
    >
      <Stack gap={8}>
        <SentFile
          id="staff-file"
          label={t('staff_file')}
          help={t('staff_help')}
          accept={TABLES}
          send={async (sent) => {
            const { invited, known } = await upload(inviteStaff, sent);
            return t('said_staff', { invited, known });
          }}
        />
        <Table caption={t('office')} columns={columns} rows={useDesks()} rowKey={({ written }) => written} />
      </Stack>
    </Page>
  );
}

function useDesks(): Desk[] {
  const municipality = useLoaderData<typeof loader>();
  const locale = useLocale();
  const offices = municipality.offices.filter(({ office }) => office !== 'barangay');
  return [
    ...offices.map(({ office, title }) => ({ written: office, title: title[locale] })),
    ...municipality.barangays.map(({ role_name, name }) => ({
      written: `Barangay ${name}`,
      title: officeTitle(municipality, role_name, locale) ?? name,
    })),
  ];
}
