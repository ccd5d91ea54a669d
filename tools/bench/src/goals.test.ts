import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './programs.ts';

test('every measure and every storm guards a goal of the documentation', () => {
  const goals = readFileSync(join(ROOT, 'apps/docs/content/reference/goals.md'), 'utf8');
  const goalIds = new Set([...goals.matchAll(/^\| ([PRS]-\d+) \|/gm)].map(([, id]) => id));
  const sources = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'));
  const ids = sources.flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/\bid: '([^']+)'/g)].flatMap(([, id = '']) =>
      id.split(', ').map((one) => ({ file, id: one })),
    ),
  );
  expect(ids.length).toBeGreaterThan(30);
  expect(ids.filter(({ id }) => !goalIds.has(id))).toEqual([]);
});
