import { callEndpoint } from '@ebpls/api-client';
import { listOrdinances, type OrdinanceRow, type OrdinanceState } from '@ebpls/contracts';
import { runAct } from '@ebpls/desk';
import { useNudge } from '@ebpls/remote-kit';
import { Button, DayText, EmptyState, MomentText, Page, Row, Stack, Tag, type Tone } from '@ebpls/ui';
import { RowCard, Table, type TableColumn } from '@ebpls/ui/lists';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { useWords, words } from './code.messages.ts';
import { FirstDraft, FIRST_ACTS } from './first-draft.tsx';

const VERSION_TONES: Readonly<Record<OrdinanceState, Tone>> = {
  DRAFT: 'muted',
  PUBLISHED: 'success',
  WITHDRAWN: 'muted',
};

export function loader({ request }: LoaderFunctionArgs) {
  return callEndpoint(listOrdinances, { signal: request.signal });
}

export function action(args: ActionFunctionArgs) {
  return runAct(args, { acts: FIRST_ACTS, getSuccessText: () => words('success_draft') });
}

/** Every version of the revenue code, the one that takes effect last first. */
export function Component() {
  const { data } = useLoaderData<typeof loader>();
  const t = useWords();
  useNudge('ordinance');
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      width="wide"
      actions={
        <Row gap={2}>
          <Button to={addresses.revenueCodeImport}>{t('import')}</Button>
          {data.every(({ state }) => state === 'WITHDRAWN') && <FirstDraft />}
        </Row>
      }
    >
      <Stack gap={6}>
        <Table
          caption={t('title')}
          columns={useColumns()}
          rows={data}
          rowKey={({ ordinance_version_id }) => ordinance_version_id}
          rowTo={({ ordinance_version_id }) => addresses.revenueCodeVersion(ordinance_version_id)}
          card={renderVersionCard}
          empty={
            <EmptyState icon="file" title={t('none')}>
              {t('none_text')}
            </EmptyState>
          }
        />
      </Stack>
    </Page>
  );
}

function useColumns(): TableColumn<OrdinanceRow>[] {
  const t = useWords();
  return [
    { key: 'version', header: t('version'), cell: ({ version }) => version, note: ({ title }) => title },
    { key: 'state', header: t('state'), cell: ({ state }) => <VersionState state={state} /> },
    { key: 'effective_on', header: t('effective_on'), cell: ({ effective_on }) => <DayText day={effective_on} /> },
    { key: 'bills', header: t('bills'), align: 'end', cell: ({ bills }) => bills },
    {
      key: 'saved',
      header: t('saved'),
      cell: ({ saved_by, saved_at }) => (saved_by === null ? '–' : <MomentText at={saved_at} />),
      note: ({ saved_by }) => saved_by,
    },
  ];
}

const renderVersionCard = (row: OrdinanceRow) => <VersionCard row={row} />;

function VersionCard({ row }: { readonly row: OrdinanceRow }) {
  const t = useWords();
  return (
    <RowCard
      title={row.version}
      to={addresses.revenueCodeVersion(row.ordinance_version_id)}
      note={
        <>
          <div>{row.title}</div>
          {t('effective_on')} <DayText day={row.effective_on} /> · {t('bills')}: {row.bills}
        </>
      }
      status={<VersionState state={row.state} />}
    />
  );
}

/** State of a version, as a tag with a tone. */
export function VersionState({ state }: { readonly state: OrdinanceState }) {
  const t = useWords();
  return <Tag tone={VERSION_TONES[state]}>{t(state)}</Tag>;
}
