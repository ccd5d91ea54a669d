// Button that saves a calendar file of the days with an unpaid amount, of one business or of all.

import { isRefusal, saveFile } from '@ebpls/api-client';
import type { CompanyStatement, Statement, StatementRow } from '@ebpls/contracts';
import { showNotice } from '@ebpls/remote-kit';
import { Button, formatPesos } from '@ebpls/ui';
import type { DateArray, EventAttributes } from 'ics';
import { useState } from 'react';

import { useWords, words } from '../owner.messages.ts';
import { loadStatement } from './load-statement.ts';

/** Nine in the morning, seven days before: the alarm counts from the first minute of the day. */
const ALARM_HOURS_BEFORE = 7 * 24 - 9;
const MINUTE_MS = 60_000;

/** Saves a calendar of the days with an unpaid amount, of one business or of all. */
export function DueCalendarButton({ company_code }: { readonly company_code?: string | undefined }) {
  const t = useWords();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const text = await createCalendar(await loadStatement({ company_code }), Date.now());
      if (text === undefined) showNotice('news', words('calendar_none'));
      else saveFile({ blob: new Blob([text], { type: 'text/calendar;charset=utf-8' }), file_name: 'due-days.ics' });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      showNotice('failed', error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon="calendar" busy={busy} onClick={() => void save()}>
      {t('calendar')}
    </Button>
  );
}

/** Creates the calendar of the coming unpaid rows; undefined without any. */
async function createCalendar(
  { as_of, companies }: Pick<Statement, 'as_of' | 'companies'>,
  now: number,
): Promise<string | undefined> {
  const events = companies.flatMap((company) =>
    company.rows
      .filter(({ balance, due_on }) => balance > 0 && due_on >= as_of)
      .map((row) => toEvent(company, row, now)),
  );
  if (events.length === 0) return undefined;
  // The library is loaded only when a calendar is downloaded.
  const { createEvents } = await import('ics');
  const { value, error } = createEvents(events, { productId: 'ebpls/due-days', calName: words('calendar_name') });
  if (typeof value !== 'string') throw error ?? new Error('no calendar');
  return value;
}

/**
 * Returns the event of one due day. Its uid consists of the business and the part of the year, not of the order, so
 * that a later import moves the same event even when another order replaced it; the sequence number shows which import
 * is newer.
 */
function toEvent(company: CompanyStatement, row: StatementRow, now: number): EventAttributes {
  const title = words('calendar_event', {
    amount: formatPesos(row.balance),
    part: row.title,
    name: company.company_name,
  });
  return {
    uid: `${company.company_code}-${row.tax_year}-${row.installment_no}@ebpls`,
    sequence: Math.floor(now / MINUTE_MS),
    start: toDateArray(row.due_on),
    // The end day is exclusive.
    end: toDateArray(row.due_on, 1),
    title,
    description: row.top_no,
    transp: 'TRANSPARENT',
    alarms: [{ action: 'display', description: title, trigger: { hours: ALARM_HOURS_BEFORE, before: true } }],
  };
}

function toDateArray(day: string, days_later = 0): DateArray {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days_later);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}
