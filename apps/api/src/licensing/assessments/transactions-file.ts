import { type downloadTransactions, type EndpointInput, STATE_TEXTS } from '@ebpls/contracts';
import { toManilaDay } from '@ebpls/rules';
import type { FastifyReply } from 'fastify';

import type { Api } from '../../platform/http/api.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { type ListedApplication, getOwnerName } from '../../domain/application-read/application-list.ts';
import type { CaseReader } from '../../domain/applications/cases/case-reader.ts';
import { toBlockerReply } from '../../domain/application-read/parts/blocker.ts';
import { type FileColumn, sendList } from '../../domain/listing/send-list.ts';
import type { SheetRow } from '../../platform/spreadsheets/sheet.ts';
import { loadTransactionRows } from './transactions.ts';

const TRANSACTION_COLUMNS: readonly FileColumn<'applications'>[] = [
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

/** Writes the list of all applications to a file. */
export function sendTransactions(
  api: Api,
  { reader, reply }: { readonly reader: CaseReader; readonly reply: FastifyReply },
  query: EndpointInput<typeof downloadTransactions>['query'],
): Promise<void> {
  return sendList(api, {
    list: 'applications',
    actor: reader.actor,
    reply,
    query,
    columns: TRANSACTION_COLUMNS,
    read: (db, place) => loadTransactionRows(db, { ...query, ...place }, reader),
    toRow: (row) => toTransactionSheetRow(row, reader),
  });
}

/** Columns of the file only; clocks and acts would take twice the time of all other columns. */
function toTransactionSheetRow(application: ListedApplication, { actor, rows }: CaseReader): SheetRow {
  const { locale } = actor;
  const { clearances_done, clearances_all, submitted_at } = application;
  return {
    key: String(application.assessment_id),
    texts: {
      business: application.company_name,
      company_code: application.company_code,
      number: application.assessment_code,
      owner: getOwnerName(application, actor),
      type: `${getMessageText(`list.type.${application.application_type}`, {}, locale)} ${application.tax_year}`,
      barangay: application.barangay_name,
      state: STATE_TEXTS.application[application.state][locale],
      filed: submitted_at === null ? '' : toManilaDay(submitted_at),
      due: application.due_on ?? '',
      offices: clearances_all > 0 ? `${clearances_done} / ${clearances_all}` : '',
      blocker: toBlockerReply(application, { rows, locale }).blocker ?? '',
    },
  };
}
