// Runs the command `canary`: gives some people another version of a remote until a set time, or ends that.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import type { ReleasePaths } from '../release-paths.ts';
import { listReasonsAgainst } from '../compose.ts';
import { checkSlots, readSlots, type SlotList } from '../slots.ts';

type Trial = NonNullable<SlotList['trials']>[string];

/** Usage of the command for canary releases. */
const CANARY_USAGE =
  'canary <slot> <remote@version> --office <role> | --user <account> | --percent <share> --until <time>, or canary <slot> --end';

/**
 * Writes a canary version into the list of slots, or takes it out again, so that the next release has it and every
 * later one keeps it. Throws with every reason, and writes nothing, when `compose` would refuse the list.
 */
export function runCanaryCommand(
  args: readonly string[],
  { file, places }: { file: string; places: ReleasePaths },
): readonly string[] {
  const { values, positionals } = parseArguments(args);
  const [slot, pin] = positionals;
  const list = readSlots(file);
  if (slot === undefined || (pin === undefined) !== (values.end === true)) throw new Error(CANARY_USAGE);
  if (values.end) {
    if (!list.trials?.[slot]) throw new Error(`There is no trial in "${slot}".`);
    const { [slot]: _, ...trials } = list.trials;
    writeCanary(file, { ...list, trials });
    return [`the trial in ${slot} ends with the next release`];
  }
  const trial = { pin: pin ?? '', group: toGroup(values), until: parseUntil(values.until) };
  const changedList = checkSlots({ ...list, trials: { ...list.trials, [slot]: trial } }, 'canary');
  const reasons = listReasonsAgainst(changedList, places);
  if (reasons.length > 0) throw new Error(reasons.join('\n'));
  writeCanary(file, changedList);
  return [`${trial.pin} is tried in ${slot} until ${trial.until}; compose, sign and promote make it so`];
}

function parseArguments(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { office: text, user: text, percent: text, until: text, end: { type: 'boolean' } } as const;
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch {
    throw new Error(CANARY_USAGE);
  }
}

/** The only group of the options; the list's own check validates it. */
function toGroup({ office, user, percent }: { office?: string; user?: string; percent?: string }): Trial['group'] {
  const namedGroups = [
    ...(office === undefined ? [] : [{ office }]),
    ...(user === undefined ? [] : [{ user }]),
    ...(percent === undefined ? [] : [{ percent: Number(percent) }]),
  ];
  const [group] = namedGroups;
  if (namedGroups.length !== 1 || group === undefined) throw new Error(`Name exactly one group: ${CANARY_USAGE}`);
  return group as Trial['group']; // read again, and checked, before anything is written
}

/** An end, as a release writes it. Throws when the words are no time. */
export function parseUntil(text: string | undefined): string {
  const time = Date.parse(text ?? '');
  if (Number.isNaN(time)) throw new Error('Enter the end: --until 2026-12-01T17:00:00+08:00');
  return new Date(time).toISOString();
}

function writeCanary(file: string, list: SlotList): void {
  writeFileSync(file, `${JSON.stringify(list, undefined, 2)}\n`);
}
