import { groupedQueue, groupOf } from './queue-groups.ts';

test.each([
  ['overdue', { flags: ['overdue'], is_paused: false }],
  ['due_today', { flags: ['due_today', 'inspection'], is_paused: false }],
  ['later', { flags: [], is_paused: false }],
  ['stopped', { flags: ['overdue'], is_paused: true }],
] as const)('a case stands under “%s” by what its clock says', (group, row) => {
  expect(groupOf({ flags: [...row.flags], is_paused: row.is_paused }, 'open')).toBe(group);
});

test('a decided case has no clock any more', () => {
  expect(groupOf({ flags: ['overdue'], is_paused: false }, 'decided')).toBe('decided');
});

test('late cases are read before those that still have time, and empty groups are left out', () => {
  const later = { flags: [], is_paused: false };
  const late = { flags: ['overdue'], is_paused: false };
  expect(groupedQueue([later, late], 'open').map(({ group }) => group)).toEqual(['overdue', 'later']);
});
