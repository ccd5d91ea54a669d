import {
  downloadInquiryFile,
  type Inquiry,
  listInquiries,
  listInquiryMessages,
  listInquiryRecipients,
  uploadInquiryFile,
} from '@ebpls/contracts';

import { Refused } from '../../platform/refused.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { countUnread, listThreads, type ThreadSearch, toThreadReply } from './inquiries.queries.ts';
import { saveInquiryFile, sendFile, sweepFiles } from './inquiry-files.ts';
import { registerInquirySocket } from './inquiry-socket.ts';
import { isViewersThread, listNewest, listMessageRange, type MessageRange } from './messages.queries.ts';
import { listRecipients } from './recipients.ts';
import { checkClaim, type InquiryViewer, toInquiryViewer } from './inquiry-viewer.ts';

const MAX_THREADS = 50;
const MAX_MESSAGES = 100;

/** Inquiries between owners and offices. Messages travel on the socket; lists and files by these endpoints. */
export function inquiriesRoutes(api: Api): void {
  const { db } = api;
  registerInquirySocket(api);
  sweepFiles(api);

  registerEndpoint(api, listInquiries, 'inquiry.read', ({ query, actor }) => {
    const viewer = toInquiryViewer(actor);
    checkClaim(viewer, query);
    return loadThreadsPage(api, viewer, query);
  });
  registerEndpoint(api, listInquiryMessages, 'inquiry.read', async ({ query, actor }) => {
    const viewer = toInquiryViewer(actor);
    checkClaim(viewer, query);
    if (!(await isViewersThread(db, query.inquiry_id, viewer))) throw new Refused('missing', 'resource.missing');
    return loadMessages(api, query);
  });
  registerEndpoint(api, listInquiryRecipients, 'inquiry.start', async ({ actor }) => ({
    data: await listRecipients(db, actor),
  }));
  registerEndpoint(api, uploadInquiryFile, 'inquiry.write', ({ actor, request }) =>
    saveInquiryFile(api, actor, request),
  );
  registerEndpoint(api, downloadInquiryFile, 'inquiry.read', ({ params, actor, reply }) =>
    sendFile(api, actor, { ...params, reply }),
  );
}

async function loadThreadsPage(
  { db }: Api,
  viewer: InquiryViewer,
  query: ThreadSearch,
): Promise<{ data: Inquiry[]; next_cursor: string | null; unread_threads: number }> {
  const [{ pageRows, next_cursor }, unread_threads] = await Promise.all([
    listThreads(db, viewer, query),
    countUnread(db, viewer),
  ]);
  const messages = await listNewest(
    db,
    pageRows.map(({ id }) => id),
    MAX_THREADS,
  );
  return { data: pageRows.map((row) => toThreadReply(row, messages.get(row.id) ?? [])), next_cursor, unread_threads };
}

async function loadMessages({ db }: Api, stretch: MessageRange) {
  const rows = await listMessageRange(db, stretch, MAX_MESSAGES);
  const isForward = stretch.after !== undefined;
  const shownRows = isForward ? rows.slice(0, MAX_MESSAGES) : rows.slice(-MAX_MESSAGES);
  // With `after` it reports that further messages follow the last one.
  return { data: shownRows, has_earlier: rows.length > MAX_MESSAGES };
}
