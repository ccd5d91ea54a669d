// First page of an owner: figures about the businesses, each with a link to the list that it counts.

import { callEndpoint } from '@ebpls/api-client';
import {
  type AssessmentRow,
  type FigureLink,
  getOwnerDashboard,
  listOwnerTasks,
  OWN_VIEWS,
  OWNER_FIGURES,
  type OwnerDashboard,
  type OwnerTasks,
  type OwnView,
} from '@ebpls/contracts';
import { useNudge, useSession, useVisitorKind } from '@ebpls/remote-kit';
import {
  Button,
  DaysMeter,
  EmptyState,
  Figure,
  Figures,
  Page,
  formatPesos,
  RowItem,
  Rows,
  Section,
  Stack,
} from '@ebpls/ui';
import { Pager, StatusBadge } from '@ebpls/ui/lists';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';

import { addresses } from '../addresses.ts';
import { AmountWithSignal } from '../shared/amount-offline.tsx';
import { getDueTone } from '../shared/due-tone.ts';
import { DueCalendarButton } from '../shared/due-calendar.tsx';
import { useWords as useOwnerWords } from '../owner.messages.ts';
import { useWords } from './dashboard.messages.ts';
import { OwnerTaskList } from './tasks/owner-tasks.tsx';

export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(url);
  const query = { view: getView(searchParams), cursor: searchParams.get('cursor') ?? undefined };
  const [figures, tasks] = await Promise.all([
    callEndpoint(getOwnerDashboard, { query, signal }),
    callEndpoint(listOwnerTasks, { signal }),
  ]);
  return { figures, tasks };
}

function getView(search: URLSearchParams): OwnView {
  return OWN_VIEWS.find((one) => one === search.get('view')) ?? 'open';
}

/** Returns the address of the list that a figure counts. */
function findAddress(link: FigureLink): string | undefined {
  if (link.list === 'own_applications') return addresses.ownApplications(link.view);
  if (link.list === 'companies') return addresses.companies;
  return link.list === 'statement' ? addresses.statement() : undefined;
}

export function Component() {
  const { figures, tasks } = useLoaderData<typeof loader>();
  const t = useWords();
  const firstname = useSession(({ user }) => user?.firstname ?? '');
  const kind = useVisitorKind();
  useNudge('assessment');

  return (
    <Page
      title={t('title')}
      subtitle={t('greeting', { firstname })}
      actions={
        figures.businesses > 0 && (
          <Button size="desk" kind="quiet" icon="chart" to={addresses.figures}>
            {t('figures')}
          </Button>
        )
      }
    >
      {kind === 'none' ? (
        <EmptyState icon="lock" title={t('no_role_title')}>
          {t('no_role')}
        </EmptyState>
      ) : (
        <Overview figures={figures} tasks={tasks} />
      )}
    </Page>
  );
}

function Overview({ figures, tasks }: { readonly figures: OwnerDashboard; readonly tasks: OwnerTasks }) {
  const t = useWords();
  const o = useOwnerWords();
  const { businesses, open_applications, waiting_on_owner, due_now } = figures;
  const isOverdue = tasks.data.some(({ kind, is_late }) => kind === 'pay' && is_late);
  const to = (figure: keyof typeof OWNER_FIGURES): string | undefined => findAddress(OWNER_FIGURES[figure]);
  if (businesses === 0) {
    return (
      <EmptyState
        icon="store"
        title={t('none_title')}
        action={
          <Button kind="primary" to={addresses.newCompany}>
            {t('register')}
          </Button>
        }
      >
        {t('none')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={8}>
      <OwnerTaskList tasks={tasks} />
      <Figures>
        <Figure
          value={waiting_on_owner}
          label={t('waiting', { count: waiting_on_owner })}
          to={to('waiting_on_owner')}
          tone={waiting_on_owner > 0 ? 'warning' : undefined}
        />
        <Figure
          value={<AmountWithSignal>{formatPesos(due_now)}</AmountWithSignal>}
          label={t('due')}
          to={to('due_now')}
          tone={getDueTone(due_now, isOverdue)}
        />
        <Figure
          value={open_applications}
          label={t('open', { count: open_applications })}
          to={to('open_applications')}
        />
        <Figure value={businesses} label={t('businesses', { count: businesses })} to={to('businesses')} />
      </Figures>
      <Applications figures={figures} />
      <Section title={o('calendar_title')} hint={o('calendar_hint')}>
        <DueCalendarButton />
      </Section>
    </Stack>
  );
}

const OWNERS_TURN = ['RETURNED', 'FOR_PAYMENT', 'DRAFT'];

function Applications({ figures: { applications: rows, next_cursor } }: { readonly figures: OwnerDashboard }) {
  const t = useWords();
  const [search] = useSearchParams();
  const view = getView(search);
  if (rows.length === 0) {
    return (
      <EmptyState
        icon="check-circle"
        title={t(`empty_title_${view}`)}
        action={<Button to={addresses.companies}>{t('holdings')}</Button>}
      >
        {t(`empty_${view}`)}
      </EmptyState>
    );
  }
  const orderedRows = rows.toSorted(
    (a, b) => Number(OWNERS_TURN.includes(b.state)) - Number(OWNERS_TURN.includes(a.state)),
  );
  return (
    <Section title={t(`applications_${view}`)} hint={view === 'open' ? t('applications_hint') : undefined}>
      <Stack gap={4}>
        <Rows label={t(`applications_${view}`)}>
          {orderedRows.map((row) => (
            <Application key={row.assessment_id} row={row} />
          ))}
        </Rows>
        <Pager
          nextCursor={next_cursor}
          cursor={search.get('cursor') ?? undefined}
          to={(cursor) => addresses.ownApplications(view, cursor)}
        />
      </Stack>
    </Section>
  );
}

function Application({ row }: { readonly row: AssessmentRow }) {
  const t = useWords();
  const {
    assessment_code,
    company_code,
    company_name,
    application_type,
    tax_year,
    state,
    clearances_all,
    clearances_done,
    days_used,
    days_limit,
  } = row;
  const notes = [
    `${t(application_type)} ${tax_year}`,
    clearances_all > 0 ? t('of', { done: clearances_done, all: clearances_all }) : '',
  ];
  return (
    <RowItem
      title={company_name}
      to={addresses.record(assessment_code, company_code)}
      note={
        <>
          {notes.filter(Boolean).join(' · ')}{' '}
          {state === 'IN_CLEARANCE' && days_limit > 0 && <DaysMeter used={days_used} limit={days_limit} inline />}
        </>
      }
      status={<StatusBadge kind="application" status={state} />}
    />
  );
}
