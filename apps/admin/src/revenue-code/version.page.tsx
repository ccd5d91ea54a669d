import { callEndpoint } from '@ebpls/api-client';
import { getOrdinance, type OrdinanceVersion, type OrdinanceChange } from '@ebpls/contracts';
import { runAct } from '@ebpls/desk';
import { useNudge } from '@ebpls/remote-kit';
import {
  DayText,
  Facts,
  lazyWithRetry,
  Loading,
  momentWritten,
  Page,
  Stack,
  TextLink,
  useLocale,
  EmptyState,
  Section,
  type Fact,
} from '@ebpls/ui';
import { Suspense } from 'react';
import { Segmented, Table, type TableColumn } from '@ebpls/ui/lists';
import { useLoaderData, useSearchParams, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';

import { addresses } from '../addresses.ts';
import { CodeSection } from './code-section.tsx';
import { useWords, words } from './code.messages.ts';
import { RehearsalPanel } from './rehearsal-panel.tsx';
import { AmendmentView } from './tariff-files/amendment-view.tsx';
import { FindingsPanel } from './tariff-files/findings-panel.tsx';
import { TariffDownloads } from './tariff-files/tariff-downloads.tsx';
import { TariffViewLinks } from './tariff-files/tariff-views.tsx';
import { VersionState } from './revenue-code.page.tsx';
import { VERSION_ACTS } from './version-acts.ts';
import { VersionBar } from './version-bar.tsx';

/** The editor of a tariff brings the computation of bills with it. */
const importTariffEditor = () => import('./tariff/tariff-editor.tsx').then((module) => module.TariffEditor);

export function loader({ request, params }: LoaderFunctionArgs) {
  // It is downloaded beside the version; a failure is shown where the editor is opened.
  importTariffEditor().catch(() => undefined);
  return callEndpoint(getOrdinance, {
    params: { ordinance_version_id: params['ordinance_version_id'] ?? '' },
    signal: request.signal,
  });
}

const VERSION_ACTS_WITH_MESSAGE = ['draft', 'save', 'rehearse', 'publish', 'withdraw', 'reason'] as const;

export function action(args: ActionFunctionArgs) {
  return runAct(args, {
    acts: VERSION_ACTS,
    getSuccessText: (act) => {
      const actWithMessage = VERSION_ACTS_WITH_MESSAGE.find((one) => one === act);
      return actWithMessage && words(`success_${actWithMessage}`);
    },
  });
}

/** One version of the revenue code, with the acts on it. */
export function Component() {
  const version = useLoaderData<typeof loader>();
  const t = useWords();
  useNudge('ordinance', String(version.ordinance_version_id));
  return (
    <Page
      title={version.version}
      width="wide"
      status={<VersionState state={version.state} />}
      breadcrumb={[{ label: t('title'), to: addresses.revenueCode }, { label: version.version }]}
      actions={<VersionBar version={version} />}
    >
      <Stack gap={8}>
        <Facts columns={2} items={useVersionFacts(version)} />
        <TariffDownloads ordinance_version_id={version.ordinance_version_id} />
        <Views version={version} />
      </Stack>
    </Page>
  );
}

const VERSION_VIEWS = ['code', 'changes', 'rehearsal', 'findings'] as const;

type VersionView = (typeof VERSION_VIEWS)[number];

/**
 * The text, what it changes and what that would have meant: one at a time, named in the address. The first version of
 * all has its text only.
 */
function Views({ version }: { readonly version: OrdinanceVersion }) {
  const [params] = useSearchParams();
  const view = VERSION_VIEWS.find((candidate) => candidate === params.get('view')) ?? 'code';
  if (version.parent === null && version.tariff === undefined) return <Code version={version} />;
  return (
    <>
      <ViewLinks version={version} view={view} />
      {view === 'changes' && <Changes version={version} />}
      {view === 'rehearsal' && <RehearsalPanel version={version} />}
      {view === 'findings' && <FindingsPanel version={version} />}
      {view === 'code' && <Code version={version} />}
    </>
  );
}

function ViewLinks({ version, view }: { readonly version: OrdinanceVersion; readonly view: VersionView }) {
  const t = useWords();
  const { ordinance_version_id, parent, tariff } = version;
  const views = parent === null ? (['code'] as const) : (['code', 'changes', 'rehearsal'] as const);
  const options = views.map((value) => ({
    value,
    label: t(value),
    to: addresses.revenueCodeVersion(ordinance_version_id, value === 'code' ? undefined : { view: value }),
  }));
  if (tariff === undefined) return <Segmented label={t('views')} value={view} options={options} />;
  return <TariffViewLinks version={version} label={t('views')} view={view} options={options} />;
}

function Changes({ version }: { readonly version: OrdinanceVersion }) {
  const { tariff, changes } = version;
  return (
    <>
      {tariff?.amendment && <AmendmentView amendment={tariff.amendment} />}
      {(tariff === undefined || changes.length > 0) && <ChangesPanel version={version} />}
    </>
  );
}

const LazyTariffEditor = lazyWithRetry(importTariffEditor);

function Code({ version }: { readonly version: OrdinanceVersion }) {
  if (version.tariff === undefined) return <CodeSection version={version} />;
  return (
    <Suspense fallback={<Loading shape="record" />}>
      <LazyTariffEditor key={version.ordinance_version_id} version={version} />
    </Suspense>
  );
}

function useVersionFacts({
  title,
  effective_on,
  parent,
  bills,
  created_by,
  created_at,
  editors,
  saved_by,
  saved_at,
  published_by,
  published_at,
  reason,
}: OrdinanceVersion): Fact[] {
  const t = useWords();
  const locale = useLocale();
  const by = (name: string | null, date: string): string =>
    name === null ? momentWritten(date, locale) : t('by', { who: name, when: momentWritten(date, locale) });
  return [
    { label: t('ordinance'), value: title, wide: true },
    { label: t('effective_on'), value: <DayText day={effective_on} /> },
    { label: t('bills'), value: bills },
    ...(parent === null
      ? []
      : [
          {
            label: t('parent'),
            value: <TextLink to={addresses.revenueCodeVersion(parent.ordinance_version_id)}>{parent.version}</TextLink>,
          },
          { label: t('started'), value: by(created_by, created_at) },
        ]),
    ...(editors.length === 0
      ? []
      : [
          { label: t('editors'), value: editors.join(', ') },
          { label: t('saved'), value: by(saved_by, saved_at) },
        ]),
    ...(published_at === null ? [] : [{ label: t('published'), value: by(published_by, published_at) }]),
    ...(reason === '' ? [] : [{ label: t('reason'), value: reason, wide: true }]),
  ];
}

/** The changes of a draft against the version that it was copied from, figure by figure. */
function ChangesPanel({ version: { changes, parent } }: { readonly version: OrdinanceVersion }) {
  const t = useWords();
  if (parent === null) return null;
  const columns: TableColumn<OrdinanceChange>[] = [
    { key: 'what', header: t('change_what'), cell: ({ what }) => what },
    { key: 'was', header: t('change_was'), align: 'end', cell: ({ was }) => was || '–' },
    { key: 'becomes', header: t('change_becomes'), align: 'end', cell: ({ becomes }) => becomes || '–' },
  ];
  return (
    <Section title={t('changes')} hint={t('changes_hint', { version: parent.version })}>
      <Table
        density="compact"
        caption={t('changes')}
        columns={columns}
        rows={changes}
        rowKey={({ path }) => path}
        empty={<EmptyState title={t('no_changes')}>{t('no_changes_text', { version: parent.version })}</EmptyState>}
      />
    </Section>
  );
}
