import { join } from 'node:path';

import { CONTRACT } from '@ebpls/remote-kit/declare';

import { listBreaks, readLastRecords } from './contract-breaks.ts';
import type { Json } from './schema-mismatches.ts';
import { readPresentContract, readRecord, type ContractRecord, formatRecord } from './contract-record.ts';

const root = join(import.meta.dirname, '../../../..');
const now = await readPresentContract(root);
const text = { type: 'string' };
const object = (properties: Record<string, Json>, requiredNames: readonly string[] = [], overrides = {}): Json => ({
  type: 'object',
  properties,
  required: requiredNames,
  ...overrides,
});

// A failure here breaks areas that run beside this server and shell. Leave what they need unchanged; or, when that
// cannot be, count CONTRACT up in libs/remote-kit/src/declare.ts with its minimum, so that a release with older areas
// is refused, and write a new record (`npm run release -- record`).
test.each(readLastRecords(root))('an area that was built for $version runs and is answered', (then) => {
  const isTaken = then.contract >= CONTRACT.minimum;
  expect(isTaken ? listBreaks(then, now) : []).toEqual([]);
});

test('a record stays the same when it is parsed again, and holds the parts that areas use', () => {
  expect(readRecord(formatRecord(now))).toEqual(now);
  expect(readLastRecords(root).length).toBeGreaterThan(0);
  expect(now.gives['@ebpls/ui']).toContain('Page');
  expect(now.gives['@ebpls/ui']).not.toContain('PageProps');
  expect(now.gives['@ebpls/remote-kit/forms']).toContain('checkForm');
  expect(now.calls['GET /api/permits/verify/:token']).toBeDefined();
  expect(now.calls['EVENT sent-inquiry']?.body).toMatchObject({ type: 'object' });
});

test('what an area misses is named, with its place', () => {
  const then: ContractRecord = {
    ...now,
    gives: { '@ebpls/ui': ['Page', 'Marquee'] },
    calls: {
      'GET /api/gone': {},
      'POST /api/a': { body: object({ name: text }), reply: object({ id: text, state: { enum: ['new'] } }, ['id']) },
    },
  };
  const present: ContractRecord = {
    ...now,
    calls: {
      'POST /api/a': {
        query: object({ page: text }),
        body: object({ name: text, mobile: text }, ['mobile']),
        reply: object({ id: text, state: { enum: ['new', 'void'] }, more: text }),
      },
    },
  };
  expect(listBreaks(then, present)).toEqual([
    '@ebpls/ui gives no Marquee.',
    'GET /api/gone is gone.',
    'POST /api/a body.mobile may be missing.',
    'POST /api/a reply.id may be missing.',
    'POST /api/a reply.state may be "void", which is not known there.',
  ]);
});
