// Routes of the log of mails, and of sending a mail of it again.

import { listMails, resendMail as againEndpoint } from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { listMailRows } from './mails.queries.ts';
import { requeueMail } from './resend-mail.ts';

export function mailsRoutes(api: Api): void {
  registerEndpoint(api, listMails, 'mail.read', async ({ query }) => {
    const { pageRows, next_cursor } = await listMailRows(api.db, query);
    return { data: pageRows.slice(), next_cursor };
  });
  registerEndpoint(api, againEndpoint, 'mail.send_again', ({ actor, params }) =>
    requeueMail(api, actor, params.mail_id),
  );
}
