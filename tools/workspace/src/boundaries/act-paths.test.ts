import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../stages/stage.ts';
import { listActFiles, readPurpose } from './act-paths.ts';

/**
 * Files on the path of each act. A number may only fall: an act that needs one file more leaves out another, or notifies
 * by its event.
 */
const PATHS = [
  { act: 'submit', useCase: 'licensing/assessments/submit-assessment.ts', files: 25 },
  { act: 'clear', useCase: 'licensing/clearances/approve-clearance.ts', files: 18 },
  { act: 'return', useCase: 'licensing/clearances/return-clearance.ts', files: 18 },
  { act: 'release', useCase: 'licensing/permits/release-permit.ts', files: 32 },
  { act: 'compute', useCase: 'domain/billing/compute-bill.ts', files: 20 },
  { act: 'approve the bill', useCase: 'domain/billing/approve-bill.ts', files: 27 },
  { act: 'pay', useCase: 'domain/payments/apply-gateway-result.ts', files: 22 },
];

test.each(PATHS)('the path of $act has $files files', ({ useCase, files }) => {
  const path = listActFiles(useCase);
  const lines = [...path].map(([file, importer]) => `${file} <- ${importer}`);
  expect({ files: path.size, lines: path.size === files ? [] : lines }).toEqual({ files, lines: [] });
});

test.each(PATHS)('$act notifies nobody by itself: its event does', ({ useCase }) => {
  const notifiers = [...listActFiles(useCase).keys()].filter((file) => /^domain\/notifications\/(?!events)/.test(file));
  expect(notifiers).toEqual([]);
});

test('the page of act paths in the docs is drawn from the code', () => {
  const acts = new Map<string, string[]>();
  for (const { act, useCase } of PATHS)
    for (const file of listActFiles(useCase).keys()) acts.set(file, [...(acts.get(file) ?? []), act]);
  const rows = [...acts]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([file, names]) => `| \`${file.replace(/\.ts$/, '')}\` | ${readPurpose(file)} | ${names.join(', ')} |`);
  const page = readFileSync(join(ROOT, 'apps/docs/content/reference/act-paths.md'), 'utf8');
  expect(page.split('\n').filter((line) => line.startsWith('| `'))).toEqual(rows);
});
