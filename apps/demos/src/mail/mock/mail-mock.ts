// Fake server of the mail demo.

import { http, HttpResponse } from 'msw';
import * as v from 'valibot';

import { createDemoServer, refuse } from '../../shared/mock/demo-server.ts';
import { createDemoStore } from '../../shared/mock/demo-store.ts';
import { createFirstMails, ME } from './first-mails.ts';
import { FOLDERS, countLabels, type Mail, listMails } from './mails.ts';

const mailStore = createDemoStore<readonly Mail[]>('mail', () => createFirstMails(Date.now()));

const Ids = v.array(v.string());
const MailChange = v.object({
  mailIds: Ids,
  update: v.partial(
    v.object({
      isUnread: v.boolean(),
      isStarred: v.boolean(),
      isImportant: v.boolean(),
      folder: v.picklist(FOLDERS),
    }),
  ),
});
const LabelChange = v.object({ mailIds: Ids, labelId: v.string(), isSet: v.boolean() });
const WrittenMail = v.object({
  /** The draft that it was until now. */
  mailId: v.optional(v.string()),
  to: v.array(v.object({ name: v.string(), email: v.string() })),
  subject: v.string(),
  body: v.string(),
  attachments: v.array(v.object({ name: v.string(), size: v.number(), type: v.string(), href: v.string() })),
});

const READ_HANDLERS = [
  http.get('*/api/mail/labels', () => HttpResponse.json({ labels: countLabels(mailStore.read()) })),
  http.get('*/api/mail/mails', ({ request }) => {
    const { searchParams } = new URL(request.url);
    const label = { system: searchParams.get('systemLabel'), custom: searchParams.get('customLabel') };
    return HttpResponse.json({ mails: listMails(mailStore.read(), label) });
  }),
  http.get('*/api/mail/mail', ({ request }) => {
    const id = new URL(request.url).searchParams.get('mailId');
    const mail = mailStore.read().find((each) => each.id === id);
    // Specification section 8 spells it so.
    return mail ? HttpResponse.json({ mail }) : refuse(404, 'Mail not fount');
  }),
];

/** Replaces these mails by what `update` makes of each, and answers with them. */
function changeMails(ids: readonly string[], update: (mail: Mail) => Mail): Response {
  const mails = mailStore.change((state) => state.map((mail) => (ids.includes(mail.id) ? update(mail) : mail)));
  return HttpResponse.json({ mails: mails.filter(({ id }) => ids.includes(id)) });
}

const CHANGE_HANDLERS = [
  http.post('*/api/mail/mails/update', async ({ request }) => {
    const result = v.safeParse(MailChange, await request.json());
    if (!result.success) return refuse(400, 'The change cannot be read');
    const { mailIds, update } = result.output;
    return changeMails(mailIds, (mail) => ({ ...mail, ...update }) as Mail); // the schema names fields of a mail only
  }),
  http.post('*/api/mail/mails/label', async ({ request }) => {
    const result = v.safeParse(LabelChange, await request.json());
    if (!result.success) return refuse(400, 'The label cannot be read');
    const { mailIds, labelId, isSet } = result.output;
    return changeMails(mailIds, (mail) => ({
      ...mail,
      labelIds: [...mail.labelIds.filter((id) => id !== labelId), ...(isSet ? [labelId] : [])],
    }));
  }),
  http.post('*/api/mail/mails/remove', async ({ request }) => {
    const result = v.safeParse(v.object({ mailIds: Ids }), await request.json());
    if (!result.success) return refuse(400, 'The mails cannot be read');
    const { mailIds } = result.output;
    mailStore.change((state) => state.filter(({ id }) => !mailIds.includes(id)));
    return HttpResponse.json({ mailIds });
  }),
];

/** Keeps what was written in that folder, in the place of the draft that it was. */
async function keepWritten(request: Request, folder: 'sent' | 'drafts'): Promise<Response> {
  const result = v.safeParse(WrittenMail, await request.json());
  if (!result.success) return refuse(400, 'The mail cannot be read');
  const { mailId, ...written } = result.output;
  if (folder === 'sent' && written.to.length === 0) return refuse(400, 'A mail needs a recipient');
  const draft = mailStore.read().find(({ id, folder: mailFolder }) => id === mailId && mailFolder === 'drafts');
  const mail: Mail = {
    labelIds: [],
    isStarred: false,
    isImportant: false,
    id: crypto.randomUUID(),
    from: ME,
    isUnread: false,
    ...draft,
    ...written,
    folder,
    createdAt: new Date().toISOString(),
  };
  mailStore.change((state) => [...state.filter(({ id }) => id !== mail.id), mail]);
  return HttpResponse.json({ mail });
}

const WRITE_HANDLERS = [
  http.post('*/api/mail/mails/new', ({ request }) => keepWritten(request, 'sent')),
  http.post('*/api/mail/drafts/save', ({ request }) => keepWritten(request, 'drafts')),
];

export const callMail = createDemoServer([...READ_HANDLERS, ...CHANGE_HANDLERS, ...WRITE_HANDLERS]);
