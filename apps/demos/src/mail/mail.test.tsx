import { createFakeApi, openRemote } from '@ebpls/testing-web';
import { useNotices } from '@ebpls/remote-kit';
import type { Editor } from '@tiptap/react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';
import type { DemoError } from '../shared/mock/demo-server.ts';
import { resetDemo } from '../shared/mock/demo-store.ts';
import { planFailure } from '../shared/mock/planned-failure.ts';
import { listRecipients } from './compose/reply-box.tsx';
import { checkMail, parseRecipients } from './compose/check-mail.ts';
import { ME, toPerson } from './mock/first-mails.ts';
import { callMail } from './mock/mail-mock.ts';
import { type Label, countLabels, type Mail, listMails } from './mock/mails.ts';

createFakeApi();
afterEach(() => resetDemo());
// jsdom has no modal dialogs and no media queries.
beforeAll(() => {
  HTMLDialogElement.prototype.show ??= openIt;
  HTMLDialogElement.prototype.showModal ??= openIt;
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  globalThis.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
});
function openIt(this: HTMLDialogElement) {
  this.open = true;
}

const visit = (address: string) => openRemote(createRoutes, '/app/mail', `/app/mail/${address}`);
const mailsIn = async (query: string): Promise<Mail[]> =>
  (await callMail<{ mails: Mail[] }>(`/api/mail/mails?${query}`)).mails;
const mail = async (id: string): Promise<Mail> => (await callMail<{ mail: Mail }>(`/api/mail/mail?mailId=${id}`)).mail;
const rows = (label: string) =>
  within(screen.getByRole('list', { name: `Messages in ${label}` })).getAllByRole('listitem');
const getLastNotice = () => useNotices.getState().notices.at(-1);
const findComposeWindow = () => screen.findByRole('dialog', { name: 'New message' });
// In jsdom no element has a position, so the input goes to the editor directly.
const write = (field: HTMLElement & { editor?: Editor }, text: string) =>
  act(() => void field.editor?.commands.insertContent(text));

const aMail = (change: Partial<Mail>): Mail => ({
  id: '1',
  from: toPerson('Corazon Villanueva'),
  to: [ME],
  subject: 'Blouses',
  body: '<p>Twelve</p>',
  attachments: [],
  createdAt: '2026-01-12T01:00:00Z',
  folder: 'inbox',
  labelIds: [],
  isUnread: false,
  isStarred: false,
  isImportant: false,
  ...change,
});

test('starred and important are marks, the others are folders', () => {
  const mails = [
    aMail({ id: 'inbox', isStarred: true }),
    aMail({ id: 'sent', folder: 'sent', isImportant: true }),
    aMail({ id: 'trash', folder: 'trash', isStarred: true }),
    aMail({ id: 'spam', folder: 'spam' }),
  ];
  const under = (system: string) => listMails(mails, { system }).map(({ id }) => id);
  expect(under('starred')).toEqual(['inbox']);
  expect(under('important')).toEqual(['sent']);
  expect(under('trash')).toEqual(['trash']);
  expect(under('spam')).toEqual(['spam']);
  expect(under('all')).toEqual(['inbox', 'sent']);
  expect(under('nonsense')).toEqual([]);
  expect(listMails(mails, { custom: 'nonsense' })).toEqual([]);
});

test('a mail under a custom label keeps it in every folder but trash and spam', () => {
  const mails = [
    aMail({ id: 'a', labelIds: ['work'], folder: 'sent' }),
    aMail({ id: 'b', labelIds: ['work'], folder: 'trash' }),
    aMail({ id: 'c', labelIds: ['personal'] }),
  ];
  expect(listMails(mails, { custom: 'work' }).map(({ id }) => id)).toEqual(['a']);
});

test('unread mails are counted for the inbox, spam and custom labels, and drafts are counted whole', () => {
  const labels = countLabels([
    aMail({ isUnread: true, labelIds: ['work'] }),
    aMail({ isUnread: true, folder: 'spam' }),
    aMail({ folder: 'drafts' }),
  ]);
  const counts = Object.fromEntries(labels.map(({ id, unreadCount }) => [id, unreadCount]));
  expect(counts).toMatchObject({ all: 0, inbox: 1, spam: 1, drafts: 1, sent: 0, trash: 0, work: 1, personal: 0 });
});

