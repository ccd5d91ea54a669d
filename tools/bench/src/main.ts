import { join } from 'node:path';
import { argv, exit } from 'node:process';

import { MEASURES } from './measures.ts';
import { ROOT } from './programs.ts';
import { saveReadings, type Reading, formatReadings } from './reading.ts';

/**
 * `npm run bench`: measures the performance goals, all or those named on the command line, and prints and saves the
 * results.
 */
const RESULT = join(ROOT, '.cache/bench.json');

const requestedNames = argv.slice(2);
const unknownNames = requestedNames.filter((name) => !(name in MEASURES));
if (unknownNames.length > 0) {
  console.error(`Unknown: ${unknownNames.join(', ')}. There are: ${Object.keys(MEASURES).join(', ')}.`);
  exit(2);
}

const readings: Reading[] = [];
const failedNames: string[] = [];
for (const [name, measure] of Object.entries(MEASURES)) {
  if (requestedNames.length > 0 && !requestedNames.includes(name)) continue;
  console.error(`measuring ${name} …`);
  try {
    readings.push(...(await measure()));
    saveReadings(RESULT, readings); // a measure takes minutes: what a later one does must not lose it
  } catch (error) {
    console.error(`${name} failed:`, error);
    failedNames.push(name);
  }
}
console.log(formatReadings(readings));
console.log('saved in .cache/bench.json');
if (failedNames.length > 0) {
  console.error(`Failed: ${failedNames.join(', ')}.`);
  exit(1);
}
