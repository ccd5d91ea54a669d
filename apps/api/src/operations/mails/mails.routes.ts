import { listMails, sendMailAgain as againEndpoint } from '@ebpls/contracts';

import { type Api, serve } from '../../platform/http/serve.ts';
import { pageOf, patternOf, readCursor } from '../../platform/database/paging.ts';
import { listMailRows } from './mails.queries.ts';
import { sendMailAgain } from './send-mail-again.ts';

export function mailsRoutes(api: Api): void {
  serve(api, listMails, 'mail.read', async ({ query }) => {
    const found = await listMailRows(api.db, {
      pattern: patternOf(query.search),
      state: query.state,
      before: readCursor(query.cursor)?.[1],
      limit: query.limit + 1,
    });
    const { shown, next_cursor } = pageOf(found, query.limit, ({ id }) => ['', id]);
    return { data: shown.slice(), next_cursor };
  });
  serve(api, againEndpoint, 'mail.send_again', ({ actor, params }) => sendMailAgain(api, actor, params.mail_id));
}
