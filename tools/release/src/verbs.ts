// Commands of `npm run release`, such as `publish`, `compose` and `rollback`.

import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';

import type { FileStore } from '@ebpls/storage';

import { compose, listReasonsAgainst } from './compose.ts';
import { addRemote } from './remote-hosts/add-remote.ts';
import { removeUnneededRemote, listUnneededRemote } from './remote-hosts/gc-remote.ts';
import { parseHosts } from './remote-hosts/fetch-bytes.ts';
import { withPlace } from './remote-hosts/remote-place.ts';
import { pullSigned } from './remote-hosts/pull.ts';
import { pushSigned } from './remote-hosts/push.ts';
import { compareReleases } from './inspect/diff.ts';
import { removeUnneeded, listUnneeded } from './inspect/gc.ts';
import { type ReleasePaths, listReleaseNumbers } from './release-paths.ts';
import { promote, getPromotedNumber, restoreRelease } from './promote.ts';
import { publish } from './store/publish.ts';
import { makeKey, formatPublicKey, loadReleaseSigningKey, trustKey, loadTrustedKeys } from './signing/keys.ts';
import { signRelease } from './signing/sign.ts';
import { readSlots } from './slots.ts';
import { runCanaryCommand } from './canary/canary.ts';
import { signOverride } from './canary/sign-override.ts';
import { publishAll, releaseWorkspace } from './workspace.ts';

