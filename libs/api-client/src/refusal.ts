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
 * Error of an API call without a usable reply. `message` is written for the person; `offline` means that no server
 * replied.
 */
export class Refusal extends Error {
  readonly code: Code;
  /** Messages by the dotted path of their field. */
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

/** Returns whether an error is a refusal, also of another copy of this library. */
export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && error.name === 'Refusal' && 'code' in error && 'fields' in error;
}

const ABSENT_CODES: readonly Code[] = ['missing', 'conflict', 'invalid'];

/**
 * Awaits a reply that may rightly be missing: a bill not approved yet, a due amount, a mistyped address. Other refusals
 * are thrown.
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

/** Parses the one error shape; any other body becomes our own message. */
export function toRefusal(status: number, body: unknown): Refusal {
  const result = v.safeParse(ErrorBody, body);
  if (result.success) return new Refusal(result.output.error);
  if (status === 401) return new Refusal({ code: 'unauthenticated', message: getSentence('failed') });
  return new Refusal({ code: 'failed', message: getSentence('failed') });
}

/**
 * Returns the refusal for a missing answer: a cable, a tunnel, a server that restarts. For an act the message adds that
 * it needs a connection.
 */
export function createOfflineRefusal(method = 'GET'): Refusal {
  return new Refusal({ code: 'offline', message: getSentence(method === 'GET' ? 'offline' : 'act_offline') });
}

/** Returns the refusal when another person has signed in from this browser. */
export function createOtherAccountRefusal(): Refusal {
  return new Refusal({ code: 'unauthenticated', message: getSentence('other_account') });
}

/** Returns the refusal for an answer that breaks the contract. */
export function createUnreadableRefusal(): Refusal {
  return new Refusal({ code: 'failed', message: getSentence('unreadable') });
}
