// Registers the socket events of the inquiry messenger.

import { randomUUID } from 'node:crypto';

import {
  INQUIRY_EVENTS,
  InquiryMessagePayload,
  InquiryPayload,
  InquiryViewPayload,
  JoinPayload,
} from '@ebpls/contracts';
import { type Action, isAllowed } from '@ebpls/rules';
import * as v from 'valibot';

import { Refused } from '../../platform/refused.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { LiveSocket } from '../../platform/live/open-live.ts';
import { toSocketError, type Ack, type FailedEvent, logRefusal, createEventLimiter } from './socket-acks.ts';
import { countMessage } from '../../platform/quotas/inquiry-limits.ts';
import { type MessageReceipt, createMessagePost, type PostedMessage } from './post-messages.ts';
import { startInquiry } from './start-inquiry.ts';
import { viewMessages } from './view-messages.ts';
import { checkClaim, toInquiryViewer } from './inquiry-viewer.ts';

interface LineEvent {
  readonly event: string;
  readonly action: Action;
  /** Reads the session again before the work; a message's own statement does that itself. */
  readonly requiresSession: boolean;
  readonly act: (payload: unknown, actor: Actor, line: LiveSocket) => Promise<unknown>;
}

/**
 * The events of the specification, for every socket: identity from the ticket, policy, schema, then the work; each is
 * acknowledged.
 */
export function registerInquirySocket(api: Api): void {
  const events = listSocketEvents(api);
  api.live.onConnection((line) => {
    const admit = createEventLimiter();
    for (const event of events)
      line.socket.on(event.event, (...args: unknown[]) => handleEvent(api, { line, admit, event, args }));
  });
}

function listSocketEvents(api: Api): readonly LineEvent[] {
  const post = createMessagePost(api.db);
  return [
    {
      event: INQUIRY_EVENTS.join,
      action: 'inquiry.read',
      requiresSession: true,
      act: (payload, actor, line) => joinRooms(line, parsePayload(JoinPayload, payload), actor),
    },
    {
      event: INQUIRY_EVENTS.start,
      action: 'inquiry.start',
      requiresSession: true,
      act: (payload, actor) => startThread(api, parsePayload(InquiryPayload, payload), actor),
    },
    {
      event: INQUIRY_EVENTS.say,
      action: 'inquiry.write',
      requiresSession: false,
      act: (payload, actor) => postMessage(api, post, { body: parsePayload(InquiryMessagePayload, payload), actor }),
    },
    {
      event: INQUIRY_EVENTS.view,
      action: 'inquiry.read',
      requiresSession: true,
      act: (payload, actor) => markViewed(api, parsePayload(InquiryViewPayload, payload), actor),
    },
  ];
}

function parsePayload<S extends v.GenericSchema>(schema: S, payload: unknown): v.InferOutput<S> {
  return v.parse(schema, payload, { abortPipeEarly: true });
}

interface IncomingEvent {
  readonly line: LiveSocket;
  readonly admit: () => void;
  readonly event: LineEvent;
  readonly args: unknown[];
}

function handleEvent(api: Api, { args, ...incoming }: IncomingEvent): void {
  const acknowledge = typeof args.at(-1) === 'function' ? (args.pop() as (ack: Ack) => void) : undefined;
  const payload = incoming.event.event === INQUIRY_EVENTS.join ? parseJoin(args) : args[0];
  void answerEvent(api, incoming, payload).then((ack) => acknowledge?.(ack));
}

async function answerEvent(
  api: Api,
  { line, admit, event: { event, action, requiresSession, act } }: Omit<IncomingEvent, 'args'>,
  payload: unknown,
): Promise<Ack> {
  try {
    admit();
    const actor = requiresSession ? await line.present() : line.actor;
    if (actor === undefined) throw new Refused('unauthenticated', 'session.expired');
    if (!isAllowed(actor, action)) throw new Refused('forbidden', 'action.forbidden');
    return { ok: true, data: await act(payload, actor, line) };
  } catch (error) {
    return toRefusedAck(api, line, { event, error });
  }
}

/** Logged without the payload; an ended session closes its socket. */
function toRefusedAck({ app }: Api, { socket, actor }: LiveSocket, failure: FailedEvent): Ack {
  const reference = randomUUID().slice(-12);
  logRefusal(app.log, { ...failure, account_id: actor.account_id, reference });
  if (failure.error instanceof Refused && failure.error.code === 'unauthenticated')
    setImmediate(() => socket.disconnect(true));
  return toSocketError(failure.error, actor.locale, reference);
}

/** `join` takes (userId, roleId) or one object with either spelling (decision E6). */
function parseJoin([first, second]: readonly unknown[]): unknown {
  if (typeof first !== 'object' || first === null) return { user_id: first, role_id: second };
  const fields = first as Readonly<Record<string, unknown>>;
  return { user_id: fields['user_id'] ?? fields['userId'], role_id: fields['role_id'] ?? fields['roleId'] };
}

/** The rooms were joined with the ticket; this only checks that a client claims no other's. */
async function joinRooms(
  { socket }: LiveSocket,
  { user_id, role_id }: v.InferOutput<typeof JoinPayload>,
  actor: Actor,
): Promise<{ rooms: string[] }> {
  checkClaim(toInquiryViewer(actor), { user_id, role_id });
  return { rooms: [...socket.rooms].filter((room) => room.startsWith('account:') || room.startsWith('role:')) };
}

function startThread(api: Api, body: InquiryPayload, actor: Actor): Promise<unknown> {
  checkClaim(toInquiryViewer(actor), { user_id: body.user_id });
  return startInquiry(api, actor, { ...body, client_key: body.client_key ?? randomUUID() });
}

type Post = ReturnType<typeof createMessagePost>;

async function postMessage(
  api: Api,
  post: Post,
  { body, actor }: { body: InquiryMessagePayload; actor: Actor },
): Promise<unknown> {
  const viewer = toInquiryViewer(actor);
  checkClaim(viewer, { type: body.type, own_id: body.sender_id });
  const { inquiry_id, message, files } = body;
  const { account_id, role_id, role_name, session_id } = actor;
  const input: PostedMessage = {
    inquiry_id,
    message,
    files,
    account_id,
    role_id,
    role_name,
    session_id,
    type: viewer.side,
    client_key: body.client_key ?? randomUUID(),
    sent_at: api.clock.now().toISOString(),
    receiver_id: body.receiver_id,
  };
  const storedMessage = viewer.side === 'user' ? await postCounted(api, post, input) : await post(input);
  return storedMessage.message;
}

/** Posts a message of an owner within the hourly limit; a message that was refused or stored before is not counted. */
async function postCounted(api: Api, post: Post, input: PostedMessage): Promise<MessageReceipt> {
  await countMessage(api, input);
  const forgive = (): Promise<void> => api.limits.forgive('inquiry_message', input.account_id);
  try {
    const storedMessage = await post(input);
    if (!storedMessage.is_fresh) await forgive();
    return storedMessage;
  } catch (error) {
    await forgive();
    throw error;
  }
}

function markViewed(
  { db, clock }: Api,
  { inquiry_id, type, receiver_id, up_to }: InquiryViewPayload,
  actor: Actor,
): Promise<unknown> {
  const viewer = toInquiryViewer(actor);
  checkClaim(viewer, { type, own_id: receiver_id });
  return viewMessages(db, viewer, { inquiry_id, up_to, now: clock.now() });
}
