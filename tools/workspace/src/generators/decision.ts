import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { RECORD_HEADINGS } from '../decision-records.ts';
import { type GeneratedFiles, writeNew } from './files.ts';

const FOLDER = 'apps/docs/content/decisions';

/** Generates a decision record for a new subject, with a number that was never used. */
export function createDecision(root: string, { title }: { title: string }): GeneratedFiles {
  if (title.trim() === '') throw new Error('What was decided? npm run new -- decision "The choice as a noun phrase"');
  const index = readFileSync(join(root, FOLDER, 'README.md'), 'utf8');
  const takenNumbers = [...readdirSync(join(root, FOLDER)), ...(index.match(/\b\d{4}\b(?=[^`]*\|$)/gm) ?? [])]
    .map((name) => Number.parseInt(name, 10))
    .filter((number) => !Number.isNaN(number));
  const number = String(Math.max(0, ...takenNumbers) + 1).padStart(4, '0');
  const name = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const text = `# ${number} ${title}\n\n${RECORD_HEADINGS.map((heading) => `## ${heading}\n`).join('\n')}`;
  const files = writeNew(root, { [`${FOLDER}/${number}-${name}.md`]: text });
  return { files, next: 'Write its four parts, one page in all, and its row in the README of the folder.' };
}
