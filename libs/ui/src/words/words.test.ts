import {
  APPEAL_STATES,
  APPLICATION_STATES,
  ATTEMPT_STATES,
  BILL_STATES,
  STANDINGS,
  CLEARANCE_STATES,
  DOCUMENT_STATES,
  INSTALLMENT_STATES,
  PERMIT_STATES,
  SANCTION_STATES,
} from '@ebpls/contracts';

import { texts, type TextKey } from './parts.messages.ts';
import type { StatusKind } from './statuses.ts';
import { STATUSES, getStatusTone } from './statuses.ts';
import { getText } from './words.ts';

const keys = Object.keys(texts) as TextKey[];
const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();

test.each(keys)('"%s" is said in Filipino with the same places', (key) => {
  const { en, fil } = texts[key];
  expect(fil.trim()).not.toBe('');
  expect(places(fil)).toEqual(places(en));
});

test('values replace their placeholders', () => {
  expect(getText('en', 'days.used', { used: 2, limit: 3 })).toBe('2 of 3 working days used');
  expect(getText('fil', 'task.step', { step: 4, of: 6 })).toBe('Hakbang 4 sa 6');
});

const states: Record<StatusKind, readonly string[]> = {
  application: APPLICATION_STATES,
  attempt: ATTEMPT_STATES,
  bill: BILL_STATES,
  business: STANDINGS,
  clearance: CLEARANCE_STATES,
  document: DOCUMENT_STATES,
  installment: INSTALLMENT_STATES,
  permit: PERMIT_STATES,
  sanction: SANCTION_STATES,
  appeal: APPEAL_STATES,
};

test.each(Object.entries(states))('every state of a(n) %s has a tone and a word in both languages', (kind, all) => {
  const looks = STATUSES[kind as StatusKind] as Record<string, { en: string; fil: string; tone: string }>;
  expect(Object.keys(looks).toSorted()).toEqual([...all].toSorted());
  for (const look of Object.values(looks)) {
    expect(look.en).not.toBe('');
    expect(look.fil).not.toBe('');
  }
});

test('a tone shows who has to act', () => {
  expect(getStatusTone('application', 'DRAFT')).toBe('muted');
  expect(getStatusTone('application', 'RETURNED')).toBe('warning');
  expect(getStatusTone('application', 'IN_CLEARANCE')).toBe('info');
  expect(getStatusTone('application', 'ISSUED')).toBe('success');
  expect(getStatusTone('installment', 'OVERDUE')).toBe('danger');
  expect(getStatusTone('permit', 'REVOKED')).toBe('danger');
});
