import { fetchFile } from '@ebpls/api-client';
import { downloadVisitSlip, type VisitReply } from '@ebpls/contracts';
import { DownloadButton } from '@ebpls/remote-kit';
import {
  Button,
  dayWritten,
  MomentText,
  Row,
  RowGroup,
  RowItem,
  Rows,
  Section,
  Tag,
  type Tone,
  useLocale,
} from '@ebpls/ui';
import { Fragment } from 'react';

import { useOffice } from '../find-office.ts';
import { useWords } from './agenda.messages.ts';

interface OfDay {
  readonly day: string;
  readonly visits: readonly VisitReply[];
  readonly load: { readonly planned: number; readonly most: number };
  readonly onAssign: (visit: VisitReply) => void;
}

/** Inspection visits of an office on one day by barangay, with how full the day is. */
export function VisitDay({ day, visits, load, onAssign }: OfDay) {
  const t = useWords();
  const locale = useLocale();
  const title = dayWritten(day, locale, { weekday: true });
  const barangays = [...new Set(visits.map(({ barangay_name }) => barangay_name))];
  return (
    <Section title={title} hint={t('load', load)} level={2}>
      <Rows label={title}>
        {barangays.map((barangay) => {
          const barangayVisits = visits.filter(({ barangay_name }) => barangay_name === barangay);
          return (
            <Fragment key={barangay}>
              <RowGroup label={barangay} count={barangayVisits.length} />
              {barangayVisits.map((visit) => (
                <VisitRow key={visit.inspection_no} visit={visit} onAssign={onAssign} />
              ))}
            </Fragment>
          );
        })}
      </Rows>
    </Section>
  );
}

function VisitRow({ visit, onAssign }: { readonly visit: VisitReply } & Pick<OfDay, 'onAssign'>) {
  const t = useWords();
  const office = useOffice();
  const { inspection_no, clearance_id, company_name, scheduled_at, address, inspectors } = visit;
  return (
    <RowItem
      title={company_name}
      to={`/${office ?? ''}/request/clearances?case=${clearance_id}&pane=case`}
      note={
        <>
          <MomentText at={scheduled_at} year={false} /> · {address}
          <br />
          {[inspectors, visit.is_again && t('again')].filter(Boolean).join(' · ')}
        </>
      }
      status={<VisitTag visit={visit} />}
      end={
        <Row gap={2}>
          {visit.result === null ? (
            <Button size="desk" aria-label={`${t('assign')}: ${company_name}`} onClick={() => onAssign(visit)}>
              {t('assign')}
            </Button>
          ) : (
            <Button
              size="desk"
              aria-label={t('report_of', { business: company_name })}
              to={`/${office ?? ''}/request/visits/${inspection_no}`}
            >
              {t('report')}
            </Button>
          )}
          <DownloadButton
            size="desk"
            kind="quiet"
            shows
            label={t('slip_of', { business: company_name })}
            fetch={() => fetchFile(downloadVisitSlip, { params: { inspection_no } })}
          >
            {t('slip')}
          </DownloadButton>
        </Row>
      }
    />
  );
}

const VISIT_TONES: Readonly<Record<NonNullable<VisitReply['result']>, Tone>> = {
  PASSED: 'success',
  FAILED: 'danger',
  REFUSED: 'danger',
  PARTIAL: 'warning',
  NO_SHOW: 'warning',
};

function VisitTag({ visit: { result, state, is_moved_by_owner } }: { readonly visit: VisitReply }) {
  const t = useWords();
  if (result !== null) return <Tag tone={VISIT_TONES[result]}>{t(result)}</Tag>;
  if (state === 'MISSED') return <Tag tone="danger">{t('MISSED')}</Tag>;
  if (is_moved_by_owner) return <Tag tone="warning">{t('moved_by_owner')}</Tag>;
  return (
    <Tag tone="info" icon="calendar">
      {t(state === 'MOVED' ? 'MOVED' : 'PLANNED')}
    </Tag>
  );
}
