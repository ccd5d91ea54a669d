// First page of an owner: figures about the businesses, each with a link to the list that it counts.

import { callEndpoint } from '@ebpls/api-client';
import {
  type FigureLink,
  getOwnerDashboard,
  listOwnerTasks,
  OWNER_FIGURES,
  type OwnerDashboard,
  type OwnerTasks,
} from '@ebpls/contracts';
import { useNudge, useSession, useVisitorKind } from '@ebpls/remote-kit';
import { Button, EmptyState, Figure, Figures, formatPesos, Page, Row, Text, Stack } from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { AmountWithSignal } from '../shared/amount-offline.tsx';
import { getDueTone } from '../shared/due-tone.ts';
import { DueCalendarButton } from '../shared/due-calendar.tsx';
import { useWords as useOwnerWords } from '../owner.messages.ts';
import { useWords } from './dashboard.messages.ts';
import { getOwnView, OwnApplications } from './own-applications.tsx';
import { ComingUp, OwnerTaskList } from './tasks/owner-tasks.tsx';

export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(url);
  const query = { view: getOwnView(searchParams), cursor: searchParams.get('cursor') ?? undefined };
  const [figures, tasks] = await Promise.all([
    callEndpoint(getOwnerDashboard, { query, signal }),
    callEndpoint(listOwnerTasks, { signal }),
  ]);
  return { figures, tasks };
}

/** Returns the address of the list that a figure counts. */
function findAddress(link: FigureLink): string | undefined {
  if (link.list === 'own_applications') return addresses.ownApplications(link.view);
  if (link.list === 'companies') return addresses.companies;
  return link.list === 'statement' ? addresses.statement() : undefined;
}

/** `Rogelio J.` is greeted as Rogelio. */
const MIDDLE_INITIAL = /\s+\p{Lu}\.?$/u;

export function Component() {
  const { figures, tasks } = useLoaderData<typeof loader>();
  const t = useWords();
  const firstname = useSession(({ user }) => user?.firstname ?? '');
  const kind = useVisitorKind();
  useNudge('assessment');

  return (
    <Page title={t('title')} subtitle={t('greeting', { firstname: firstname.replace(MIDDLE_INITIAL, '') })}>
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
      <OwnApplications figures={figures} tasks={tasks} />
      <ComingUp tasks={tasks}>
        <Row>
          <DueCalendarButton />
          <Button kind="quiet" icon="chart" to={addresses.figures}>
            {t('figures')}
          </Button>
        </Row>
        <Text size="secondary" tone="muted">
          {o('calendar_hint')}
        </Text>
      </ComingUp>
    </Stack>
  );
}
