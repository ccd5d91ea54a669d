// Parses and validates a request by the schemas of its endpoint.

import type { Endpoint, Locale } from '@ebpls/contracts';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';

import { MAX_BODY_DEPTH } from '../bodies/json-body.ts';
import { isMessageKey, type MessageKey, getMessageText } from '../messages/catalogue.ts';

/** Refusals of the schemas, already translated for the reader. */
export class WrongRequest extends Error {
  readonly fields: Record<string, string[]>;

  constructor(fields: Record<string, string[]>) {
    super('request.invalid');
    this.fields = fields;
  }
}

// One message at a field is enough: an empty one needs no message about its format too.
const ONE_EACH = { abortPipeEarly: true };

// Nobody corrects more fields at once; without a bound a small body of empty lines would be answered with megabytes.
const MAX_FIELD_MESSAGES = 200;

interface RequestParts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** Reads params, query and body by the endpoint's schemas; throws WrongRequest with every message at its field. */
export function readRequest(
  endpoint: Endpoint,
  request: FastifyRequest,
  locale: (request: FastifyRequest) => Locale,
): RequestParts {
  const unfit = findUnfitField({ params: request.params, query: request.query, body: request.body });
  if (unfit !== undefined) throw new WrongRequest({ [unfit.path]: [getMessageText(unfit.key, {}, locale(request))] });
  const issues: v.BaseIssue<unknown>[] = [];
  const parts: RequestParts = {};
  if (endpoint.params) parts.params = readPart(endpoint.params, request.params, issues);
  if (endpoint.query) parts.query = readPart(endpoint.query, request.query, issues);
  if (endpoint.body) parts.body = readPart(endpoint.body, request.body ?? undefined, issues);
  if (issues.length > 0) throw new WrongRequest(toFieldMessages(issues, locale(request)));
  return parts;
}

interface Unfit {
  readonly path: string;
  readonly key: MessageKey;
}

/** The first field that no row can store: a text with NUL or half a character, or endlessly nested values. */
function findUnfitField(parts: Readonly<Record<string, unknown>>): Unfit | undefined {
  const queue = Object.values(parts).map((value) => ({ value, path: '', depth: 0 }));
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const { value, path, depth } = at;
    if (typeof value === 'string' && !isFit(value)) return { path, key: 'text.signs' };
    const entries = listEntries(value);
    if (entries.length > 0 && depth === MAX_BODY_DEPTH) return { path, key: 'field.invalid' };
    for (const [name, inner] of entries) {
      if (!isFit(name)) return { path, key: 'text.signs' };
      queue.push({ value: inner, path: path === '' ? name : `${path}.${name}`, depth: depth + 1 });
    }
  }
  return undefined;
}

function listEntries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null && !Buffer.isBuffer(value) ? Object.entries(value) : [];
}

function isFit(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function readPart(schema: v.GenericSchema, value: unknown, issues: v.BaseIssue<unknown>[]): unknown {
  const result = v.safeParse(schema, value, ONE_EACH);
  if (result.success) return result.output;
  for (const issue of result.issues) issues.push(issue);
  return undefined;
}

/** Every message at its field, in the reader's language. */
export function toFieldMessages(issues: readonly v.BaseIssue<unknown>[], locale: Locale): Record<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const issue of issues.slice(0, MAX_FIELD_MESSAGES)) {
    const path = v.getDotPath(issue) ?? '';
    const messages = fields.get(path) ?? [];
    messages.push(getMessageText(getIssueKey(issue), {}, locale));
    fields.set(path, messages);
  }
  return Object.fromEntries(fields);
}

/**
 * Contracts use catalogue keys; where one leaves the library's own sentence, ours replaces it in the reader's
 * language.
 */
function getIssueKey(issue: v.BaseIssue<unknown>): MessageKey {
  if (isMessageKey(issue.message)) return issue.message;
  if (issue.received === 'undefined' || issue.received === 'null' || issue.input === '') return 'field.required';
  if (issue.type === 'strict_object') return 'field.unknown';
  return 'field.invalid';
}
