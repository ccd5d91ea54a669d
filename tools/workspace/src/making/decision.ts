import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { GeneratedFiles } from './files.ts';
import { writeNew } from './files.ts';

const FOLDER = 'apps/docs/content/decisions';

/** A decision record with the next free number. Accepted ones are never edited; a later one replaces them. */
export function makeDecision(root: string, { title }: { title: string }, today: Date): GeneratedFiles {
  if (title.trim() === '') throw new Error('What was decided? npm run new -- decision "Verb the object"');
  const taken = readdirSync(join(root, FOLDER))
    .map((name) => Number.parseInt(name, 10))
    .filter((number) => !Number.isNaN(number));
  const number = String(Math.max(0, ...taken) + 1).padStart(4, '0');
  const name = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const day = today.toLocaleDateString('sv-SE', { timeZone: 'Asia/Manila' });
  const text = `# ${number} ${title}
Date: ${day}   Status: accepted

## What hurt

## What we decided

## What it costs

## How we will know it was wrong
`;
  const files = writeNew(root, { [`${FOLDER}/${number}-${name}.md`]: text });
  return { files, next: 'Fill its four paragraphs, at most one page in all.' };
}
