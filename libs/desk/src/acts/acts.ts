// Runs the actions of a desk page: checks the form, sends the request, and returns what the page shows next.

import { isRefusal, createOfflineRefusal } from '@ebpls/api-client';
import type { BulkResult } from '@ebpls/contracts';
import { type FieldMessages, showNotice, toRefusedForm } from '@ebpls/remote-kit';
import type { ActionFunctionArgs } from 'react-router';
import * as v from 'valibot';

/**
 * Form data that a desk page posts to its route action: the act, its subject, the values of the form, and the business
 * of the open case.
 */
const ActSubmission = v.object({
  act: v.string(),
  on: v.string(),
  key: v.string(),
  values: v.optional(v.unknown()),
  business: v.optional(v.string()),
});
export type SentAct = v.InferInput<typeof ActSubmission>;

export interface ActAnswer {
  readonly done?: true;
  /**
   * Address to open after the act. Not a redirect: a nudge that arrives before the answer starts a new load, and the
   * router then drops the redirect of a fetcher as outdated.
   */
  readonly leads?: string;
  /** For how many seconds what was decided can still be undone. */
  readonly held_seconds?: number;
  /** Result of each row, where the act takes several. */
  readonly results?: readonly BulkResult[];
  /** Under which id the papers of these rows are fetched as one file; null when none can be printed. */
  readonly print_id?: string | null;
  readonly message?: string;
  /** The request did not reach the server: the values stay in the form, and the page is not loaded again. */
  readonly is_offline?: true;
  readonly fields?: FieldMessages;
}

interface ActInput {
  readonly on: string;
  readonly idempotency_key: string;
  readonly request: Request;
}

/** One act of a desk: resolves to the errors of its form, to the address that opens next, or to undefined. */
export type ActHandler = (input: ActInput, values: unknown) => Promise<ActAnswer | undefined>;

/** Maps the server's reply to the answer of an act; undefined when the act is done without further effect. */
type Reads<R> = (reply: R) => ActAnswer | undefined;

/** An act without a form. */
export function createAct<R>(send: (input: ActInput) => Promise<R>, read?: Reads<R>): ActHandler {
  return async (input) => {
    const reply = await send(input);
    return read?.(reply);
  };
}

/** An act with a form, checked by the contract before it is sent. */
export function createFormAct<S extends v.GenericSchema, R>(
  schema: S,
  send: (input: ActInput, body: v.InferOutput<S>) => Promise<R>,
  read?: Reads<R>,
): ActHandler {
  return async (input, values) => {
    const { checkForm } = await import('@ebpls/remote-kit/forms');
    const result = checkForm(schema, values);
    if (result.fields) return { fields: result.fields };
    const reply = await send(input, result.values);
    return read?.(reply);
  };
}

type ActHandlers = Readonly<Record<string, ActHandler>>;

interface DeskOptions {
  /** Handlers of the acts; a desk whose acts are bundled with its case loads them here. */
  readonly acts: ActHandlers | (() => Promise<ActHandlers>);
  /** Notice after an act, which names the business of the open case; undefined shows none. */
  readonly getSuccessText: (act: string, business: string | undefined) => string | undefined;
}

/** The route action of a desk. A refusal of the server is shown where the act was started: in its form, else as a notice. */
export async function runAct(
  { request }: ActionFunctionArgs,
  { acts, getSuccessText }: DeskOptions,
): Promise<ActAnswer> {
  const { act, on, key, values, business } = v.parse(ActSubmission, await request.json());
  try {
    const handlers = typeof acts === 'function' ? await loadActs(acts) : acts;
    const answer = await handlers[act]?.({ on, idempotency_key: key, request }, values);
    if (answer) return answer;
    const sentence = getSuccessText(act, business);
    if (sentence !== undefined) showNotice('done', sentence);
    return { done: true };
  } catch (error) {
    if (values === undefined && isRefusal(error)) showNotice('failed', error.message);
    return { ...toRefusedForm(error), ...(isRefusal(error) && error.code === 'offline' && { is_offline: true }) };
  }
}

/** Code that does not come is a line that is down: what was filled in waits in its form. */
function loadActs(acts: () => Promise<ActHandlers>): Promise<ActHandlers> {
  return acts().catch(() => {
    throw createOfflineRefusal('POST');
  });
}
