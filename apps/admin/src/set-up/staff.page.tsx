import { callEndpoint, saveFile } from '@ebpls/api-client';
import { uploadFiles } from '@ebpls/api-client/uploads';
import { getMunicipality, inviteStaff, findOfficeTitle } from '@ebpls/contracts';
import { Button, Page, Row, Stack, useLocale } from '@ebpls/ui';
import { Table, type TableColumn } from '@ebpls/ui/lists';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { useWords } from './set-up.messages.ts';
import { TableFileForm, TABLES } from './table-file.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  return callEndpoint(getMunicipality, { signal: request.signal });
}

interface Desk {
  readonly codeInFile: string;
  readonly title: string;
}

/** Imports the staff of all offices from one file, and lists the code of each office in it. */
export function Component() {
  const t = useWords();
  const desks = useDesks();
  const columns: TableColumn<Desk>[] = [
    { key: 'office', header: t('office'), cell: ({ title }) => title },
    { key: 'written', header: t('written'), cell: ({ codeInFile }) => codeInFile },
  ];
  return (
    <Page
      title={t('staff_title')}
      subtitle={t('staff_subtitle')}
      breadcrumb={[{ label: t('back'), to: addresses.setUp }, { label: t('staff_title') }]}
      actions={<Button to={addresses.users}>{t('to_users')}</Button>}
    >
      <Stack gap={8}>
        <TableFileForm
          id="staff-file"
          label={t('staff_file')}
          help={t('staff_help')}
          accept={TABLES}
          send={async (submission) => {
            const { invited, known: knownAddresses } = await uploadFiles(inviteStaff, submission);
            return t('success_staff', { invited, known: knownAddresses });
          }}
        />
        <Row>
          <Button icon="download" onClick={() => saveEmptyFile(desks)}>
            {t('staff_empty')}
          </Button>
        </Row>
        <Table caption={t('office')} columns={columns} rows={desks} rowKey={({ codeInFile }) => codeInFile} />
      </Stack>
    </Page>
  );
}

/** The column names that the server reads, independent of the language of the page. */
const HEADS = ['First name', 'Last name', 'Email', 'Office', 'Head of office', 'Language'] as const;

/** The file to fill in: its columns, and a row for each desk. The byte order mark makes a spreadsheet read it as UTF-8. */
function saveEmptyFile(desks: readonly Desk[]): void {
  const rows = [HEADS, ...desks.map(({ codeInFile }) => ['', '', '', codeInFile, '', ''])];
  const csvLines = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
  saveFile({ blob: new Blob([`\uFEFF${csvLines.join('\r\n')}\r\n`], { type: 'text/csv' }), file_name: 'staff.csv' });
}

function useDesks(): Desk[] {
  const municipality = useLoaderData<typeof loader>();
  const locale = useLocale();
  const offices = municipality.offices.filter(({ office }) => office !== 'barangay');
  return [
    ...offices.map(({ office, title }) => ({ codeInFile: office, title: title[locale] })),
    ...municipality.barangays.map(({ role_name, name }) => ({
      codeInFile: `Barangay ${name}`,
      title: findOfficeTitle(municipality, role_name, locale) ?? name,
    })),
  ];
}