/** Folder and settings with which a verb of `npm run release` runs. */
interface Workplace {
  readonly root: string;
  readonly places: ReleasePaths;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** A verb takes its arguments and returns the lines to print. Throws with a sentence for the person. */
export type Verb = (given: readonly string[], at: Workplace) => readonly string[] | Promise<readonly string[]>;

/** Every word after `npm run release --`, in the order in which a release comes to be. */
export const VERBS: Readonly<Record<string, Verb>> = {
  async publish([name], { root, places }) {
    if (!name) throw new Error('Enter the app to publish: publish owner');
    const { id } = await publish(join(root, 'apps', name, 'dist'), places);
    return [`published ${name}@${id}`];
  },
  async 'publish-all'(_, { root, places }) {
    return (await publishAll(root, places)).map(({ name, id }) => `published ${name}@${id}`);
  },
  async add([name, address], { places, environment }) {
    if (!name || !address)
      throw new Error('Enter the remote and its address: add inspections https://…/0.2.0-1a2b3c4d/');
    const { id } = await addRemote({ name, address }, places, parseHosts(environment));
    return [`published ${name}@${id}; put it into the list of slots`];
  },
  async record(_, { root }) {
    // Only here: what is on the wire takes longer to load than the other verbs need for all that they do.
    const { writeRecord } = await import('./recorded/contract-record.ts');
    return [await writeRecord(root)];
  },
  check([file], { root, places }) {
    const list = readSlots(file ?? getListPath(root));
    const reasons = listReasonsAgainst(list, places);
    if (reasons.length > 0) throw new Error(reasons.join('\n'));
    return [`${Object.keys(list.slots).length} slots fit the shell; compose would take them`];
  },
  compose([file], { root, places }) {
    return [`composed release ${compose(readSlots(file ?? getListPath(root)), places)}`];
  },
  key([text], { places }) {
    if (text === undefined) return [`trusted ${formatPublicKey(makeKey(places))}; the key is ${places.key}`];
    trustKey(text, places);
    return [`trusted ${text}`];
  },
  sign([number], at) {
    const chosenNumber = getReleaseNumber(number, at.places);
    const key = getSigningKey(at);
    const own = formatPublicKey(key);
    if (!loadTrustedKeys(at.places).includes(own))
      throw new Error(
        `Nothing was written: the key ${own} is not trusted here, so no release with its signature would be served. ` +
          `Run "key ${own}" first if it is yours.`,
      );
    signRelease(chosenNumber, at.places, key);
    return [`signed release ${chosenNumber}`];
  },
  promote([number], { places }) {
    const chosenNumber = getReleaseNumber(number, places);
    promote(chosenNumber, places);
    return [`release ${chosenNumber} is served`];
  },
  rollback(_, { places }) {
    return [`release ${restoreRelease(places)} is served`];
  },
  push([address, number], { places, environment }) {
    if (!address) throw new Error('Enter the target: push /mnt/releases, or push s3://bucket/prefix');
    const promotedNumber = number === undefined ? getPromotedNumber(places) : undefined;
    const pushedNumber = promotedNumber ?? getReleaseNumber(number, places);
    return withPlace(address, environment, (place) => pushSigned(pushedNumber, places, place));
  },
  pull([address, how], { places, environment }) {
    if (!address) throw new Error('Enter the source: pull /mnt/releases, or pull s3://bucket/prefix');
    if (how !== undefined && how !== '--back')
      throw new Error('pull --back pulls a release earlier than the served one.');
    return withPlace(address, environment, (place) => pullSigned(place, places, { allowsDowngrade: how === '--back' }));
  },
  list(_, { places }) {
    return listReleaseNumbers(places).map(
      (number) => `${number}${number === getPromotedNumber(places) ? ' (served)' : ''}`,
    );
  },
  diff([one, other], { places }) {
    if (!isNumber(one) || !isNumber(other)) throw new Error('Enter two releases: diff 7 8');
    return compareReleases(Number(one), Number(other), places);
  },
  async gc(args, { places, environment }) {
    const [address, ...more] = args.filter((arg) => arg !== '--remove');
    if (address?.startsWith('--') || more.length > 0)
      throw new Error('gc lists what can be removed, gc <place> what can be removed there; --remove removes it.');
    const removes = args.includes('--remove');
    const lines =
      address === undefined
        ? gcHere(places, removes)
        : await withPlace(address, environment, (place) => gcThere(place, places, removes));
    const action = removes ? 'removed' : 'would remove';
    return lines.length === 0 ? ['everything is still needed'] : lines.map((line) => `${action} ${line}`);
  },
  canary(args, { root, places }) {
    return runCanaryCommand(args, { file: getListPath(root), places });
  },
  override(args, at) {
    return signOverride(args, { places: at.places, key: getSigningKey(at) });
  },
  async workspace(_, { root, places }) {
    const { number, isNew } = await releaseWorkspace(root, places);
    return [isNew ? `release ${number} composed and served` : `release ${number} is served, nothing changed`];
  },
};

function gcHere(places: ReleasePaths, removes: boolean): string[] {
  const unneededBuilds = listUnneeded(places, new Date());
  if (removes) removeUnneeded(unneededBuilds, places);
  return [...unneededBuilds.releases.map((number) => `release ${number}`), ...unneededBuilds.builds];
}

async function gcThere(place: FileStore, places: ReleasePaths, removes: boolean): Promise<string[]> {
  const unneededFiles = await listUnneededRemote(place, places, new Date());
  if (removes) await removeUnneededRemote(unneededFiles, place);
  const { releases, files, size } = unneededFiles;
  const megabytes = (size / 1e6).toFixed(1);
  return [
    ...releases.map((number) => `release ${number}`),
    ...(files.length === 0 ? [] : [`files that no kept release names: files ${files.length}, MB ${megabytes}`]),
  ];
}

/** The platform team's list. */
const getListPath = (root: string): string => join(root, 'tools/release/slots.json');

/** The key to sign with. Throws the sentence that explains how to get one. */
function getSigningKey({ environment, places }: Pick<Workplace, 'environment' | 'places'>): KeyObject {
  const key = loadReleaseSigningKey(environment, places);
  if (!key) throw new Error('There is no signing key. Set RELEASE_KEY_FILE, or create one with "key".');
  return key;
}

function getReleaseNumber(number: string | undefined, places: ReleasePaths): number {
  if (number !== undefined && !isNumber(number)) throw new Error(`"${number}" is not the number of a release.`);
  const chosenNumber = number === undefined ? listReleaseNumbers(places)[0] : Number(number);
  if (chosenNumber === undefined) throw new Error('There is no release yet: compose one first.');
  return chosenNumber;
}

function isNumber(text: string | undefined): text is string {
  return text !== undefined && /^\d+$/.test(text);
}
