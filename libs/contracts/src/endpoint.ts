import type * as v from 'valibot';

type Schema = v.GenericSchema;

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
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Absent: the reply is a file or has no body. */
  readonly reply?: Schema;
  /**
   * A body that is not JSON: `multipart` is read as a stream of files, `raw` as bytes before anyone judges them,
   * `chunk` as bytes of a file that arrives in pieces.
   */
  readonly accepts?: 'multipart' | 'raw' | 'chunk';
  /** JSON of more than 64 KB or 2,500 values: `large` reads 256 KB and 5,000 values. */
  readonly body_size?: 'large';
  /**
   * The reply holds a token, a ticket or a code: it is shown once, and never kept for who asks again with the same key.
   */
  readonly secret_reply?: true;
}

/** Declares an endpoint; the types of its schemas are kept. A bundle leaves out the ones that it does not call. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends Schema ? E[K] : never;

type Sent<E extends Endpoint, K extends 'params' | 'query' | 'body'> = [Part<E, K>] extends [never]
  ? unknown
  : { readonly [P in K]: v.InferInput<Part<E, K>> };
/** A query of which nothing must be said may be left out. */
type SentQuery<E extends Endpoint> = [Part<E, 'query'>] extends [never]
  ? unknown
  : Record<never, never> extends v.InferInput<Part<E, 'query'>>
    ? { readonly query?: v.InferInput<Part<E, 'query'>> }
    : Sent<E, 'query'>;
type Read<E extends Endpoint, K extends 'params' | 'query' | 'body'> = [Part<E, K>] extends [never]
  ? unknown
  : { readonly [P in K]: v.InferOutput<Part<E, K>> };

/** What the caller passes. */
export type Request<E extends Endpoint> = Sent<E, 'params'> & SentQuery<E> & Sent<E, 'body'>;
/** What the server reads. */
export type Received<E extends Endpoint> = Read<E, 'params'> & Read<E, 'query'> & Read<E, 'body'>;
/** What the server sends, as it stands on the wire. */
export type Answer<E extends Endpoint> = E['reply'] extends Schema ? v.InferInput<E['reply']> : void;
/** What the caller gets. */
export type Reply<E extends Endpoint> = E['reply'] extends Schema ? v.InferOutput<E['reply']> : void;

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
