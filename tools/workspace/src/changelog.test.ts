import { writeChangelog } from './changelog.ts';

test('changes stand by their room, in the order of the commits', () => {
  const text = writeChangelog([
    { day: '2026-11-22', subject: 'owner: show what is due first' },
    { day: '2026-11-21', subject: 'api-client: try a lost call again' },
    { day: '2026-11-21', subject: 'Lay out every file by the formatter' },
    { day: '2026-11-20', subject: 'owner: ask for the ZIP code: four digits' },
  ]);
  expect(text.slice(text.indexOf('## '))).toBe(`## api-client

- 2026-11-21 Try a lost call again

## owner

- 2026-11-22 Show what is due first
- 2026-11-20 Ask for the ZIP code: four digits

## The whole house

- 2026-11-21 Lay out every file by the formatter
`);
  expect(text).toMatch(/^# Changelog\n\nEvery commit by its room/);
});

test('without a commit of many rooms that part is left out', () => {
  expect(writeChangelog([{ day: '2026-11-22', subject: 'ui: draw' }])).not.toContain('The whole house');
});
