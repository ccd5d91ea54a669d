import { ErrorBody } from '@ebpls/contracts';
import * as v from 'valibot';

import { getSentence } from './language.ts';

type Code = ErrorBody['error']['code'] | 'offline';

interface RefusalDetails {
  readonly code: Code;
  readonly message: string;
  readonly fields?: Record<string, string[]> | undefined;
  readonly reference?: string | undefined;
  readonly present?: Record<string, unknown> | undefined;
}

/**
 * Thrown by a call that has no answer to show. `message` is written for the person; `offline` means that no server
 * answered.
 */
export class Refusal extends Error {
  readonly code: Code;
  /** Messages by the dotted path of the field that they are about. */
  readonly fields: Record<string, string[]>;
  /** Number for the person's report to the office when the fault is ours. */
  readonly reference: string | undefined;
  /** Current state at the server when this call began from an older one. */
  readonly present: Record<string, unknown> | undefined;

  constructor({ code, message, fields, reference, present }: RefusalDetails) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.fields = fields ?? {};
    this.reference = reference;
    this.present = present;
  }
}

/** True also for a refusal that another copy of this library made. */
export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && error.name === 'Refusal' && 'code' in error && 'fields' in error;
}

const ABSENT_CODES: readonly Code[] = ['missing', 'conflict', 'invalid'];

/**
 * Waits for what may rightly not be there: a bill not approved yet, a due amount, an address mistyped. Other refusals
 * stay refusals.
 */
export async function catchAbsent<T>(reply: Promise<T>): Promise<T | undefined> {
  try {
    return await reply;
  } catch (error) {
    if (isRefusal(error) && ABSENT_CODES.includes(error.code)) return undefined;
    throw error;
  }
}

/**
 * Returns undefined also for an amount, which is never stored (decision 0094): offline the page appears without it and explains
 * that the amount needs a connection.
 */
export async function catchOffline<T>(reply: Promise<T>): Promise<T | undefined> {
  try {
    return await catchAbsent(reply);
  } catch (error) {
    if (isRefusal(error) && error.code === 'offline') return undefined;
    throw error;
  }
}

/** Reads the one error shape; any other body is answered for by ourselves. */
export function toRefusal(status: number, body: unknown): Refusal {
  const read = v.safeParse(ErrorBody, body);
  if (read.success) return new Refusal(read.output.error);
  if (status === 401) return new Refusal({ code: 'unauthenticated', message: getSentence('failed') });
  return new Refusal({ code: 'failed', message: getSentence('failed') });
}

/** No answer at all: a cable, a tunnel, a server that restarts. An act says that it needs one. */
export function createOfflineRefusal(method = 'GET'): Refusal {
  return new Refusal({ code: 'offline', message: getSentence(method === 'GET' ? 'offline' : 'act_offline') });
}

/** The session of this browser is another person's by now. */
export function createOtherAccountRefusal(): Refusal {
  return new Refusal({ code: 'unauthenticated', message: getSentence('other_account') });
}

/** An answer that breaks the contract. */
export function createUnreadableRefusal(): Refusal {
  return new Refusal({ code: 'failed', message: getSentence('unreadable') });
}
