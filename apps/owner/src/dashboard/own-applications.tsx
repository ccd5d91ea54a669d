// Applications of an owner in one view, each with the amount or the date of its next step.

import {
  type AssessmentRow,
  OWN_VIEWS,
  type OwnerDashboard,
  type OwnerTask,
  type OwnerTasks,
  type OwnView,
} from '@ebpls/contracts';
import {
  Button,
  DaysMeter,
  dayWritten,
  EmptyState,
  joinFacts,
  type Locale,
  momentWritten,
  Pesos,
  RowItem,
  Rows,
  Section,
  Stack,
  Text,
  useLocale,
} from '@ebpls/ui';
import { Pager } from '@ebpls/ui/lists';
import { useSearchParams } from 'react-router';

import { addresses } from '../addresses.ts';
import { AmountWithSignal } from '../shared/amount-offline.tsx';
import { OwnStatus } from '../shared/own-status.tsx';
import { useWords } from './dashboard.messages.ts';

/** View of the list that the address names; the open applications where it names none. */
export function getOwnView(search: URLSearchParams): OwnView {
  return OWN_VIEWS.find((one) => one === search.get('view')) ?? 'open';
}

const OWNERS_TURN = ['RETURNED', 'FOR_PAYMENT', 'DRAFT'];

function findTask(tasks: readonly OwnerTask[], { assessment_code }: AssessmentRow): OwnerTask | undefined {
  return tasks.find((task) => task.assessment_code === assessment_code);
}

/** Whether an office returned its part; a proof of sales is required after the permit. */
function isReplyTask(task: OwnerTask | undefined): boolean {
  return task?.kind === 'answer' && task.proof === undefined;
}

function isOwnersTurn({ row, task }: ApplicationProps): boolean {
  return OWNERS_TURN.includes(row.state) || isReplyTask(task);
}

interface ApplicationsProps {
  readonly figures: OwnerDashboard;
  readonly tasks: OwnerTasks;
}

/** One page of the owner's applications; those that wait for the owner come first. */
export function OwnApplications({ figures: { applications: rows, next_cursor }, tasks }: ApplicationsProps) {
  const t = useWords();
  const [search] = useSearchParams();
  const view = getOwnView(search);
  if (rows.length === 0) {
    return (
      <EmptyState
        icon="check-circle"
        title={t(`empty_title_${view}`)}
        action={<Button to={addresses.companies}>{t('holdings')}</Button>}
      >
        {t(`empty_${view}`)}
      </EmptyState>
    );
  }
  const items = rows.map((row) => ({ row, task: findTask(tasks.data, row) }));
  const orderedItems = items.toSorted((a, b) => Number(isOwnersTurn(b)) - Number(isOwnersTurn(a)));
  return (
    <Section title={t(`applications_${view}`)} hint={view === 'open' ? t('applications_hint') : undefined}>
      <Stack gap={4}>
        <Rows label={t(`applications_${view}`)}>
          {orderedItems.map((item) => (
            <Application key={item.row.assessment_id} {...item} />
          ))}
        </Rows>
        <Pager
          nextCursor={next_cursor}
          cursor={search.get('cursor') ?? undefined}
          to={(cursor) => addresses.ownApplications(view, cursor)}
        />
      </Stack>
    </Section>
  );
}

interface ApplicationProps {
  readonly row: AssessmentRow;
  /** What the owner has to do for it, with its amount and its date. */
  readonly task: OwnerTask | undefined;
}

function Application({ row, task }: ApplicationProps) {
  const t = useWords();
  const { assessment_code, company_code, application_type, tax_year, clearances_all, clearances_done } = row;
  return (
    <RowItem
      title={row.company_name}
      to={addresses.record(assessment_code, company_code)}
      note={joinFacts([
        `${t(application_type)} ${tax_year}`,
        clearances_all > 0 && t('of', { done: clearances_done, all: clearances_all }),
      ])}
      status={<OwnStatus state={row.state} isReplyPending={isReplyTask(task)} />}
      end={<ApplicationEnd row={row} task={task} />}
    />
  );
}

/** At the end of every row: the amount or the date of the owner's task, the days of the offices, or the day of filing. */
function ApplicationEnd({ row, task }: ApplicationProps) {
  const t = useWords();
  const locale = useLocale();
  const { state, days_used, days_limit, submitted_at } = row;
  const day = task && formatTaskDay(task, { t, locale });
  if (task?.amount)
    return (
      <AmountWithSignal>
        <Pesos amount={task.amount} strong />
      </AmountWithSignal>
    );
  if (day !== undefined)
    return (
      <Text as="span" size="secondary" tone={task?.is_late ? 'danger' : 'muted'}>
        {day}
      </Text>
    );
  if (state === 'IN_CLEARANCE' && days_limit > 0) return <DaysMeter used={days_used} limit={days_limit} />;
  return (
    <Text as="span" size="secondary" tone="muted">
      {formatFiled(submitted_at, { t, locale })}
    </Text>
  );
}

interface TextContext {
  readonly t: ReturnType<typeof useWords>;
  readonly locale: Locale;
}

function formatTaskDay({ due_on, is_late }: OwnerTask, { t, locale }: TextContext): string | undefined {
  if (due_on === null) return undefined;
  return t(is_late ? 'was_due' : 'by', { day: dayWritten(due_on, locale, { year: false }) });
}

function formatFiled(submitted_at: string | null, { t, locale }: TextContext): string {
  if (submitted_at === null) return t('not_filed');
  return t('filed', { day: momentWritten(submitted_at, locale, { year: false }).split(', ')[0] ?? '' });
}
