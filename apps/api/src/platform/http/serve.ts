// Registers an endpoint of the API: policy, limits, validation, handler and reply.

import { type ReplyBody, type Endpoint, getHealth, getReady, type EndpointInput, TUS } from '@ebpls/contracts';
import {
  needsPassword,
  findDelegateScope,
  isBeforeSecondStep,
  isWalkInAct,
  isAllowed,
  requiresSecondStep,
} from '@ebpls/rules';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';

import { type Actor, isProven } from '../identity/actor.ts';
import { toWalkInActor, readWalkInHeader } from '../identity/walk-ins.ts';
import { getMessageText } from '../messages/catalogue.ts';
import { toReplySchema } from './wire-schema.ts';
import type { Api, EndpointAction } from './api.ts';
import { getBodyLimit } from '../bodies/json-body.ts';
import { getRequestLocale } from '../locale.ts';
import { isOwnPage, createOriginCheck } from './origin-check.ts';
import { runAtOrigin } from './own-origins.ts';
import { readRequest } from './read-request.ts';
import { Refused } from '../refused.ts';

export type { Api } from './api.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined;
  }
}

/** A public endpoint may be called anonymously; every other one has an actor. */
type EndpointActor<A extends EndpointAction> = A extends 'public' ? Actor | undefined : Actor;

/**
 * Parameters of a handler: the request's parts as the endpoint types them, and the actor. `reply` serves
 * files and cookies.
 */
type EndpointCall<E extends Endpoint, A extends EndpointAction> = EndpointInput<E> & {
  readonly actor: EndpointActor<A>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};
type Handler<E extends Endpoint, A extends EndpointAction> = (
  call: EndpointCall<E, A>,
) => Promise<ReplyBody<E>> | ReplyBody<E>;

/**
 * Serves an endpoint: origin check, policy, then its limits, the schemas, the request key, the work, and the
 * compiled serializer.
 */
// oxlint-disable-next-line max-params -- the four parts of every registration: server, endpoint, policy, handler
export function registerEndpoint<const E extends Endpoint, A extends EndpointAction>(
  api: Api,
  endpoint: E,
  action: A,
  handler: Handler<E, A>,
): void {
  api.endpoints.push({ endpoint, action });
  const admit = createAdmissionCheck(api, endpoint, action);
  const answerTo = handler as (call: unknown) => unknown;
  const isPublicRead = action === 'public' && isGatedRead(endpoint);
  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { actor } = request;
    const call = async (): Promise<unknown> =>
      answerTo({ ...readRequest(endpoint, request, getRequestLocale), actor, request, reply });
    const act = isPublicRead ? () => api.publicReads.run(call) : call;
    const run = (): Promise<unknown> => runAtOrigin(api.config, request, act);
    const command = { endpoint, request, account_id: actor?.account_id, run };
    const answer = endpoint.method === 'GET' ? await run() : await api.repeats.once(command);
    // A client that disconnects in the middle of a file leaves a reply that has begun and never ends.
    if (reply.sent || reply.raw.headersSent) return reply;
    return answer === undefined ? reply.code(204).send() : answer;
  };
  const body_limit = getBodyLimit(endpoint, { is_public: action === 'public' });
  const route: RouteOptions = {
    method: endpoint.method,
    url: endpoint.path,
    schema: toReplySchema(endpoint),
    bodyLimit: body_limit.bytes,
    config: { body_limit },
    onRequest: admit,
    handler: handle,
  };
  if (endpoint.accepts === 'raw') serveRaw(api, route, '*');
  else if (endpoint.accepts === 'chunk') serveRaw(api, route, TUS.media_type);
  else api.app.route(route);
}

/** Health endpoints, which a load balancer calls, wait in no queue. */
const OWN_CONNECTION: ReadonlySet<string> = new Set([getHealth.path, getReady.path]);

