import { call } from '@ebpls/api-client';
import { type AssessmentRow, getOwnerDashboard, type OwnerDashboard } from '@ebpls/contracts';
import { useNudge, useSession, useVisitorKind } from '@ebpls/remote-kit';
import {
  Button,
  DaysMeter,
  EmptyState,
  Figure,
  Figures,
  Page,
  pesosWritten,
  RowItem,
  Rows,
  Section,
  Stack,
  StatusBadge,
} from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { useWords } from './dashboard-words.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return call(getOwnerDashboard, { signal: request.signal });
}

export function Component() {
  const figures = useLoaderData<typeof loader>();
  const t = useWords();
  const firstname = useSession(({ user }) => user?.firstname ?? '');
  const kind = useVisitorKind();
  useNudge('assessment');

  return (
    <Page title={t('title')} subtitle={t('hello', { firstname })}>
      {kind === 'none' ? (
        <EmptyState icon="lock" title={t('no_role_title')}>
          {t('no_role')}
        </EmptyState>
      ) : (
        <Overview figures={figures} />
      )}
    </Page>
  );
}

function Overview({ figures }: { readonly figures: OwnerDashboard }) {
  const t = useWords();
  const { businesses, open_applications, waiting_on_owner, due_now, applications } = figures;
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
      <Figures>
        <Figure
          value={waiting_on_owner}
          label={t('waiting')}
          to={addresses.companies}
          tone={waiting_on_owner > 0 ? 'warning' : undefined}
        />
        <Figure
          value={pesosWritten(due_now)}
          label={t('due')}
          to={addresses.statement()}
          tone={due_now > 0 ? 'warning' : undefined}
        />
        <Figure value={open_applications} label={t('open')} to={addresses.companies} />
        <Figure value={businesses} label={t('businesses')} to={addresses.companies} />
      </Figures>
      <Applications rows={applications} />
    </Stack>
  );
}

const OWNERS_TURN = ['RETURNED', 'FOR_PAYMENT', 'DRAFT'];

function Applications({ rows }: { readonly rows: readonly AssessmentRow[] }) {
  const t = useWords();
  if (rows.length === 0) {
    return (
      <EmptyState
        icon="check-circle"
        title={t('quiet_title')}
        action={<Button to={addresses.companies}>{t('holdings')}</Button>}
      >
        {t('quiet')}
      </EmptyState>
    );
  }
  const ordered = rows.toSorted(
    (a, b) => Number(OWNERS_TURN.includes(b.state)) - Number(OWNERS_TURN.includes(a.state)),
  );
  return (
    <Section title={t('applications')} hint={t('applications_hint')}>
      <Rows label={t('applications')}>
        {ordered.map((row) => (
          <Application key={row.assessment_id} row={row} />
        ))}
      </Rows>
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
