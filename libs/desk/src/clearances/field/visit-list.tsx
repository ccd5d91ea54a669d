import type { FieldVisit } from '@ebpls/contracts';
import { MomentText, RowGroup, RowItem, Rows, Tag, type Tone } from '@ebpls/ui';
import { Fragment } from 'react';

import type { FieldWork } from './field-works.ts';
import { useWords } from './field.messages.ts';
import { isWorkWaiting } from './send-works.ts';

interface VisitListProps {
  readonly visits: readonly FieldVisit[];
  readonly works: readonly FieldWork[];
}

/** The visits by barangay, in the order of their hours. */
export function VisitList({ visits, works }: VisitListProps) {
  const t = useWords();
  const barangays = [...new Set(visits.map(({ barangay_name }) => barangay_name))];
  return (
    <Rows label={t('title')}>
      {barangays.map((barangay) => {
        const barangayVisits = visits.filter(({ barangay_name }) => barangay_name === barangay);
        return (
          <Fragment key={barangay}>
            <RowGroup label={barangay} count={barangayVisits.length} />
            {barangayVisits.map((visit) => (
              <RowItem
                key={visit.inspection_no}
                to={`?visit=${visit.inspection_no}`}
                title={visit.company_name}
                note={
                  <>
                    <MomentText at={visit.scheduled_at} year={false} /> · {visit.address}
                  </>
                }
                status={
                  <VisitTag visit={visit} work={works.find((one) => one.visit.inspection_no === visit.inspection_no)} />
                }
              />
            ))}
          </Fragment>
        );
      })}
    </Rows>
  );
}

const OUTCOME_TONES: Readonly<Record<NonNullable<FieldWork['answered']>['outcome'], Tone>> = {
  TAKEN: 'success',
  SECOND: 'warning',
  STALE: 'warning',
};

/** The visit's state on this device; else whether the place was visited before. */
function VisitTag({ visit, work }: { readonly visit: FieldVisit; readonly work: FieldWork | undefined }) {
  const t = useWords();
  if (work?.answered) return <Tag tone={OUTCOME_TONES[work.answered.outcome]}>{t(work.answered.outcome)}</Tag>;
  if (work?.refused !== undefined) return <Tag tone="danger">{t('refused')}</Tag>;
  if (work && isWorkWaiting(work)) return <Tag tone="info">{t('pending')}</Tag>;
  if (work) return <Tag tone="muted">{t('started')}</Tag>;
  return visit.is_again ? <Tag tone="warning">{t('again')}</Tag> : null;
}
