import { fetchFile } from '@ebpls/api-client';
import { type ClearanceCase, downloadVisitSlip } from '@ebpls/contracts';
import { DownloadButton } from '@ebpls/remote-kit';
import { DayText, MomentText, Row, RowItem, Rows, Section, Tag, type Tone } from '@ebpls/ui';

import { useOffice } from '../find-office.ts';
import { useNames, useWords } from '../clearance.messages.ts';

type CaseVisit = ClearanceCase['inspections'][number];
type Result = NonNullable<CaseVisit['result']>;

const RESULT_TONES: Readonly<Record<Result, Tone>> = {
  PASSED: 'success',
  FAILED: 'danger',
  REFUSED: 'danger',
  NO_SHOW: 'warning',
  PARTIAL: 'warning',
};

/** The inspection visits of this office to the business, newest first. */
export function Visits({ visits }: { readonly visits: readonly CaseVisit[] }) {
  const t = useWords();
  const office = useOffice();
  return (
    <Section title={t('visits')} level={3}>
      <Rows label={t('visits')}>
        {visits.map(({ inspection_no, scheduled_at, visited_at, inspectors, result, findings, next_on }) => (
          <RowItem
            key={inspection_no}
            title={inspection_no}
            to={`/${office ?? ''}/request/visits/${inspection_no}`}
            note={
              <>
                {inspectors}
                {findings !== '' && <>. {findings}</>}
                {next_on !== null && (
                  <>
                    {' '}
                    {t('correct_by')} <DayText day={next_on} />.
                  </>
                )}
              </>
            }
            status={
              result === null ? (
                <Tag tone="info" icon="calendar">
                  {t('visit_planned')}
                </Tag>
              ) : (
                <Tag tone={RESULT_TONES[result]}>{t(`result_${result}`)}</Tag>
              )
            }
            end={
              <Row gap={2}>
                <MomentText at={visited_at ?? scheduled_at} weekday year={false} />
                {result === null && <Slip inspection_no={inspection_no} />}
              </Row>
            }
          />
        ))}
      </Rows>
    </Section>
  );
}

/** The printed slip for the inspector. */
function Slip({ inspection_no }: Pick<CaseVisit, 'inspection_no'>) {
  const t = useWords();
  const name = useNames();
  return (
    <DownloadButton
      size="desk"
      kind="quiet"
      shows
      offers={{ act: 'print_slip', ...name('print_slip') }}
      fetch={() => fetchFile(downloadVisitSlip, { params: { inspection_no } })}
    >
      {t('slip')}
    </DownloadButton>
  );
}
