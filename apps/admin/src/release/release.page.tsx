import { callEndpoint } from '@ebpls/api-client';
import { getMunicipality, getServedRelease, type ServedRelease } from '@ebpls/contracts';
import { useRoleTitle } from '@ebpls/remote-kit';
import { EmptyState, Facts, MomentText, Page, Section, Stack, Tag, Text } from '@ebpls/ui';
import { RowCard, Table, type TableColumn } from '@ebpls/ui/lists';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { useWords } from './release.messages.ts';

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  // Without the municipality's own names the offices keep theirs.
  const municipality = callEndpoint(getMunicipality, { signal }).catch(() => undefined);
  return { ...(await callEndpoint(getServedRelease, { signal })), municipality: await municipality };
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
              { label: t('signed'), value: t(signed_with === null ? 'unsigned' : 'signed_yes') },
            ]}
          />
        )}
        <Section title={t('areas')}>
          <Table
            caption={t('areas')}
            columns={useAreas(slots)}
            rows={slots}
            rowKey={({ slot }) => slot}
            card={renderAreaCard}
            empty={t('sources')}
          />
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
        <Section title={t('platform')} level={3} folds="always">
          <Facts
            items={[
              { label: t('signed_with'), value: signed_with ?? t('unsigned') },
              { label: t('how'), value: ROLLBACK_COMMAND },
            ]}
          />
        </Section>
      </Stack>
    </Page>
  );
}

/** The command is the same in every language; the guide of the platform team explains it. */
const ROLLBACK_COMMAND = 'npm run release -- rollback';

/** The areas that are no office's. */
const SHARED_AREAS = ['shell', 'owner', 'admin', 'barangay', 'walk-in', 'affiliate', 'docs', 'demos'] as const;

/** An area as people call it; an office's has the title of the office. */
function useAreaTitle(): (slot: string) => string {
  const t = useWords();
  const getRoleTitle = useRoleTitle(useLoaderData<typeof loader>().municipality);
  return (slot) => {
    const area = SHARED_AREAS.find((candidate) => candidate === slot);
    return area ? t(`area_${area}`) : (getRoleTitle(slot) ?? slot);
  };
}

type ServedSlot = ServedRelease['slots'][number];

function HealthTag({ row: { failures_today } }: { readonly row: ServedSlot }) {
  const t = useWords();
  return (
    <Tag tone={failures_today === 0 ? 'success' : 'danger'}>
      {failures_today === 0 ? t('sound') : t('failed', { count: failures_today })}
    </Tag>
  );
}

/** The columns of the areas; the one of trials is left out while no area has a trial. */
function useAreas(slots: readonly ServedSlot[]): TableColumn<ServedSlot>[] {
  const t = useWords();
  const getAreaTitle = useAreaTitle();
  const trial: TableColumn<ServedSlot> = {
    key: 'trial',
    header: t('trial'),
    cell: (row) => (row.trial ? t('trial_of', { version: row.trial.version, group: row.trial.group }) : null),
    note: (row) => (row.trial ? <MomentText at={row.trial.until} /> : ''),
  };
  return [
    { key: 'area', header: t('area'), cell: ({ slot }) => getAreaTitle(slot) },
    { key: 'version', header: t('version'), cell: ({ version }) => version },
    { key: 'before', header: t('before'), cell: ({ before }) => before ?? t('before_none') },
    ...(slots.some((row) => row.trial !== null) ? [trial] : []),
    { key: 'health', header: t('health'), cell: (row) => <HealthTag row={row} /> },
  ];
}

/** An area on a phone. */
function AreaCard({ row }: { readonly row: ServedSlot }) {
  const t = useWords();
  const { slot, version, before, trial } = row;
  return (
    <RowCard
      title={useAreaTitle()(slot)}
      status={<HealthTag row={row} />}
      note={
        <>
          {t('version')} {version}
          <br />
          {before === null ? t('before_none') : `${t('before')} ${before}`}
          {trial && (
            <>
              <br />
              {t('trial')}: {t('trial_of', { version: trial.version, group: trial.group })},{' '}
              <MomentText at={trial.until} />
            </>
          )}
        </>
      }
    />
  );
}

const renderAreaCard = (row: ServedSlot) => <AreaCard row={row} />;

function useFailures(): TableColumn<ServedRelease['failures'][number]>[] {
  const t = useWords();
  const getAreaTitle = useAreaTitle();
  return [
    { key: 'area', header: t('area'), cell: ({ slot }) => getAreaTitle(slot), note: ({ version }) => version },
    { key: 'stage', header: t('stage'), cell: ({ stage }) => t(stage) },
    { key: 'said', header: t('browser_report'), cell: ({ message }) => message },
    { key: 'times', header: t('times'), align: 'end', cell: ({ times }) => times },
    { key: 'last', header: t('last'), cell: ({ last_at }) => <MomentText at={last_at} /> },
  ];
}
