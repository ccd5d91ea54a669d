import { join } from 'node:path';

import { CONTRACT } from '@ebpls/remote-kit/declare';

import { breaks, lastRecords } from './breaks.ts';
import type { Json } from './misfits.ts';
import { presentContract, readRecord, type Recorded, recordText } from './record.ts';

const root = join(import.meta.dirname, '../../../..');
const now = await presentContract(root);
const text = { type: 'string' };
const object = (properties: Record<string, Json>, required: readonly string[] = [], more = {}): Json => ({
  type: 'object',
  properties,
  required,
  ...more,
});

// What fails here breaks areas that run beside this server and shell. Leave what they need as it is; or, when that
// cannot be, count CONTRACT up in libs/remote-kit/src/declare.ts with its minimum, so that a release with older areas
// is refused, and record anew (`npm run release -- record`).
test.each(lastRecords(root))('an area that was built for $version runs and is answered', (then) => {
  const isTaken = then.contract >= CONTRACT.minimum;
  expect(isTaken ? breaks(then, now) : []).toEqual([]);
});

test('a record says the same when it is read again, and holds what areas use', () => {
  expect(readRecord(recordText(now))).toEqual(now);
  expect(lastRecords(root).length).toBeGreaterThan(0);
  expect(now.gives['@ebpls/ui']).toContain('Page');
  expect(now.gives['@ebpls/ui']).not.toContain('PageProps');
  expect(now.gives['@ebpls/remote-kit/forms']).toContain('checkForm');
  expect(now.calls['GET /api/permits/verify/:token']).toBeDefined();
  expect(now.calls['EVENT sent-inquiry']?.body).toMatchObject({ type: 'object' });
});

test('what an area misses is named, with its place', () => {
  const then: Recorded = {
    ...now,
    gives: { '@ebpls/ui': ['Page', 'Marquee'] },
    calls: {
      'GET /api/gone': {},
      'POST /api/a': { body: object({ name: text }), reply: object({ id: text, state: { enum: ['new'] } }, ['id']) },
    },
  };
  const present: Recorded = {
    ...now,
    calls: {
      'POST /api/a': {
        query: object({ page: text }),
        body: object({ name: text, mobile: text }, ['mobile']),
        reply: object({ id: text, state: { enum: ['new', 'void'] }, more: text }),
      },
    },
  };
  expect(breaks(then, present)).toEqual([
    '@ebpls/ui gives no Marquee.',
    'GET /api/gone is gone.',
    'POST /api/a body.mobile may be missing.',
    'POST /api/a reply.id may be missing.',
    'POST /api/a reply.state may be "void", which is not known there.',
  ]);
});
