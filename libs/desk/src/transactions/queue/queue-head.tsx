// Head of the list of all applications: title, search, views with their counts, and the filter by office.

import { type AssessmentRow, type OfficeView, TRANSACTION_VIEWS, type TransactionView as View } from '@ebpls/contracts';
import { Button, dayWritten, Heading, joinFacts, Row, SelectField, Stack, Text, TextLink, useLocale } from '@ebpls/ui';
import { useNavigate } from 'react-router';

import { formatCount } from '../../frame/format-count.ts';
import { useDeskAddress } from '../../frame/desk-address.ts';
import { useDeskKeys } from '../../frame/keys/desk-keys.ts';
import { QueueTools } from '../../lists/queue-tools.tsx';
import { useWords as useDeskWords } from '../../messages/desk.messages.ts';
import { useWords } from '../transaction.messages.ts';
import type { TransactionPeriod } from './transaction-period.ts';

/** Views with the work of the licensing office, and of the treasurer and the signatory. */
const OWN_WORK = {
  licensing: ['submitted', 'to_compute', 'to_release', 'overdue'],
  second: ['to_approve', 'to_sign', 'overdue'],
} as const;

/** Fields of the address without a period. */
const NO_PERIOD = {
  dated_by: undefined,
  from: undefined,
  to: undefined,
  arta_class: undefined,
  stage: undefined,
} as const;

/** Page on which a clerk of the licensing office files for a citizen at the counter. */
const WALK_IN_PATH = '/bplo/walk-in';

export interface TransactionQueueProps {
  readonly queue: {
    readonly data: readonly AssessmentRow[];
    readonly next_cursor: string | null;
    readonly counts: Readonly<Record<string, number>>;
  };
  readonly view: View;
  /** The office by whose clearances the list is narrowed. */
  readonly officeFilter?: { readonly title: string; readonly office_view: OfficeView } | undefined;
  readonly period?: TransactionPeriod | undefined;
  readonly title: string;
  readonly isLicensing: boolean;
  /** The person chose an order by a column. */
  readonly isSorted: boolean;
}

/** The head of the queue: its search, its views and the filter by office. */
export function QueueHead({ queue, view, officeFilter, period, title, isLicensing }: TransactionQueueProps) {
  const { to } = useDeskAddress();
  const navigate = useNavigate();
  const t = useWords();
  const d = useDeskWords();
  useDeskKeys({ w: isLicensing ? () => void navigate(WALK_IN_PATH) : undefined });
  const inView = (name: View): string =>
    to({
      view: name,
      office: undefined,
      office_view: undefined,
      ...NO_PERIOD,
      sort: undefined,
      cursor: undefined,
      case: undefined,
      doc: undefined,
      pane: undefined,
    });
  const own: readonly View[] = OWN_WORK[isLicensing ? 'licensing' : 'second'];
  const options = [...own, ...TRANSACTION_VIEWS.filter((name) => !own.includes(name))].map((name) => ({
    value: name,
    label: `${t(`view_${name}`)} (${formatCount(queue.counts[name] ?? 0)})`,
  }));

  return (
    <Stack gap={2}>
      <Heading level={1} size="body">
        {title}
      </Heading>
      <Row gap={1} wrap={false}>
        <SelectField
          label={t('show')}
          name="view"
          options={options}
          value={view}
          onChange={({ target }) =>
            void navigate(inView(TRANSACTION_VIEWS.find((name) => name === target.value) ?? 'open'))
          }
        />
        {isLicensing && (
          <Button size="desk" keyHint="W" to={WALK_IN_PATH}>
            {t('walk_in')}
          </Button>
        )}
      </Row>
      <QueueTools list="applications" label={d('search')} />
      {officeFilter && <OfficeFilter {...officeFilter} />}
      {period && <PeriodFilter {...period} />}
    </Stack>
  );
}

/** By which office's clearances the list is narrowed, and the way back to all. */
function OfficeFilter({ title, office_view }: NonNullable<TransactionQueueProps['officeFilter']>) {
  const { to } = useDeskAddress();
  const t = useWords();
  return (
    <Row justify="between">
      <Text as="span" size="secondary">
        {t(`at_${office_view}`, { office: title })}
      </Text>
      <TextLink to={to({ office: undefined, office_view: undefined, cursor: undefined })}>
        {t('at_every_office')}
      </TextLink>
    </Row>
  );
}

/** The dates by which the list is narrowed, and the way back to all of them. */
function PeriodFilter({ dated_by, from, to: until, arta_class, stage }: TransactionPeriod) {
  const { to } = useDeskAddress();
  const t = useWords();
  const locale = useLocale();
  const days = [...new Set([from, until])].map((day) => dayWritten(day, locale)).join(' – ');
  return (
    <Row justify="between">
      <Text as="span" size="secondary">
        {joinFacts([
          t(`dated_${dated_by}`, { days }),
          arta_class && t(`class_${arta_class}`),
          stage && stage !== 'submitted' && t(`stage_${stage}`),
        ])}
      </Text>
      <TextLink to={to({ ...NO_PERIOD, cursor: undefined })}>{t('every_date')}</TextLink>
    </Row>
  );
}
