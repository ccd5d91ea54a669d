import {
  downloadInquiryFile,
  type Inquiry,
  listInquiries,
  listInquiryMessages,
  listInquiryRecipients,
  uploadInquiryFile,
} from '@ebpls/contracts';

import { Refused } from '../../platform/refused.ts';
import { type Api, serve } from '../../platform/http/serve.ts';
import { pageOf, readCursor } from '../../platform/database/paging.ts';
import { countUnread, listThreads, threadOnWire } from './inquiries.queries.ts';
import { keepFile, sendFile, sweepFiles } from './inquiry-files.ts';
import { openInquiryLine } from './inquiry-line.ts';
import { isThreadOf, listNewest, listStretch, type Stretch } from './messages.queries.ts';
import { listRecipients } from './recipients.ts';
import { checkClaim, type Viewer, viewerOf } from './viewer.ts';

const SHOWN_MOST = 50;
const STRETCH_MOST = 100;

/**
 * Inquiries between owners and offices. What is written and read aloud travels on the socket; lists and files by these
 * endpoints.
 */
export function inquiriesRoutes(api: Api): void {
  const { db } = api;
  openInquiryLine(api);
  sweepFiles(api);

  serve(api, listInquiries, 'inquiry.read', ({ query, actor }) => {
    const viewer = viewerOf(actor);
    checkClaim(viewer, query);
    return threadsPage(api, viewer, query);
  });
  serve(api, listInquiryMessages, 'inquiry.read', async ({ query, actor }) => {
    const viewer = viewerOf(actor);
    checkClaim(viewer, query);
    if (!(await isThreadOf(db, query.inquiry_id, viewer))) throw new Refused('missing', 'thing.missing');
    return stretchOf(api, query);
  });
  serve(api, listInquiryRecipients, 'inquiry.start', async ({ actor }) => ({ data: await listRecipients(db, actor) }));
  serve(api, uploadInquiryFile, 'inquiry.write', ({ actor, request }) => keepFile(api, actor, request));
  serve(api, downloadInquiryFile, 'inquiry.read', ({ params, actor, reply }) =>
    sendFile(api, actor, { ...params, reply }),
  );
}

interface Paged {
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

async function threadsPage(
  { db }: Api,
  viewer: Viewer,
  { search, cursor, limit }: Paged,
): Promise<{ data: Inquiry[]; next_cursor: string | null; unread_threads: number }> {
  const [rows, unread_threads] = await Promise.all([
    listThreads(db, viewer, { search, before: readCursor(cursor)?.[1], limit: limit + 1 }),
    countUnread(db, viewer),
  ]);
  const { shown, next_cursor } = pageOf(rows, limit, ({ last_message_id }) => ['', last_message_id]);
  const messages = await listNewest(
    db,
    shown.map(({ id }) => id),
    SHOWN_MOST,
  );
  return { data: shown.map((row) => threadOnWire(row, messages.get(row.id) ?? [])), next_cursor, unread_threads };
}

async function stretchOf({ db }: Api, stretch: Stretch) {
  const rows = await listStretch(db, stretch, STRETCH_MOST);
  const isForward = stretch.after !== undefined;
  const shown = isForward ? rows.slice(0, STRETCH_MOST) : rows.slice(-STRETCH_MOST);
  // Going forward it tells that a further stretch waits after the last one.
  return { data: shown, has_earlier: rows.length > STRETCH_MOST };
}
