// Records the contract that remotes of a release rely on: API calls, and names that the shell exports.

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import {
  INQUIRY_EVENTS,
  InquiryMessagePayload,
  InquiryPayload,
  InquiryViewPayload,
  isEndpoint,
  JoinPayload,
} from '@ebpls/contracts';
import { CONTRACT } from '@ebpls/remote-kit/declare';
import { toJsonSchema } from '@valibot/to-json-schema';

import { isList, type Json } from './schema-mismatches.ts';

/** Request and reply of an API call of a release, as JSON Schema of the wire format. */
interface RecordedCall {
  readonly params?: Json;
  readonly query?: Json;
  readonly body?: Json;
  readonly reply?: Json;
}

/** Contract that remotes of one release rely on: the shell's side and the server's. */
export interface ContractRecord {
  readonly version: string;
  /** The agreement between shell and remotes for which they were built. */
  readonly contract: number;
  /** Names exported by the shell, by shared module. Types are left out: nothing imports one at run time. */
  readonly gives: Readonly<Record<string, readonly string[]>>;
  /** By method and address; socket events as `EVENT name`. */
  readonly calls: Readonly<Record<string, RecordedCall>>;
}

/** Source file of each shared module's exports. */
const SHARED_MODULES: Readonly<Record<string, string>> = {
  'react-router': 'apps/shell/src/release/router.ts',
  '@ebpls/ui': 'libs/ui/src/index.ts',
  '@ebpls/ui/forms': 'libs/ui/src/forms.ts',
  '@ebpls/ui/lists': 'libs/ui/src/lists.ts',
  '@ebpls/ui/overlays': 'libs/ui/src/overlays.ts',
  '@ebpls/ui/records': 'libs/ui/src/records.ts',
  '@ebpls/api-client': 'libs/api-client/src/index.ts',
  '@ebpls/api-client/uploads': 'libs/api-client/src/uploads.ts',
  '@ebpls/remote-kit': 'libs/remote-kit/src/index.ts',
  '@ebpls/remote-kit/forms': 'libs/remote-kit/src/forms/check-form.ts',
};

const RECORD_PARTS = ['params', 'query', 'body', 'reply'] as const;
type Schema = Parameters<typeof toJsonSchema>[0];

/** Folder of the records: one file for each released version. */
export const getRecordsFolder = (root: string): string => join(root, 'tools/release/recorded');

/** Writes the record of the sources' version, and returns a line about its content. */
export async function writeRecord(root: string): Promise<string> {
  const present = await readPresentContract(root);
  writeFileSync(join(getRecordsFolder(root), `${present.version}.json`), formatRecord(present));
  const names = Object.values(present.gives).flat().length;
  return `recorded ${present.version}: ${Object.keys(present.calls).length} calls, ${names} names that the shell gives`;
}

/** Contract of the present sources. */
export async function readPresentContract(root: string): Promise<ContractRecord> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }; // our own
  // Imported by its address: a static list of all exports would count as a use of each of them.
  const contracts: object = await import(pathToFileURL(join(root, 'libs/contracts/src/index.ts')).href);
  const endpoints = Object.values<unknown>({ ...contracts }).filter(isEndpoint);
  const events = [
    [INQUIRY_EVENTS.join, JoinPayload],
    [INQUIRY_EVENTS.start, InquiryPayload],
    [INQUIRY_EVENTS.say, InquiryMessagePayload],
    [INQUIRY_EVENTS.view, InquiryViewPayload],
  ] as const;
  return {
    version,
    contract: CONTRACT.current,
    gives: Object.fromEntries(Object.entries(SHARED_MODULES).map(([name, file]) => [name, namesIn(join(root, file))])),
    calls: Object.fromEntries([
      ...endpoints.map((endpoint) => [
        `${endpoint.method} ${endpoint.path}`,
        Object.fromEntries(RECORD_PARTS.flatMap((part) => (endpoint[part] ? [[part, wire(endpoint[part])]] : []))),
      ]),
      ...events.map(([name, schema]) => [`EVENT ${name}`, { body: wire(schema) }]),
    ]),
  };
}

/** The wire carries the input side of a schema in both directions (decision E1). */
function wire(schema: Schema): Json {
  const { $schema: _, ...said } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return JSON.parse(JSON.stringify(said)) as Json; // what was just written
}

function namesIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const lists = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) => names.split(','));
  const listedNames = lists.map((name) => name.trim().split(' as ').at(-1) ?? '').filter((name) => /^\w+$/.test(name));
  const declaredNames = [...source.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
  return [...listedNames, ...declaredNames].toSorted();
}

/**
 * A record as a file: each call on a line of its own, so that a change is read as one; what several calls have in
 * common is written once, under the first digits of its hash.
 */
export function formatRecord({ calls, ...named }: ContractRecord): string {
  const parts = new Map<string, string>();
  const short = (value: Json): Json => {
    if (value === null || typeof value !== 'object') return value;
    if (isList(value)) return value.map(short);
    const shortValue = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, short(inner)]));
    const text = JSON.stringify(shortValue);
    if (text.length < SHARED_FROM || !('type' in shortValue || 'anyOf' in shortValue)) return shortValue;
    const id = createHash('sha256').update(text).digest('hex').slice(0, 8);
    parts.set(id, text);
    return { $ref: id };
  };
  const lines = Object.entries(calls)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, call]) => `    ${JSON.stringify(name)}: ${JSON.stringify(short({ ...call }))}`);
  const sharedParts = [...parts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([id, text]) => `    "${id}": ${text}`);
  const { version, contract, gives } = named;
  const modules = Object.entries(gives).map(([name, names]) => `    ${JSON.stringify(name)}: ${JSON.stringify(names)}`);
  const head = `{\n "version": ${JSON.stringify(version)},\n "contract": ${contract},\n "gives": {\n${modules.join(',\n')}\n }`;
  return `${head},\n "calls": {\n${lines.join(',\n')}\n },\n "parts": {\n${sharedParts.join(',\n')}\n }\n}\n`;
}

/** Shorter parts are written in place. */
const SHARED_FROM = 700;

/** The record that `recordText` wrote. */
export function readRecord(text: string): ContractRecord {
  const { parts, ...recorded } = JSON.parse(text) as ContractRecord & { parts: Readonly<Record<string, Json>> }; // written here
  const whole = (value: Json): Json => {
    if (value === null || typeof value !== 'object') return value;
    if (isList(value)) return value.map(whole);
    const { $ref: id } = value;
    if (typeof id === 'string') return whole(parts[id] ?? {});
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, whole(inner)]));
  };
  return { ...recorded, calls: whole({ ...recorded.calls } as Json) as ContractRecord['calls'] };
}
