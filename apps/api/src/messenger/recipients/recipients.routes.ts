import {
  changeInquiryRecipient,
  handOverInquiry,
  listInquiryDesks,
  listRecipientRows,
  switchInquiryRecipient,
} from '@ebpls/contracts';

import { type Api, serve } from '../../platform/http/serve.ts';
import { changeRecipient, listRecipientRows as recipientRows, switchRecipient } from './change-recipient.ts';
import { handOver, listDesks } from './hand-over.ts';

/** To which desks inquiries go: as the administrator sets it, and as one office hands them to another. */
export function recipientsRoutes(api: Api): void {
  const { db } = api;
  serve(api, listRecipientRows, 'inquiry.deliver', async () => ({ data: await recipientRows(db) }));
  serve(api, changeInquiryRecipient, 'inquiry.deliver', ({ params, body, actor }) =>
    changeRecipient(db, actor, { ...params, ...body }),
  );
  serve(api, switchInquiryRecipient, 'inquiry.deliver', ({ params, body, actor }) =>
    switchRecipient(db, actor, { ...params, ...body }),
  );
  serve(api, listInquiryDesks, 'inquiry.desk', async ({ actor }) => ({ data: await listDesks(db, actor) }));
  serve(api, handOverInquiry, 'inquiry.desk', ({ params, body, actor }) =>
    handOver(api, actor, { ...params, ...body }),
  );
}
