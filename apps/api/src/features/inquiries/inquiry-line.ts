import { randomUUID } from 'node:crypto';

import { INQUIRY_EVENTS, InquiryMessageSent, InquirySent, InquiryViewed, JoinAsked } from '@ebpls/contracts';
import { type Action, may } from '@ebpls/rules';
import * as v from 'valibot';

import { Refused } from '../../http/refused.ts';
import type { Api } from '../../http/serve.ts';
import type { Actor } from '../../identity/actor.ts';
import type { LiveSocket } from '../../live.ts';
import { answerOf, type Ack, type Heard, logRefusal, steady } from './line-answers.ts';
import { messagePost } from './post-messages.ts';
import { startInquiry } from './start-inquiry.ts';
import { viewMessages } from './view-messages.ts';
import { checkClaim, viewerOf } from './viewer.ts';

interface LineEvent<S extends v.GenericSchema> {
  readonly event: string;
  readonly schema: S;
  readonly action: Action;
  /** Asks for the session again before the work; a message's own statement does that itself. */
  readonly asks_session: boolean;
  readonly work: (body: v.InferOutput<S>, actor: Actor) => Promise<unknown>;
}

/** The events of the specification, for every socket: identity from the ticket, policy, schema, then the work; each is acknowledged. */
export function openInquiryLine(api: Api): void {
  const post = messagePost(api.db);
  api.live.onConnection((line) => {
    const hear = listener(api, line);
    hear({ event: INQUIRY_EVENTS.join, schema: JoinAsked, action: 'inquiry.read', asks_session: true, work: (body, actor) => join(line, body, actor) });
    hear({ event: INQUIRY_EVENTS.start, schema: InquirySent, action: 'inquiry.start', asks_session: true, work: (body, actor) => start(api, body, actor) });
    hear({ event: INQUIRY_EVENTS.say, schema: InquiryMessageSent, action: 'inquiry.write', asks_session: false, work: (body, actor) => say(api, post, { body, actor }) });
    hear({ event: INQUIRY_EVENTS.view, schema: InquiryViewed, action: 'inquiry.read', asks_session: true, work: (body, actor) => view(api, body, actor) });
  });
}

function listener(api: Api, line: LiveSocket) {
  const admit = steady();
  return <S extends v.GenericSchema>({ event, schema, action, asks_session, work }: LineEvent<S>): void => {
    const answer = async (payload: unknown): Promise<Ack> => {
      try {
        admit();
        const actor = asks_session ? await line.present() : line.actor;
        if (actor === undefined) throw new Refused('unauthenticated', 'session.over');
        if (!may(actor, action)) throw new Refused('forbidden', 'action.forbidden');
        return { ok: true, data: await work(v.parse(schema, payload, { abortPipeEarly: true }), actor) };
      } catch (error) {
        return refuse(api, line, { event, error });
      }
    };
    line.socket.on(event, (...given: unknown[]) => {
      const acknowledge = typeof given.at(-1) === 'function' ? (given.pop() as (ack: Ack) => void) : undefined;
      void answer(event === INQUIRY_EVENTS.join ? joining(given) : given[0]).then((ack) => acknowledge?.(ack));
    });
  };
}

/** Logged without a word of what was sent; a session that is over closes its socket. */
function refuse({ app }: Api, { socket, actor }: LiveSocket, heard: Heard): Ack {
  const reference = randomUUID().slice(-12);
  logRefusal(app.log, { ...heard, account_id: actor.account_id, reference });
  if (heard.error instanceof Refused && heard.error.code === 'unauthenticated') setImmediate(() => socket.disconnect(true));
  return answerOf(heard.error, actor.locale, reference);
}

/** `join` takes (userId, roleId) or one object with either spelling (decision E6). */
function joining([first, second]: readonly unknown[]): unknown {
  if (typeof first !== 'object' || first === null) return { user_id: first, role_id: second };
  const asked = first as Readonly<Record<string, unknown>>;
  return { user_id: asked['user_id'] ?? asked['userId'], role_id: asked['role_id'] ?? asked['roleId'] };
}

/** The rooms were joined with the ticket; this only checks that nobody asks for another's. */
async function join({ socket }: LiveSocket, { user_id, role_id }: v.InferOutput<typeof JoinAsked>, actor: Actor): Promise<{ rooms: string[] }> {
  checkClaim(viewerOf(actor), { user_id, role_id });
  return { rooms: [...socket.rooms].filter((room) => room.startsWith('account:') || room.startsWith('role:')) };
}

function start(api: Api, body: InquirySent, actor: Actor): Promise<unknown> {
  checkClaim(viewerOf(actor), { user_id: body.user_id });
  return startInquiry(api, actor, { ...body, client_key: body.client_key ?? randomUUID() });
}

async function say({ clock }: Api, post: ReturnType<typeof messagePost>, { body, actor }: { body: InquiryMessageSent; actor: Actor }): Promise<unknown> {
  const viewer = viewerOf(actor);
  checkClaim(viewer, { type: body.type, own_id: body.sender_id });
  const { inquiry_id, message, files } = body;
  const { account_id, role_id, role_name, session_id } = actor;
  const kept = await post({ inquiry_id, message, files, type: viewer.side, account_id, role_id, role_name, session_id, client_key: body.client_key ?? randomUUID(), sent_at: clock.now().toISOString(), receiver_id: body.receiver_id });
  return kept;
}

function view({ db, clock }: Api, { inquiry_id, type, receiver_id, up_to }: InquiryViewed, actor: Actor): Promise<unknown> {
  const viewer = viewerOf(actor);
  checkClaim(viewer, { type, own_id: receiver_id });
  return viewMessages(db, viewer, { inquiry_id, up_to, now: clock.now() });
}
