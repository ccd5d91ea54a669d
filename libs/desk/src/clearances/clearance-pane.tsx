import type { ClearanceCase, DocumentRow } from '@ebpls/contracts';
import {
  CheckItem,
  CheckList,
  dayWritten,
  EmptyState,
  Heading,
  MomentText,
  Pane,
  Remark,
  Row,
  RowItem,
  Rows,
  Section,
  Stack,
  StatusBadge,
  statusWord,
  Text,
  Timeline,
  toneOf,
  useLocale,
} from '@ebpls/ui';

import { ActBar } from '../acts/act-bar.tsx';
import { BusinessFacts } from '../frame/business-facts.tsx';
import { ChangesShown } from '../frame/changes-shown.tsx';
import { CaseTop } from '../frame/case-top.tsx';
import { Corrections } from '../frame/corrections.tsx';
import { OfficeLines } from '../frame/office-lines.tsx';
import { useWords as useDeskWords } from '../messages/desk.messages.ts';
import { useClearanceActs } from './use-clearance-acts.ts';
import { useWords } from './clearance.messages.ts';
import { answeredOf, ownPapers } from './own-papers.ts';
import { Visits } from './visits.tsx';

/** The open case: what this office checks, what others found, what happened, and what can be done. */
export function ClearancePane({ opened }: { readonly opened: ClearanceCase | null | undefined }) {
  const d = useDeskWords();
  if (opened === undefined)
    return (
      <Pane>
        <EmptyState icon="inbox" title={d('nothing_open')}>
          {d('nothing_open_text')}
        </EmptyState>
      </Pane>
    );
  if (opened === null)
    return (
      <Pane>
        <EmptyState icon="search" title={d('gone')}>
          {d('gone_text')}
        </EmptyState>
      </Pane>
    );
  return <OpenClearance key={opened.clearance.clearance_id} opened={opened} />;
}

function OpenClearance({ opened }: { readonly opened: ClearanceCase }) {
  const { assessment, clearance, inspections } = opened;
  const d = useDeskWords();
  const { acts, hint } = useClearanceActs(opened);
  return (
    <Pane
      head={<ClearanceHead opened={opened} />}
      foot={
        acts.length > 0 || hint !== undefined ? (
          <ActBar on={clearance.clearance_id ?? 0} acts={acts} hint={hint} />
        ) : undefined
      }
    >
      <Notes opened={opened} />
      <Corrections corrections={clearance.corrections} />
      <BusinessFacts assessment={assessment} />
      <ChangesShown assessment={assessment} />
      <OwnPapers opened={opened} />
      {inspections.length > 0 && <Visits visits={inspections} />}
      <OtherOffices opened={opened} />
      <Section title={d('timeline')} level={3}>
        <Timeline
          label={d('timeline')}
          entries={assessment.timeline.map(({ at, title, note, tone, actor }) => ({
            at,
            title,
            tone,
            note: [note, actor].filter(Boolean).join(' – '),
          }))}
        />
      </Section>
    </Pane>
  );
}

function ClearanceHead({
  opened: { assessment, clearance, is_mine, assigned_name },
}: {
  readonly opened: ClearanceCase;
}) {
  const t = useWords();
  const holder = is_mine
    ? t('claimed_by_you')
    : assigned_name === null
      ? t('claimed_by_nobody')
      : t('claimed_by', { name: assigned_name });
  return (
    <CaseTop name={assessment.company_name}>
      <Stack gap={1}>
        <Row justify="between" wrap={false}>
          <Heading level={2} size="lead">
            {assessment.company_name}
          </Heading>
          <StatusBadge kind="clearance" status={clearance.state} />
        </Row>
        <Text size="secondary" tone="muted">
          {[
            clearance.title,
            assessment.assessment_code,
            `${t(assessment.application_type)} ${assessment.tax_year}`,
            holder,
          ].join(' · ')}
        </Text>
      </Stack>
    </CaseTop>
  );
}

function Notes({ opened: { clearance } }: { readonly opened: ClearanceCase }) {
  const t = useWords();
  const { remarks, conditions, inspection_at, clearance_no, state } = clearance;
  return (
    <>
      {remarks !== '' && (
        <Remark icon="flag" tone="warning">
          <Text as="span" weight="bold">
            {t(state === 'FOR_COMPLIANCE' ? 'with_owner' : 'last_remarks')}
          </Text>{' '}
          {remarks}
        </Remark>
      )}
      {inspection_at !== null && (
        <Remark icon="calendar">
          {t('visit_on')} <MomentText at={inspection_at} weekday />
        </Remark>
      )}
      {clearance_no !== null && (
        <Remark icon="check-circle" tone="success">
          {t('cleared_as', { number: clearance_no })}
        </Remark>
      )}
      {conditions.length > 0 && (
        <Section title={t('conditions')} level={3}>
          <Rows label={t('conditions')}>
            {conditions.map(({ text, due_on }) => (
              <RowItem key={`${text} ${due_on}`} title={text} end={due_on} />
            ))}
          </Rows>
        </Section>
      )}
    </>
  );
}

/** The papers that this office answers for are its checklist: each is valid, needs a new copy, or is still open. */
function OwnPapers({ opened }: { readonly opened: ClearanceCase }) {
  const t = useWords();
  const locale = useLocale();
  const d = useDeskWords();
  const answered = answeredOf(opened);
  const stateWritten = ({ state, is_expired, valid_until }: DocumentRow): string =>
    is_expired && valid_until
      ? d('paper_ended_short', { day: dayWritten(valid_until, locale) })
      : statusWord('document', state, locale);
  return (
    <Section title={t('checks')} level={3} hint={answered && t('checked_of', answered)}>
      <Text size="secondary" tone="muted">
        {opened.clearance.checks}
      </Text>
      <CheckList label={t('checks')}>
        {ownPapers(opened).map(({ code, name, document }) => (
          <CheckItem
            key={code}
            label={name}
            answer={document?.is_expired ? 'no' : answerOf(document?.state)}
            answerText={document ? stateWritten(document) : t('not_sent')}
            note={document?.remarks || undefined}
          />
        ))}
      </CheckList>
    </Section>
  );
}

type PaperState = NonNullable<ClearanceCase['assessment']['requirements'][number]['document']>['state'];

function answerOf(state: PaperState | undefined): 'yes' | 'no' | undefined {
  if (state === undefined || state === 'PENDING_REVIEW') return undefined;
  return toneOf('document', state) === 'success' ? 'yes' : 'no';
}

function OtherOffices({ opened: { assessment, clearance } }: { readonly opened: ClearanceCase }) {
  const t = useWords();
  const others = assessment.clearances.filter(({ is_needed, office }) => is_needed && office !== clearance.office);
  if (others.length === 0) return null;
  return (
    <Section title={t('others')} level={3}>
      <OfficeLines clearances={others} label={t('others')} />
    </Section>
  );
}
