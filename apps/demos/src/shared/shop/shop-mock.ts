// Helpers of the fake servers of the shop demos: read a body by its schema, reply or refuse.

import { HttpResponse } from 'msw';
import * as v from 'valibot';

import { refuse, DemoError } from '../mock/demo-server.ts';

/** Reads the body of a call by its schema; undefined when it is something else. */
export async function readBody<S extends v.GenericSchema>(
  request: Request,
  schema: S,
): Promise<v.InferOutput<S> | undefined> {
  const result = v.safeParse(schema, await request.json());
  return result.success ? result.output : undefined;
}

export const Ids = v.array(v.string());

/** The reply with the record in its envelope, or a 404 when there is none under this number. */
export function respondFound(envelope: string, thing: unknown): Response {
  return thing === undefined ? refuse(404, 'Not found') : HttpResponse.json({ [envelope]: thing });
}

export const createUnreadableReply = (): Response => refuse(400, 'The call cannot be read.');

/** The loaded record, or undefined where the demonstration has none under this number. */
export async function createReplyOrMissing<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof DemoError && error.status === 404) return undefined;
    throw error;
  }
}
