import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LINE_FLAGS, PERMIT_GROUPS, SCALES, TAX_CATEGORIES, UNITS } from '@ebpls/contracts';

test('the evaluator names no fee, line, unit, class or category of any municipality', () => {
  const folders = [import.meta.dirname, join(import.meta.dirname, 'amounts')];
  const sources = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  const names = [
    ...UNITS,
    ...PERMIT_GROUPS,
    ...SCALES,
    ...LINE_FLAGS,
    ...TAX_CATEGORIES,
    'F01',
    'F15',
    'gross',
    'capital',
  ];
  const quoted = names.filter((name) => sources.some((source) => source.includes(`'${name}'`)));
  expect(sources.length).toBeGreaterThan(10);
  expect(quoted).toEqual([]);
});
