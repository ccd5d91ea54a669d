import { dayWritten, useLocale } from '@ebpls/ui';
import { getStatusText } from '@ebpls/ui/lists';

import { useWords as useListWords } from '../../lists/list.messages.ts';
import { PrintedList } from '../../lists/printed-list.tsx';
import type { TransactionQueueProps } from './queue-head.tsx';
import { useWords } from '../transaction.messages.ts';

/** The list of applications for printing: the rows on the screen, with their state and due date. */
export function PrintedTransactions({ queue, view, title, isLicensing }: TransactionQueueProps) {
  const t = useWords();
  const c = useListWords();
  const locale = useLocale();
  return (
    <PrintedList
      title={title}
      office={t(isLicensing ? 'office_licensing' : 'office_admin')}
      view={t(`view_${view}`)}
      hasMore={queue.next_cursor !== null}
      heads={[
        c('col_business'),
        c('col_number'),
        c('col_type'),
        c('col_barangay'),
        c('col_state'),
        c('col_offices'),
        c('col_due'),
      ]}
      rows={queue.data.map((row) => [
        row.company_name,
        row.assessment_code,
        `${t(row.application_type)} ${row.tax_year}`,
        row.barangay_name,
        getStatusText('application', row.state, locale),
        row.clearances_all === 0 ? '–' : `${row.clearances_done} / ${row.clearances_all}`,
        row.due_on === null ? '–' : dayWritten(row.due_on, locale),
      ])}
    />
  );
}
