// Fake server of the chat demo.

import { http, HttpResponse } from 'msw';
import * as v from 'valibot';

import { createDemoServer, refuse } from '../../shared/mock/demo-server.ts';
import { DEMO_USER } from '../../shared/mock/demo-session.ts';
import { createDemoStore } from '../../shared/mock/demo-store.ts';
import { type Contact, createFirstContacts } from './contacts.ts';
import { compareByLastMessage, getContentType, createFirstThreads, type Message, type Thread } from './threads.ts';

interface ChatState {
  readonly contacts: readonly Contact[];
  readonly threads: readonly Thread[];
}

const chatStore = createDemoStore<ChatState>('chat', () => {
  const now = Date.now();
  return { contacts: createFirstContacts(now), threads: createFirstThreads(now) };
});

const Attachment = v.object({ name: v.string(), size: v.number(), type: v.string(), href: v.string() });
/** `attachments` is ours; the rest is the template's payload. */
const NewMessage = v.object({
  userId: v.literal(DEMO_USER.id),
  threadKey: v.string(),
  body: v.pipe(v.string(), v.trim()),
  attachments: v.optional(v.array(Attachment), []),
});
const ThreadUpdate = v.object({
  threadKey: v.string(),
  update: v.partial(v.object({ isMuted: v.boolean(), isArchived: v.boolean() })),
});
const ContactUpdate = v.object({ userId: v.string(), update: v.object({ isBlocked: v.boolean() }) });

const findThread = (key: string | null): Thread | undefined =>
  chatStore.read().threads.find((thread) => thread.key === key);
const keyIn = (request: Request): string | null => new URL(request.url).searchParams.get('threadKey');

function putThread(thread: Thread): void {
  chatStore.change((state) => ({
    ...state,
    threads: [...state.threads.filter(({ key }) => key !== thread.key), thread],
  }));
}

const READ_HANDLERS = [
  http.get('*/api/chat/contacts', () => HttpResponse.json({ contacts: chatStore.read().contacts })),
  http.get('*/api/chat/threads', () =>
    HttpResponse.json({ threads: chatStore.read().threads.toSorted(compareByLastMessage) }),
  ),
  http.get('*/api/chat/thread', ({ request }) => HttpResponse.json({ thread: findThread(keyIn(request)) ?? null })),
  http.get('*/api/chat/thread/mark-as-seen', ({ request }) => {
    const thread = findThread(keyIn(request));
    if (thread) putThread({ ...thread, unreadCount: 0 });
    return HttpResponse.json(true);
  }),
];

const SEND_HANDLER = http.post('*/api/chat/messages/new', async ({ request }) => {
  const result = v.safeParse(NewMessage, await request.json());
  if (!result.success) return refuse(400, 'The message cannot be read');
  const { threadKey, body, attachments } = result.output;
  const contact = chatStore.read().contacts.find(({ username }) => username === threadKey);
  if (!contact) return refuse(404, 'Nobody has this name');
  if (contact.isBlocked) return refuse(403, 'This contact is blocked');
  if (body === '' && attachments.length === 0) return refuse(400, 'Message is a required field.');
  const message: Message = {
    id: crypto.randomUUID(),
    body,
    contentType: getContentType(attachments[0]),
    attachments,
    createdAt: new Date().toISOString(),
    senderId: DEMO_USER.id,
  };
  const thread = findThread(threadKey) ?? newThread(contact);
  // A new message moves an archived conversation back among the others.
  putThread({ ...thread, isArchived: false, messages: [...thread.messages, message] });
  return HttpResponse.json({ threadKey, otherUserId: contact.id, message });
});

function newThread({ id, username }: Contact): Thread {
  return {
    key: username,
    type: 'ONE_TO_ONE',
    messages: [],
    participantIds: [DEMO_USER.id, id],
    unreadCount: 0,
    isMuted: false,
    isArchived: false,
  };
}

const CHANGE_HANDLERS = [
  http.post('*/api/chat/thread/update', async ({ request }) => {
    const result = v.safeParse(ThreadUpdate, await request.json());
    const thread = result.success ? findThread(result.output.threadKey) : undefined;
    if (!result.success || !thread) return refuse(404, 'There is no such conversation');
    const { isMuted = thread.isMuted, isArchived = thread.isArchived } = result.output.update;
    putThread({ ...thread, isMuted, isArchived });
    return HttpResponse.json({ thread: findThread(thread.key) });
  }),
  http.post('*/api/chat/thread/remove', async ({ request }) => {
    const { threadKey } = Object(await request.json()) as { threadKey?: unknown };
    chatStore.change((state) => ({ ...state, threads: state.threads.filter(({ key }) => key !== threadKey) }));
    return HttpResponse.json({ threadKey });
  }),
  http.post('*/api/chat/contacts/update', async ({ request }) => {
    const result = v.safeParse(ContactUpdate, await request.json());
    if (!result.success) return refuse(400, 'The change cannot be read');
    const { userId, update } = result.output;
    const { contacts } = chatStore.change((state) => ({
      ...state,
      contacts: state.contacts.map((contact) => (contact.id === userId ? { ...contact, ...update } : contact)),
    }));
    const contact = contacts.find(({ id }) => id === userId);
    return contact ? HttpResponse.json({ contact }) : refuse(404, 'Nobody has this number');
  }),
];

export const callChat = createDemoServer([...READ_HANDLERS, SEND_HANDLER, ...CHANGE_HANDLERS]);
