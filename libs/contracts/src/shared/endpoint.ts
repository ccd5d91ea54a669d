import type * as v from 'valibot';

type AnySchema = v.GenericSchema;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One object at both ends of the wire: the browser calls it, the server serves it.
 * `path` is the whole address below the origin, parameters as `:name`. Requests: the caller sends the schemas' input
 * and the server reads their output. Replies: the server sends the schema's input and the caller reads its output
 * (decision E1).
 */
export interface Endpoint {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly params?: AnySchema;
  readonly query?: AnySchema;
  readonly body?: AnySchema;
  /** Absent: the reply is a file or has no body. */
  readonly reply?: AnySchema;
  /**
   * A body that is not JSON: `multipart` is read as a stream of files, `raw` as bytes before anyone parses them,
   * `chunk` as bytes of a file that arrives in pieces.
   */
  readonly accepts?: 'multipart' | 'raw' | 'chunk';
  /** JSON of more than 64 KB or 2,500 values: `large` reads 256 KB and 5,000 values. */
  readonly body_size?: 'large' | 'document';
  /**
   * The reply holds a token, a ticket or a code: it is shown once, and never stored for a repeated request with the
   * same key.
   */
  readonly secret_reply?: true;
  /** The answer waits for a server of somebody else, so it takes no place of those who read the database. */
  readonly awaits_service?: true;
}

/**
 * Declares an endpoint and preserves the types of its schemas. A bundle leaves out the endpoints that it does not call.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type SchemaPart<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends AnySchema ? E[K] : never;

type SentPart<E extends Endpoint, K extends 'params' | 'query' | 'body'> = [SchemaPart<E, K>] extends [never]
  ? unknown
  : { readonly [P in K]: v.InferInput<SchemaPart<E, K>> };
/** A query without required fields may be left out. */
type SentQuery<E extends Endpoint> = [SchemaPart<E, 'query'>] extends [never]
  ? unknown
  : Record<never, never> extends v.InferInput<SchemaPart<E, 'query'>>
    ? { readonly query?: v.InferInput<SchemaPart<E, 'query'>> }
    : SentPart<E, 'query'>;
type Read<E extends Endpoint, K extends 'params' | 'query' | 'body'> = [SchemaPart<E, K>] extends [never]
  ? unknown
  : { readonly [P in K]: v.InferOutput<SchemaPart<E, K>> };

/** Arguments of the caller. */
export type Request<E extends Endpoint> = SentPart<E, 'params'> & SentQuery<E> & SentPart<E, 'body'>;
/** Parsed input that the server reads. */
export type EndpointInput<E extends Endpoint> = Read<E, 'params'> & Read<E, 'query'> & Read<E, 'body'>;
/** Reply of the server as serialised on the wire. */
export type ReplyBody<E extends Endpoint> = E['reply'] extends AnySchema ? v.InferInput<E['reply']> : void;
/** Parsed reply that the caller gets. */
export type EndpointReply<E extends Endpoint> = E['reply'] extends AnySchema ? v.InferOutput<E['reply']> : void;

/** True for a declared endpoint; tables of tests walk over them. */
export function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' &&
    value !== null &&
    'method' in value &&
    'path' in value &&
    String(value.path).startsWith('/api/')
  );
}
