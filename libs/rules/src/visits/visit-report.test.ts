import { array, assert, constantFrom, property, record, string } from 'fast-check';

import { formatFindings, getReportOutcome, findReportProblem } from './visit-report.ts';

const CODES = ['FIRE01', 'FIRE02'];
const yes = CODES.map((item_code) => ({ item_code, answer: 'COMPLIANT' as const, remark: '' }));
const passedReport = {
  result: 'PASSED' as const,
  findings: '',
  checklist: yes,
  met_name: 'Ana Villarin',
  signature: [[[0, 0] as [number, number], [9, 9] as [number, number]]],
  refuses_to_sign: false,
};
const failing = [{ item_code: 'FIRE01', answer: 'NOT_COMPLIANT' as const, remark: 'It is empty.' }];

const REFUSED_REPORT = {
  result: 'REFUSED',
  met_name: '',
  signature: [],
  checklist: [],
  findings: 'The guard let nobody in.',
};

test.each([
  ['a passed visit', {}, undefined],
  ['who does not want to sign', { signature: [], refuses_to_sign: true }, undefined],
  ['no signature', { signature: [] }, 'visit.signature_required'],
  ['nobody named', { met_name: '' }, 'visit.met_required'],
  ['an open question', { checklist: yes.slice(1) }, 'visit.checks_open'],
  ['a failed question that passed', { checklist: [...yes.slice(1), ...failing] }, 'visit.check_failed'],
  ['a question of another office', { checklist: [{ ...yes[0], item_code: 'RHU01' }] }, 'visit_item.unknown'],
  ['a question twice', { checklist: [...yes, ...yes] }, 'visit_item.unknown'],
  ['a failed visit without a word', { result: 'FAILED' }, 'visit.finding_required'],
  ['a failed visit with one failed question', { result: 'FAILED', checklist: failing }, undefined],
  ['closed doors without a word', { result: 'NO_SHOW', met_name: '', signature: [] }, 'inspection.findings_required'],
  ['a refused visit without a remark', { ...REFUSED_REPORT, findings: '' }, 'inspection.refusal_required'],
  ['a refused visit', REFUSED_REPORT, undefined],
  ['closed doors', { result: 'NO_SHOW', met_name: '', signature: [], checklist: [], findings: 'Closed.' }, undefined],
] as const)('%s', (_what, overrides, key) => {
  expect(findReportProblem({ ...passedReport, ...overrides } as typeof passedReport, CODES)?.key).toBe(key);
});

test.each([
  [{ met_name: '' }, 'met_name'],
  [{ signature: [] }, 'signature'],
  [{ checklist: yes.slice(1) }, 'checklist'],
  [{ result: 'FAILED' }, 'findings'],
] as const)('a report with %j is refused at the field %s', (overrides, field) => {
  expect(findReportProblem({ ...passedReport, ...overrides } as typeof passedReport, CODES)?.field).toBe(field);
});

test('the owner reads what failed, each with its remark', () => {
  expect(formatFindings('', [{ question: 'Extinguishers are full.', remark: 'Two are empty.' }])).toBe(
    'Extinguishers are full. Two are empty.',
  );
  expect(formatFindings('Come again.', [{ question: 'Exits are free.', remark: '' }])).toBe(
    'Come again.\nExits are free.',
  );
});

test.each([
  ['the first', {}, 'TAKEN'],
  ['a second one', { is_done: true }, 'SECOND'],
  ['a second one after the case was decided', { is_done: true, is_awaited: false }, 'SECOND'],
  ['one for a day that was moved', { known_at: '2026-01-14T01:00:00.000Z' }, 'STALE'],
  ['one after the case was decided', { is_awaited: false }, 'STALE'],
  ['one whose phone writes the zone otherwise', { known_at: '2026-01-15T09:00:00+08:00' }, 'TAKEN'],
] as const)('%s report is %#', (_what, overrides, outcome) => {
  const arrivedReport = { known_at: '2026-01-15T01:00:00.000Z', scheduled_at: '2026-01-15T01:00:00.000Z' };
  expect(getReportOutcome({ ...arrivedReport, is_done: false, is_awaited: true, ...overrides })).toBe(outcome);
});

test('no report passes with a question that failed or is not answered', () => {
  const answer = constantFrom('COMPLIANT' as const, 'NOT_COMPLIANT' as const, 'NOT_APPLICABLE' as const);
  const item = record({ item_code: constantFrom(...CODES), answer, remark: string() });
  assert(
    property(array(item, { maxLength: 4 }), (checklist) => {
      if (findReportProblem({ ...passedReport, checklist }, CODES) !== undefined) return;
      expect(new Set(checklist.map(({ item_code }) => item_code)).size).toBe(CODES.length);
      expect(checklist.every(({ answer: givenAnswer }) => givenAnswer !== 'NOT_COMPLIANT')).toBe(true);
    }),
  );
});
