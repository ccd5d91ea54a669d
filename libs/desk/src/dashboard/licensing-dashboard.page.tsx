import { callEndpoint } from '@ebpls/api-client';
import { type AssessmentRow, LICENSING_FIGURES, listTransactions } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import { Button, EmptyState, Figure, Figures, Page, RowItem, Rows, Section, Stack } from '@ebpls/ui';
import { StatusBadge } from '@ebpls/ui/lists';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { formatDeskAddress } from '../frame/desk-address.ts';
import { hasRunningClock } from '../frame/legal-clock.ts';
import { PendingTime } from '../frame/pending-time.tsx';
import { useOffice } from '../clearances/find-office.ts';
import { useWords } from './licensing.messages.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return callEndpoint(listTransactions, { query: { view: 'open', limit: '8' }, signal: request.signal });
}

/** Whether days are counted for the row; the others show how long they wait. */
function hasDays(row: AssessmentRow): boolean {
  return hasRunningClock(row) || row.days_left !== null;
}

/** The work of the licensing office itself; each figure links to its list. */
export function Component() {
  const { counts, data } = useLoaderData<typeof loader>();
  const t = useWords();
  useNudge('assessment');
  const at = `/${useOffice() ?? ''}/request/clearances`;

  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      width="wide"
      actions={
        <Button kind="primary" to={formatDeskAddress(at, { view: 'submitted' })}>
          {t('open_queue')}
        </Button>
      }
    >
      <Stack gap={8}>
        <Figures>
          {LICENSING_FIGURES.map((view) => (
            <Figure
              key={view}
              value={counts[view] ?? 0}
              label={t(view)}
              hint={t(`${view}_hint`)}
              to={formatDeskAddress(at, { view })}
            />
          ))}
        </Figures>
        <Section title={t('urgent')} hint={t('urgent_hint')}>
          {data.length === 0 && <EmptyState title={t('none')}>{t('none_text')}</EmptyState>}
          {data.length > 0 && (
            <Rows label={t('urgent')}>
              {data.map((row) => (
                <RowItem
                  key={row.assessment_id}
                  title={row.company_name}
                  to={formatDeskAddress(at, { case: row.assessment_code, pane: 'case' })}
                  isLow
                  note={[`${t(row.application_type)} ${row.tax_year}`, row.barangay_name, row.assessment_code].join(
                    ' · ',
                  )}
                  status={<StatusBadge kind="application" status={row.state} />}
                  end={<PendingTime row={row} part={hasDays(row) ? 'words' : 'cells'} />}
                />
              ))}
            </Rows>
          )}
        </Section>
      </Stack>
    </Page>
  );
}
