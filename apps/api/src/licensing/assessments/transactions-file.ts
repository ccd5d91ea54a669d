import { type downloadTransactions, type Received, STATE_WORDS } from '@ebpls/contracts';
import { manilaDay } from '@ebpls/rules';
import type { FastifyReply } from 'fastify';

import type { Api } from '../../platform/http/api.ts';
import { messageText } from '../../platform/messages/catalogue.ts';
import { type ListedApplication, listedOnWire } from '../../domain/application-views/application-list.ts';
import type { CaseReader } from '../../domain/cases/case-reader.ts';
import { type FileColumn, sendList } from '../../domain/lists/send-list.ts';
import type { SheetRow } from '../../platform/spreadsheets/sheet.ts';
import { transactionRows } from './transactions.ts';

const COLUMNS: readonly FileColumn<'applications'>[] = [
  { key: 'business', of: 'business', kind: 'text' },
  { key: 'company_code', of: 'business', kind: 'text' },
  { key: 'number', of: 'number', kind: 'text' },
  { key: 'owner', of: 'owner', kind: 'text' },
  { key: 'type', of: 'type', kind: 'text' },
  { key: 'barangay', of: 'barangay', kind: 'text' },
  { key: 'state', of: 'state', kind: 'text' },
  { key: 'filed', of: 'filed', kind: 'day' },
  { key: 'due', of: 'due', kind: 'day' },
  { key: 'offices', of: 'offices', kind: 'text' },
  { key: 'blocker', of: 'blocker', kind: 'text' },
];

/** The list of all applications as a file. */
export function sendTransactions(
  api: Api,
  { reader, reply }: { readonly reader: CaseReader; readonly reply: FastifyReply },
  query: Received<typeof downloadTransactions>['query'],
): Promise<void> {
  return sendList(api, {
    list: 'applications',
    actor: reader.actor,
    reply,
    query,
    columns: COLUMNS,
    read: (db, place) => transactionRows(db, { ...query, ...place }, reader),
    rowOf: (row) => rowOf(row, reader),
  });
}

function rowOf(listed: ListedApplication, reader: CaseReader): SheetRow {
  const { locale } = reader.actor;
  const row = listedOnWire(listed, reader);
  return {
    key: String(row.assessment_id),
    texts: {
      business: row.company_name,
      company_code: row.company_code,
      number: row.assessment_code,
      owner: row.owner_name,
      type: `${messageText(`list.type.${row.application_type}`, {}, locale)} ${row.tax_year}`,
      barangay: row.barangay_name,
      state: STATE_WORDS.application[row.state][locale],
      filed: row.submitted_at === null ? '' : manilaDay(row.submitted_at),
      due: row.due_on ?? '',
      offices: row.clearances_all > 0 ? `${row.clearances_done} / ${row.clearances_all}` : '',
      blocker: row.blocker ?? '',
    },
  };
}
