// Tasks of an owner over all businesses, the most urgent first: the first section of the dashboard and of the account.

import { formatDay, type Locale, type OwnerTask, type OwnerTasks } from '@ebpls/contracts';
import {
  Button,
  formatPesos,
  type IconName,
  joinFacts,
  RowItem,
  Rows,
  Section,
  Stack,
  TaskRow,
  useLocale,
} from '@ebpls/ui';
import type { ReactNode } from 'react';

import { addresses } from '../../addresses.ts';
import { listPayable, sumPayable } from '../../shared/payable-orders.ts';
import { useWords } from './task.messages.ts';

const TASK_ICONS: Readonly<Record<OwnerTask['kind'], IconName>> = {
  pay: 'wallet',
  correct: 'edit',
  answer: 'message',
  condition: 'check-circle',
  bring: 'file',
  renew: 'retry',
  register: 'store',
};

/** What can be done now, the most urgent first; what comes later is no task yet. */
export function OwnerTaskList({ tasks: { data: all, total: allTotal, businesses } }: OwnerTasksProps) {
  const t = useWords();
  const data = all.filter(({ has_begun }) => has_begun);
  const total = allTotal - (all.length - data.length);
  if (data.length === 0) return null;
  const payable = listPayable({ data });
  const hint = total === 1 ? t('one_task') : t('hint', { tasks: total, count: businesses });
  return (
    <Section
      title={t('title')}
      hint={hint}
      actions={
        payable.length > 1 && (
          <Button size="desk" icon="wallet" to={addresses.payTogether()}>
            {t('pay_together', { count: payable.length, amount: formatPesos(sumPayable(payable)) })}
          </Button>
        )
      }
    >
      <Rows label={t('title')}>
        {data.map((task, place) => (
          <TaskLine
            key={`${task.proof ? 'proof' : task.kind} ${task.company_code} ${task.assessment_code ?? task.tax_year} ${task.office}`}
            task={task}
            isFirst={place === 0}
          />
        ))}
      </Rows>
      {total > data.length && t('more', { count: total - data.length })}
    </Section>
  );
}

interface OwnerTasksProps {
  readonly tasks: OwnerTasks;
}

interface ComingUpProps extends OwnerTasksProps {
  /** Below the rows; with it the section is there also without a task. */
  readonly children?: ReactNode;
}

/** Tasks whose days have not begun, each with its dates. */
export function ComingUp({ tasks: { data }, children }: ComingUpProps) {
  const t = useWords();
  const upcomingTasks = data.filter(({ has_begun }) => !has_begun);
  if (upcomingTasks.length === 0 && children === undefined) return null;
  return (
    <Section title={t('coming')}>
      <Stack gap={4}>
        {upcomingTasks.length > 0 && <ComingRows tasks={upcomingTasks} />}
        {children}
      </Stack>
    </Section>
  );
}

function ComingRows({ tasks }: { readonly tasks: readonly OwnerTask[] }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <Rows label={t('coming')}>
      {tasks.map((task) => (
        <RowItem
          key={`${task.kind} ${task.company_code} ${task.tax_year}`}
          title={formatTitle(task, t)}
          end={formatComingDays(task, t, locale)}
        />
      ))}
    </Rows>
  );
}

function formatComingDays({ from_on, due_on }: OwnerTask, t: Words, locale: Locale): string {
  const from = from_on === null ? '' : formatDay(from_on, locale, { year: false });
  return due_on === null ? t('opens', { day: from }) : t('coming_days', { from, until: formatDay(due_on, locale) });
}

interface TaskLineProps {
  readonly task: OwnerTask;
  /** The most urgent task of the list: only its button is filled, so that the next act is one. */
  readonly isFirst: boolean;
}

function TaskLine({ task, isFirst }: TaskLineProps) {
  const t = useWords();
  const locale = useLocale();
  const amount = task.amount === null ? undefined : formatPesos(task.amount);
  return (
    <TaskRow
      icon={TASK_ICONS[task.kind]}
      tone={getTone(task)}
      title={formatTitle(task, t)}
      note={formatNote(task, t)}
      amount={amount}
      date={formatDate(task, t, locale)}
      act={
        <Button size="desk" kind={isFirst && task.is_late ? 'primary' : undefined} to={getTaskAddress(task)}>
          {formatAct(task, t, amount)}
        </Button>
      }
    />
  );
}

