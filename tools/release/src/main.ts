import { join, resolve } from 'node:path';

import { compose, releaseNumbers } from './compose.ts';
import { placesIn } from './places.ts';
import { promote, promoted, rollback } from './promote.ts';
import { publish } from './publish.ts';
import { readSlots } from './slots.ts';
import { publishAll, releaseWorkspace } from './workspace.ts';

const root = resolve(import.meta.dirname, '../../..');
const places = placesIn(process.env['RELEASE_DIR'] ?? join(root, '.release'));

const ACTS: Record<string, (argument: string | undefined) => unknown> = {
  async publish(name) {
    if (!name) throw new Error('Say which app to publish: publish owner');
    const { id } = await publish(join(root, 'apps', name, 'dist'), places);
    console.log(`published ${name}@${id}`);
  },
  async 'publish-all'() {
    for (const { name, id } of await publishAll(root, places)) console.log(`published ${name}@${id}`);
  },
  compose(list = join(root, 'tools/release/slots.json')) {
    console.log(`composed release ${compose(readSlots(list), places)}`);
  },
  promote(number) {
    const chosen = number === undefined ? releaseNumbers(places)[0] : Number(number);
    if (chosen === undefined) throw new Error('There is nothing to promote: compose a release first.');
    promote(chosen, places);
    console.log(`release ${chosen} is served`);
  },
  rollback() {
    console.log(`release ${rollback(places)} is served`);
  },
  list() {
    for (const number of releaseNumbers(places))
      console.log(`${number}${number === promoted(places) ? ' (served)' : ''}`);
  },
  async workspace() {
    const { number, isNew } = await releaseWorkspace(root, places);
    console.log(isNew ? `release ${number} composed and served` : `release ${number} is served, nothing changed`);
  },
};

const [, , act = '', argument] = process.argv;
try {
  const work = ACTS[act];
  if (!work) throw new Error(`Say what to do: ${Object.keys(ACTS).join(' | ')}`);
  await work(argument);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
