import {
  changeInquiryRecipient,
  handOverInquiry,
  listInquiryDesks,
  listRecipientRows,
  switchInquiryRecipient,
} from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { changeRecipient, listRecipientRows as recipientRows, switchRecipient } from './change-recipient.ts';
import { handOverThread, listDesks } from './hand-over.ts';

/** The desks of inquiries: their settings by the administrator, and hand-overs between offices. */
export function recipientsRoutes(api: Api): void {
  const { db } = api;
  registerEndpoint(api, listRecipientRows, 'inquiry.deliver', async () => ({ data: await recipientRows(db) }));
  registerEndpoint(api, changeInquiryRecipient, 'inquiry.deliver', ({ params, body, actor }) =>
    changeRecipient(db, actor, { ...params, ...body }),
  );
  registerEndpoint(api, switchInquiryRecipient, 'inquiry.deliver', ({ params, body, actor }) =>
    switchRecipient(db, actor, { ...params, ...body }),
  );
  registerEndpoint(api, listInquiryDesks, 'inquiry.desk', async ({ actor }) => ({ data: await listDesks(db, actor) }));
  registerEndpoint(api, handOverInquiry, 'inquiry.desk', ({ params, body, actor }) =>
    handOverThread(api, actor, { ...params, ...body }),
  );
}
