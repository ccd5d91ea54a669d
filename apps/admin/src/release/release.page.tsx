import { callEndpoint } from '@ebpls/api-client';
import { getServedRelease, type ServedRelease } from '@ebpls/contracts';
import { EmptyState, Facts, MomentText, Page, Section, Stack, Tag, Text } from '@ebpls/ui';
import { Table, type TableColumn } from '@ebpls/ui/lists';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { useWords } from './release.messages.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return callEndpoint(getServedRelease, { signal: request.signal });
}

/** The served release: its remotes, their failures and canary versions. The platform team changes it by commands. */
export function Component() {
  const { release_no, composed_at, signed_with, slots, failures } = useLoaderData<typeof loader>();
  const t = useWords();
  return (
    <Page title={t('title')} subtitle={t('subtitle')} width="wide">
      <Stack gap={6}>
        {release_no === null || composed_at === null ? (
          <Text>{t('sources')}</Text>
        ) : (
          <Facts
            items={[
              { label: t('number'), value: release_no },
              { label: t('composed'), value: <MomentText at={composed_at} /> },
              { label: t('signed'), value: signed_with ?? t('unsigned') },
            ]}
          />
        )}
        <Section title={t('areas')}>
          <Table
            caption={t('areas')}
            columns={useAreas()}
            rows={slots}
            rowKey={({ slot }) => slot}
            empty={t('sources')}
          />
          <Text tone="muted">{t('how')}</Text>
        </Section>
        <Section title={t('failures')}>
          <Table
            caption={t('failures')}
            columns={useFailures()}
            rows={failures}
            rowKey={({ release_no: no, slot, version, stage }) => `${no} ${slot} ${version} ${stage}`}
            empty={<EmptyState icon="check" title={t('failures_none')} />}
          />
        </Section>
      </Stack>
    </Page>
  );
}

function useAreas(): TableColumn<ServedRelease['slots'][number]>[] {
  const t = useWords();
  return [
    { key: 'area', header: t('area'), cell: ({ slot }) => slot },
    { key: 'version', header: t('version'), cell: ({ remote, version }) => `${remote} ${version}` },
    { key: 'before', header: t('before'), cell: ({ before }) => before ?? t('before_none') },
    {
      key: 'trial',
      header: t('trial'),
      cell: ({ trial }) => (trial ? t('trial_of', { version: trial.version, group: trial.group }) : null),
      note: ({ trial }) => (trial ? <MomentText at={trial.until} /> : ''),
    },
    {
      key: 'health',
      header: t('health'),
      cell: ({ failures_today }) => (
        <Tag tone={failures_today === 0 ? 'success' : 'danger'}>
          {failures_today === 0 ? t('sound') : t('failed', { count: failures_today })}
        </Tag>
      ),
    },
  ];
}

function useFailures(): TableColumn<ServedRelease['failures'][number]>[] {
  const t = useWords();
  return [
    { key: 'area', header: t('area'), cell: ({ slot }) => slot, note: ({ version }) => version },
    { key: 'stage', header: t('stage'), cell: ({ stage }) => t(stage) },
    { key: 'said', header: t('browser_report'), cell: ({ message }) => message },
    { key: 'times', header: t('times'), align: 'end', cell: ({ times }) => times },
    { key: 'last', header: t('last'), cell: ({ last_at }) => <MomentText at={last_at} /> },
  ];
}
