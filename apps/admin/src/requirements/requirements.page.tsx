import { callEndpoint } from '@ebpls/api-client';
import { getReference, type Reference } from '@ebpls/contracts';
import { EmptyState, NoMatch, Page, SearchField, Stack, TextLink } from '@ebpls/ui';
import { RowCard, Table, type TableColumn } from '@ebpls/ui/lists';
import type { ReactNode } from 'react';
import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { useWords } from './requirement.messages.ts';

type Requirement = Reference['requirements'][number];

export async function loader({ request }: LoaderFunctionArgs) {
  const { requirements, offices } = await callEndpoint(getReference, { signal: request.signal });
  const search = new URL(request.url).searchParams.get('search')?.trim() ?? '';
  return {
    requirements: matching(requirements, search),
    titles: new Map(offices.map(({ office, title }) => [office, title])),
    search,
  };
}

function matching(requirements: readonly Requirement[], search: string): readonly Requirement[] {
  const searchText = search.toLowerCase();
  return requirements.filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(searchText));
}

/** Catalogue of the documents that an application may require, and the office that checks each. */
export function Component() {
  const { requirements, titles, search } = useLoaderData<typeof loader>();
  const t = useWords();
  const formatOffices = ({ verified_by }: Requirement): string =>
    verified_by.map((office) => titles.get(office) ?? office).join(', ');
  const renderCard = (row: Requirement): ReactNode => (
    <RowCard title={row.name} note={`${row.code} · ${formatOffices(row)}`} />
  );
  const columns: TableColumn<Requirement>[] = [
    { key: 'code', header: t('code'), cell: ({ code }) => code },
    { key: 'name', header: t('name'), isTitle: true, cell: ({ name }) => name },
    { key: 'verified_by', header: t('verified_by'), cell: formatOffices },
  ];
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={<TextLink to={addresses.extraDocuments}>{t('to_extras')}</TextLink>}
    >
      <Stack gap={6}>
        <Form role="presentation">
          <SearchField key={search} label={t('search')} defaultValue={search} />
        </Form>
        <Table
          caption={t('title')}
          sticky
          columns={columns}
          rows={requirements}
          rowKey={({ code }) => code}
          card={renderCard}
          empty={
            search === '' ? (
              <EmptyState icon="file" title={t('none')}>
                {t('none_text')}
              </EmptyState>
            ) : (
              <NoMatch searchText={search} clearTo="?" />
            )
          }
        />
      </Stack>
    </Page>
  );
}
