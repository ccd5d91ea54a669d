import type { ClearanceView } from '@ebpls/contracts';
import { dayWritten, useLocale } from '@ebpls/ui';
import { getStatusText } from '@ebpls/ui/lists';

import { useWords as useListWords } from '../../lists/list.messages.ts';
import { PrintedList } from '../../lists/printed-list.tsx';
import { useOffice } from '../find-office.ts';
import { useWords } from '../clearance.messages.ts';
import type { Queue } from './queue-head.tsx';

interface PrintedQueueProps {
  readonly queue: Queue;
  readonly view: ClearanceView;
}

/** The queue of an office for printing: the rows on the screen, with their clerk and due date. */
export function PrintedQueue({ queue, view }: PrintedQueueProps) {
  const t = useWords();
  const c = useListWords();
  const locale = useLocale();
  const office = useOffice();
  return (
    <PrintedList
      title={t('title')}
      office={office?.toUpperCase() ?? ''}
      view={t(`view_${view}`)}
      hasMore={queue.next_cursor !== null}
      heads={[
        c('col_business'),
        c('col_number'),
        c('col_type'),
        c('col_barangay'),
        c('col_state'),
        c('col_due'),
        c('col_taken_by'),
      ]}
      rows={queue.data.map((row) => [
        row.company_name,
        row.assessment_code,
        t(row.application_type),
        row.barangay_name,
        getStatusText('clearance', row.state, locale),
        row.due_on === null ? '–' : dayWritten(row.due_on, locale),
        row.assigned_name ?? t('unassigned'),
      ])}
    />
  );
}
