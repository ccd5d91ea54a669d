import { DayText, Tag } from '@ebpls/ui';

import { countDaysUntil } from '../../shared/mock/demo-days.ts';
import { useWords } from '../projects.messages.ts';

const NEAR_DAYS = 3; // From here on a deadline is marked.

/** When something is due: marked when it is late or fewer than three days off. */
export function DueTag({ deadline }: { readonly deadline: string }) {
  const t = useWords();
  const days = countDaysUntil(deadline);
  if (days < 0) return <Tag tone="danger">{t('due.late', { count: -days })}</Tag>;
  if (days === 0) return <Tag tone="warning">{t('due.today')}</Tag>;
  if (days < NEAR_DAYS) return <Tag tone="warning">{t('due.soon', { count: days })}</Tag>;
  return (
    <Tag icon="calendar">
      <DayText day={deadline} year={false} />
    </Tag>
  );
}
