// Routes of the log of mails, and of sending a mail of it again.

import { listMails, resendMail as againEndpoint } from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { toPage, toSearchPattern, readCursor } from '../../platform/database/paging.ts';
import { listMailRows } from './mails.queries.ts';
import { requeueMail } from './resend-mail.ts';

export function mailsRoutes(api: Api): void {
  registerEndpoint(api, listMails, 'mail.read', async ({ query }) => {
    const rows = await listMailRows(api.db, {
      pattern: toSearchPattern(query.search),
      state: query.state,
      before: readCursor(query.cursor)?.[1],
      limit: query.limit + 1,
    });
    const { pageRows, next_cursor } = toPage(rows, query.limit, ({ id }) => ['', id]);
    return { data: pageRows.slice(), next_cursor };
  });
  registerEndpoint(api, againEndpoint, 'mail.send_again', ({ actor, params }) =>
    requeueMail(api, actor, params.mail_id),
  );
}