function getTone({ is_late }: OwnerTask): 'danger' | 'warning' {
  return is_late ? 'danger' : 'warning';
}

type Words = ReturnType<typeof useWords>;

function formatTitle({ kind, company_name, documents, is_late, proof, ...task }: OwnerTask, t: Words): string {
  if (kind === 'pay') return t(is_late ? 'pay_late_title' : 'pay_title', { company_name });
  if (kind === 'renew') return formatRenewalTitle({ company_name, ...task }, t);
  if (kind === 'register') return formatDraftTitle({ company_name, ...task }, t);
  if (proof) return t(proof.is_file_missing ? 'proof_file_title' : 'proof_title', { company_name });
  return t(`${kind}_title`, { company_name, office: task.office ?? '', documents: documents.join(', ') });
}

function formatDraftTitle(
  { company_name, assessment_code }: Pick<OwnerTask, 'company_name' | 'assessment_code'>,
  t: Words,
): string {
  if (assessment_code !== null) return t('draft_title', { company_name });
  return company_name === '' ? t('register_unnamed') : t('register_title', { company_name });
}

type RenewalTask = Pick<OwnerTask, 'company_name' | 'businesses' | 'tax_year'>;

function formatRenewalTitle({ company_name, businesses, tax_year }: RenewalTask, t: Words): string {
  const names = { company_name, businesses, year: tax_year ?? '' };
  return businesses > 1 ? t('renew_several_title', names) : t('renew_title', names);
}

/** The business is in the title of some tasks; the note has it for the others, with what the task is about. */
function formatNote(
  { kind, company_name, company_code, application_type, tax_year, proof, is_late }: OwnerTask,
  t: Words,
): string {
  if (proof) return t('proof_note', { name: proof.name, year: tax_year ?? '' });
  if (kind === 'renew') return t(is_late ? 'renew_late_note' : 'renew_note');
  if (kind === 'pay' || kind === 'register')
    return application_type === null ? '' : joinFacts([company_code, `${t(application_type)} ${tax_year ?? ''}`]);
  const text = t(`${kind}_note`);
  return kind === 'correct' ? text : `${company_name} · ${text}`;
}

function formatDate({ kind, from_on, due_on, is_late }: OwnerTask, t: Words, locale: Locale): string {
  const format = (day: string): string => formatDay(day, locale, { year: false });
  if (is_late && kind === 'pay' && from_on !== null) return t('since', { day: format(from_on) });
  if (due_on !== null) return t(is_late ? 'was_due' : 'by', { day: format(due_on) });
  return from_on === null ? '' : t('since', { day: format(from_on) });
}

function formatAct({ kind, businesses, proof }: OwnerTask, t: Words, amount: string | undefined): string {
  if (proof) return t(proof.is_file_missing ? 'proof_file_act' : 'proof_act');
  if (kind === 'pay') return t('pay_act', { amount: amount ?? '' });
  if (kind === 'renew') return t(businesses > 1 ? 'renew_see' : 'renew_act');
  return t(`${kind}_act`);
}

/** Where the task is done: the page of the payment, the answer, the proof of sales, the renewal or the registration. */
function getTaskAddress({ kind, company_code, assessment_code, businesses, proof, ...task }: OwnerTask): string {
  if (kind === 'register') return getDraftAddress({ company_code, assessment_code, ...task });
  if (kind === 'renew' && businesses > 1) return addresses.companiesAt({ to_renew: String(task.tax_year) });
  if (assessment_code === null) return addresses.company(company_code);
  if (proof) return addresses.proof(assessment_code, company_code);
  if (kind === 'bring') return addresses.originals(assessment_code, company_code);
  if (kind === 'pay') return addresses.due(assessment_code, company_code);
  if (kind === 'answer' || kind === 'correct') return addresses.editApplication(assessment_code, company_code);
  return addresses.record(assessment_code, company_code);
}

type DraftTask = Pick<OwnerTask, 'company_code' | 'assessment_code' | 'application_type'>;

/** The form of the registration, of the application, or the short page of a renewal. */
function getDraftAddress({ company_code, assessment_code, application_type }: DraftTask): string {
  if (assessment_code === null) return addresses.editCompany(company_code);
  const open = application_type === 'RENEWAL' ? addresses.renew : addresses.editApplication;
  return open(assessment_code, company_code);
}
