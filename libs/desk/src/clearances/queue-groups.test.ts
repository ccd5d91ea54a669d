import { groupQueue, getQueueGroup } from './queue-groups.ts';

test.each(['overdue', 'today', 'this_week', 'later', 'none'] as const)(
  'an open case that is due “%s” is listed in that group',
  (due_group) => {
    expect(getQueueGroup({ due_group }, { view: 'open' })).toBe(due_group);
  },
);

test('a decided case has no clock any more', () => {
  expect(getQueueGroup({ due_group: 'overdue' }, { view: 'decided' })).toBe('decided');
});

const laterRow = { due_group: 'later' } as const;
const late = { due_group: 'overdue' } as const;

test('late cases are read before those that still have time, and empty groups are left out', () => {
  expect(groupQueue([laterRow, late], { view: 'open' }).map(({ group }) => group)).toEqual(['overdue', 'later']);
});

test('a chosen order is not split into groups', () => {
  expect(groupQueue([laterRow, late], { view: 'open', sort: '-business' })).toEqual([
    { group: 'sorted', rows: [laterRow, late] },
  ]);
});