function isGatedRead({ method, path, awaits_service }: Endpoint): boolean {
  return method === 'GET' && awaits_service !== true && !OWN_CONNECTION.has(path);
}

type DoneCallback = (error?: Error) => void;

function createAdmissionCheck(api: Api, endpoint: Endpoint, action: EndpointAction) {
  const limit = api.limits.getEndpointLimit(endpoint);
  const otherSite = createOriginCheck(endpoint, isOwnPage(api.config));
  const scope = action === 'public' ? undefined : findDelegateScope(action);
  return (request: FastifyRequest, _reply: FastifyReply, done: DoneCallback): void => {
    const foreign = otherSite?.(request);
    if (foreign !== undefined) {
      done(foreign);
      return;
    }
    const checkActor = (actor: Actor | undefined): void => {
      // The language of the page counts, so that switching it switches all of it; the account's own language is for
      // mail.
      request.actor = actor && {
        ...actor,
        ...(request.headers['accept-language'] !== undefined && { locale: getRequestLocale(request) }),
        ...(scope !== undefined &&
          actor.role === 'user' &&
          actor.walk_in === undefined && { as_delegate: { scope, today: api.clock.today() } }),
      };
      const refusal = findRefusal(api, request, action);
      if (refusal?.key === 'session.expired') explainEnd(api, request, refusal).then(done, done);
      else if (refusal !== undefined || limit === undefined) done(refusal);
      else limit(request, request.actor).then(() => done(), done);
    };
    const walk_in_no = action !== 'public' && isWalkInAct(endpoint) ? readWalkInHeader(request) : undefined;
    const resolveWalkIn = (actor: Actor | undefined): void => {
      if (walk_in_no === undefined || actor?.role !== 'bplo') checkActor(actor);
      else
        toWalkInActor(api.db, actor, { walk_in_no, scope: scope ?? 'FILE', today: api.clock.today() }).then(
          checkActor,
          done,
        );
    };
    const cachedActor = api.sessions.findCached(request);
    // A session cached within five seconds is checked without leaving the event loop; a password entered just
    // now, perhaps at another node, is recorded in the row.
    if (cachedActor !== 'ask' && (action === 'public' || !needsPassword(action))) resolveWalkIn(cachedActor);
    else api.sessions.find(request).then(resolveWalkIn, done);
  };
}

function findRefusal({ config }: Api, request: FastifyRequest, action: EndpointAction): Refused | undefined {
  if (action === 'public') return undefined;
  const { actor } = request;
  if (actor === undefined)
    return new Refused(
      'unauthenticated',
      request.headers.authorization === undefined ? 'session.missing' : 'session.expired',
    );
  if (!actor.has_second_step && !isBeforeSecondStep(action) && requiresSecondStep(actor, config.second_step_for))
    return new Refused('forbidden', 'second_step.required');
  if (!isAllowed(actor, action)) return new Refused('forbidden', 'action.forbidden');
  return needsPassword(action) && !isProven(actor) ? new Refused('password_needed', 'password.needed') : undefined;
}

/** The person whose account was changed reads at the sign-in why the session is over. */
async function explainEnd({ sessions }: Api, request: FastifyRequest, refusal: Refused): Promise<Refused> {
  return (await sessions.isEndedByChange(request))
    ? new Refused('unauthenticated', 'session.account_changed')
    : refusal;
}

/** The body stays bytes, so that a signature or a checksum over it can be checked before it is parsed. */
function serveRaw(api: Api, route: RouteOptions, media_type: string): void {
  api.app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(media_type, { parseAs: 'buffer' }, (_request, body, setParsedBody) =>
      setParsedBody(null, body),
    );
    scope.route(route);
    done();
  });
}

/** The message of a refusal that is part of a reply (sign-in), in the reader's language. */
export function getRequestText(request: FastifyRequest, ...[key, params]: Parameters<typeof getMessageText>): string {
  return getMessageText(key, params, getRequestLocale(request));
}
