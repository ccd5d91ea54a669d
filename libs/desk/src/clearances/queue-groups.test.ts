import { groupQueue, getQueueGroup } from './queue-groups.ts';

test.each([
  ['overdue', { flags: ['overdue'], is_paused: false }],
  ['due_today', { flags: ['due_today', 'inspection'], is_paused: false }],
  ['later', { flags: [], is_paused: false }],
  ['stopped', { flags: ['overdue'], is_paused: true }],
] as const)('a case stands under “%s” by what its clock says', (group, row) => {
  expect(getQueueGroup({ flags: [...row.flags], is_paused: row.is_paused }, { view: 'open' })).toBe(group);
});

test('a decided case has no clock any more', () => {
  expect(getQueueGroup({ flags: ['overdue'], is_paused: false }, { view: 'decided' })).toBe('decided');
});

test('late cases are read before those that still have time, and empty groups are left out', () => {
  const later = { flags: [], is_paused: false };
  const late = { flags: ['overdue'], is_paused: false };
  expect(groupQueue([later, late], { view: 'open' }).map(({ group }) => group)).toEqual(['overdue', 'later']);
});

test('a chosen order is not split into groups', () => {
  const later = { flags: [], is_paused: false };
  const late = { flags: ['overdue'], is_paused: false };
  expect(groupQueue([later, late], { view: 'open', sort: '-business' })).toEqual([
    { group: 'sorted', rows: [later, late] },
  ]);
});
