import { type downloadClearances, type EndpointInput, STATE_TEXTS } from '@ebpls/contracts';
import { toManilaDay } from '@ebpls/rules';
import type { FastifyReply } from 'fastify';

import type { Api } from '../../../platform/http/api.ts';
import { getMessageText } from '../../../platform/messages/catalogue.ts';
import type { CaseReader } from '../../applications/cases/case-reader.ts';
import { toClearanceBlockerReply } from '../parts/blocker.ts';
import { loadQueueRows } from './queue-page.ts';
import { type FileColumn, sendList } from '../../listing/send-list.ts';

const QUEUE_FILE_COLUMNS: readonly FileColumn<'clearances'>[] = [
  { key: 'business', of: 'business', kind: 'text' },
  { key: 'company_code', of: 'business', kind: 'text' },
  { key: 'number', of: 'number', kind: 'text' },
  { key: 'type', of: 'type', kind: 'text' },
  { key: 'barangay', of: 'barangay', kind: 'text' },
  { key: 'state', of: 'state', kind: 'text' },
  { key: 'due', of: 'due', kind: 'day' },
  { key: 'taken_by', of: 'taken_by', kind: 'text' },
  { key: 'visit', of: 'visit', kind: 'day' },
  { key: 'blocker', of: 'blocker', kind: 'text' },
];

/** The queue of an office as a file. */
export function sendQueue(
  api: Api,
  { reader, reply }: { readonly reader: CaseReader; readonly reply: FastifyReply },
  query: EndpointInput<typeof downloadClearances>['query'],
): Promise<void> {
  const { actor } = reader;
  const { locale } = actor;
  return sendList(api, {
    list: 'clearances',
    actor,
    reply,
    query,
    columns: QUEUE_FILE_COLUMNS,
    read: (db, place) => loadQueueRows(db, { ...query, ...place }, reader),
    toRow: (row) => ({
      key: String(row.clearance_id),
      texts: {
        business: row.company_name,
        company_code: row.company_code,
        number: row.assessment_code,
        type: getMessageText(`list.type.${row.application_type}`, {}, locale),
        barangay: row.barangay_name,
        state: STATE_TEXTS.clearance[row.state][locale],
        due: row.due_on ?? '',
        taken_by: row.assigned_name ?? '',
        visit: row.inspection_at === null ? '' : toManilaDay(row.inspection_at),
        blocker: toClearanceBlockerReply(row, locale).blocker ?? '',
      },
    }),
  });
}