test('the demonstration has every label of the specification, colours on the custom ones, and mails to page through', async () => {
  const { labels } = await callMail<{ labels: Label[] }>('/api/mail/labels');
  expect(labels.filter(({ type }) => type === 'system_label').map(({ id }) => id)).toEqual([
    'all',
    'inbox',
    'sent',
    'drafts',
    'trash',
    'spam',
    'important',
    'starred',
  ]);
  const custom = labels.filter(({ type }) => type === 'custom_label');
  expect(custom.map(({ id }) => id)).toEqual(['work', 'business', 'personal']);
  expect(new Set(custom.map(({ color }) => color)).size).toBe(3);
  for (const { id, type } of labels)
    expect(await mailsIn(`${type === 'system_label' ? 'systemLabel' : 'customLabel'}=${id}`)).not.toEqual([]);
  expect((await mailsIn('systemLabel=inbox')).length).toBeGreaterThanOrEqual(30);
});

test('an unknown number is refused in the words of the specification, and the reader sees a page for it', async () => {
  expect(await mail('mail-999').catch((error: DemoError) => error)).toMatchObject({
    status: 404,
    message: 'Mail not fount',
  });
  visit('inbox/mail-999');
  expect(await screen.findByText('Nothing has this number')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/app/mail/inbox');
  expect(screen.queryByText('Mail not fount')).toBeNull();
});

test.each(['nonsense', 'label/nonsense'])('the unknown label %s has nothing', async (label) => {
  visit(label);
  expect(await screen.findByText('Nothing in nonsense')).toBeVisible();
});

test('without a label all mail is shown', async () => {
  const router = visit('');
  expect(await screen.findByRole('heading', { level: 1, name: 'All mail' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/app/mail/all');
});

test('opening a mail reads it: the count of the inbox sinks by one', async () => {
  visit('inbox');
  const { labels } = await callMail<{ labels: Label[] }>('/api/mail/labels');
  const before = labels.find(({ id }) => id === 'inbox')?.unreadCount ?? 0;
  await userEvent.click(await screen.findByRole('link', { name: /Unread: Delivery receipt 0418/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Delivery receipt 0418' })).toBeVisible();
  expect(screen.getByText(`${before - 1} unread`, { exact: true })).toBeInTheDocument();
  expect((await mail('mail-2')).isUnread).toBe(false);
  expect(screen.getByRole('link', { name: /delivery-receipt-0418\.txt/ })).toHaveAttribute('download');
});

test('a body is shown cleaned', async () => {
  const body = '<p>Hello<script>alert(1)</script><img src=x onerror=alert(1)></p>';
  await callMail('/api/mail/mails/new', { json: { to: [ME], subject: 'Dirty', body, attachments: [] } });
  const [dirty] = await mailsIn('systemLabel=sent');
  visit(`sent/${dirty?.id}`);
  const shownText = await screen.findByText('Hello');
  expect(shownText.innerHTML).toBe('Hello');
});

test('previous and next follow the results of the search', async () => {
  const router = visit('inbox?search=fiesta');
  await waitFor(() => expect(rows('Inbox').length).toBeGreaterThan(1));
  const links = rows('Inbox').map((row) => within(row).getByRole('link').getAttribute('href'));
  await userEvent.click(within(rows('Inbox')[0] as HTMLElement).getByRole('link'));
  await userEvent.click(await screen.findByRole('link', { name: 'Older message' }));
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(links[1]));
  expect(screen.getByRole('link', { name: 'Older message' })).toHaveFocus();
  await userEvent.click(await screen.findByRole('link', { name: 'Newer message' }));
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(links[0]));
  expect(await screen.findByRole('button', { name: 'Newer message' })).toBeDisabled();
  await userEvent.click(screen.getByRole('link', { name: 'Back to Inbox' }));
  await waitFor(() => expect(router.state.location.search).toBe('?search=fiesta'));
});

test('the list is searched, paged and refreshed', async () => {
  const router = visit('inbox');
  expect(await screen.findByText(/^1 to 10 of \d+$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText(/^11 to 20 of/)).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search these messages' }), 'piña');
  await waitFor(() => expect(rows('Inbox')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(getLastNotice()?.text).toBe('The list is up to date.'));
});

test('star and importance are switched in the list', async () => {
  visit('inbox');
  const star = await screen.findByRole('button', { name: 'Star: Delivery receipt 0418', pressed: false });
  await userEvent.click(star);
  expect(await screen.findByRole('button', { name: 'Star: Delivery receipt 0418', pressed: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Important: Delivery receipt 0418' }));
  await waitFor(async () => expect(await mail('mail-2')).toMatchObject({ isStarred: true, isImportant: true }));
});

test('a change that fails is reported, and the mark stays as it was', async () => {
  visit('inbox');
  const star = await screen.findByRole('button', { name: 'Star: Delivery receipt 0418' });
  planFailure();
  await userEvent.click(star);
  await waitFor(() => expect(getLastNotice()?.text).toBe('Something went wrong'));
  expect(star).toHaveAttribute('aria-pressed', 'false');
});

test('the selected mails are labelled, read, and moved to the trash, which can be undone', async () => {
  visit('inbox');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
  expect(screen.getByText('10 selected')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the selection' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select The blue dress is too small' }));
  await userEvent.click(screen.getByRole('button', { name: 'Label' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Add Personal' }));
  await waitFor(async () => expect((await mail('mail-5')).labelIds).toEqual(['personal']));
  await userEvent.click(screen.getByRole('button', { name: 'Mark as unread' }));
  await waitFor(async () => expect((await mail('mail-5')).isUnread).toBe(true));

  await userEvent.click(screen.getByRole('checkbox', { name: 'Select The blue dress is too small' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(getLastNotice()?.text).toBe('1 message was moved to the trash.'));
  expect((await mail('mail-5')).folder).toBe('trash');
  expect(screen.getByRole('region', { name: 'Messages in Inbox' })).toHaveFocus();
  act(() => getLastNotice()?.action?.act());
  expect(await screen.findByRole('checkbox', { name: 'Select The blue dress is too small' })).toBeVisible();
  expect((await mail('mail-5')).folder).toBe('inbox');
});

test('a mail in the trash is restored, or deleted for good after a confirmation', async () => {
  visit('trash');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Old price list' }));
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(async () => expect((await mail('mail-20')).folder).toBe('inbox'));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Double order' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete permanently' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete permanently' }));
  expect(await screen.findByText('Nothing in Trash')).toBeVisible();
});

test('a mail marked as unread in its own page stays unread', async () => {
  const router = visit('inbox/mail-5');
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as unread' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/mail/inbox'));
  expect((await mail('mail-5')).isUnread).toBe(true);
});

test('an answer is addressed to the author, and with all to every other recipient', () => {
  const [corazon, danilo] = [toPerson('Corazon Villanueva'), toPerson('Danilo Macaraeg')];
  const receivedMail = aMail({ from: corazon, to: [ME, danilo] });
  expect(listRecipients(receivedMail, 'one')).toEqual([corazon]);
  expect(listRecipients(receivedMail, 'all')).toEqual([corazon, danilo]);
  expect(listRecipients(aMail({ from: ME, to: [corazon, danilo] }), 'all')).toEqual([corazon, danilo]);
});

test('an answer is written below the mail and appears among the sent mails', async () => {
  visit('inbox/mail-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Reply all' }));
  expect(screen.getByText('Your reply goes to Corazon Villanueva, Kristine Ocampo.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  const field = await screen.findByRole('textbox', { name: 'Reply' });
  await waitFor(() => expect(field).toHaveAccessibleDescription('Message is a required field.'));
  write(field, 'Yes, by the 28th.');
  planFailure();
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('Something went wrong'));
  expect(field).toHaveTextContent('Yes, by the 28th.');
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(() => expect(getLastNotice()?.text).toBe('Sent to Corazon Villanueva, Kristine Ocampo.'));
  const [sentMail] = await mailsIn('systemLabel=sent');
  expect(sentMail).toMatchObject({ subject: 'Re: Order of twelve embroidered blouses', folder: 'sent' });
  expect(sentMail?.body).toContain('Yes, by the 28th.');
});

test('addresses are read with and without names', () => {
  expect(parseRecipients('a@b.example, Corazon <c@d.example>,')).toEqual([
    { name: 'a@b.example', email: 'a@b.example' },
    { name: 'Corazon', email: 'c@d.example' },
  ]);
});

test.each([
  [{ to: '', subject: '', body: '<p>x</p>' }, { to: 'field.to.required' }],
  [{ to: 'a@b.example, nobody', subject: '', body: '<p>x</p>' }, { to: 'field.to.wrong' }],
  [{ to: 'a@b.example', subject: 'x'.repeat(256), body: '<p>x</p>' }, { subject: 'field.subject.long' }],
  [{ to: 'a@b.example', subject: '', body: '<p> </p>' }, { body: 'field.body.required' }],
  [{ to: 'a@b.example', subject: '', body: `<p>${'x'.repeat(5001)}</p>` }, { body: 'field.body.long' }],
  [{ to: 'a@b.example', subject: 'x'.repeat(255), body: `<p>${'x'.repeat(5000)}</p>` }, {}],
])('the problems that prevent sending a mail, case %#', (input, problems) => {
  expect(checkMail(input, (key) => key)).toEqual(problems);
});

test('a mail is written, refused at its fields, and sent', async () => {
  visit('inbox');
  await userEvent.click(await screen.findByRole('button', { name: 'Compose' }));
  const dialog = within(await findComposeWindow());
  const to = dialog.getByLabelText('To');
  expect(to).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(to).toHaveAccessibleDescription(/Enter at least one address\./);
  await waitFor(() => expect(to).toHaveFocus());
  await userEvent.type(to, 'rosa@sanisidro.example');
  await userEvent.type(dialog.getByLabelText(/^Subject/), 'Ribbons');
  write(await screen.findByRole('textbox', { name: 'Message' }), 'Ten metres, please.');
  await userEvent.upload(
    screen.getByLabelText('Attach files', { selector: 'input' }),
    new File(['red'], 'colours.txt', { type: 'text/plain' }),
  );
  expect(await screen.findByText('colours.txt')).toBeVisible();

  planFailure();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(to).toHaveValue('rosa@sanisidro.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [sentMail] = await mailsIn('systemLabel=sent');
  expect(sentMail).toMatchObject({
    subject: 'Ribbons',
    to: [{ email: 'rosa@sanisidro.example' }],
    attachments: [{ name: 'colours.txt' }],
    body: '<p>Ten metres, please.</p>',
  });
  expect(screen.getByRole('button', { name: 'Compose' })).toHaveFocus();
});

test('a closed window saves its mail as a draft, which can be continued and sent', async () => {
  visit('drafts');
  const before = (await mailsIn('systemLabel=drafts')).length;
  await userEvent.click(await screen.findByRole('button', { name: 'Compose' }));
  await userEvent.type(within(await findComposeWindow()).getByLabelText('To'), 'rosa@sanisidro.example');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(getLastNotice()?.text).toBe('Saved as draft.'));
  await waitFor(() => expect(rows('Drafts')).toHaveLength(before + 1));

  await userEvent.click(within(rows('Drafts')[0] as HTMLElement).getByRole('link', { name: '(no subject)' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue writing' }));
  expect(within(await findComposeWindow()).getByLabelText('To')).toHaveValue('rosa@sanisidro.example');
  write(await screen.findByRole('textbox', { name: 'Message' }), 'Now it is written.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(getLastNotice()?.text).toBe('Sent to rosa@sanisidro.example.'));
  expect(await mailsIn('systemLabel=drafts')).toHaveLength(before);
});

test('a window without input leaves no draft', async () => {
  visit('drafts');
  const before = await mailsIn('systemLabel=drafts');
  await userEvent.click(await screen.findByRole('button', { name: 'Compose' }));
  await findComposeWindow();
  await userEvent.click(screen.getByRole('button', { name: 'Close and save as draft' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await mailsIn('systemLabel=drafts')).toEqual(before);
});

test('a draft that cannot be saved leaves its window open', async () => {
  visit('drafts');
  await userEvent.click(await screen.findByRole('button', { name: 'Compose' }));
  await userEvent.type(within(await findComposeWindow()).getByLabelText('To'), 'rosa');
  planFailure();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(within(await findComposeWindow()).getByLabelText('To')).toHaveValue('rosa');
});

test('the window is made small, large, and stays while one walks through the folders', async () => {
  visit('inbox');
  await userEvent.click(await screen.findByRole('button', { name: 'Compose' }));
  await userEvent.type(within(await findComposeWindow()).getByLabelText('To'), 'rosa');
  await userEvent.click(screen.getByRole('button', { name: 'Minimize' }));
  expect(screen.getByLabelText('To', { selector: 'input' })).not.toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: /^Sent/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sent' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Restore the window' }));
  expect(screen.getByLabelText('To', { selector: 'input' })).toHaveValue('rosa');
  await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  expect(screen.getByRole('button', { name: 'Dock the window' })).toBeVisible();
});

test('a discarded draft is gone, and the list is shown instead', async () => {
  const [draft] = await mailsIn('systemLabel=drafts');
  const router = visit(`drafts/${draft?.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue writing' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/mail/drafts'));
  expect((await mailsIn('systemLabel=drafts')).map(({ id }) => id)).not.toContain(draft?.id);
});
