// Reads a release from a folder or bucket and verifies its signature.

import type { Release } from '@ebpls/remote-kit/declare';
import type { FileStore } from '@ebpls/storage';
import * as v from 'valibot';

import type { ReleasePaths } from '../release-paths.ts';
import { loadTrustedKeys } from '../signing/keys.ts';
import { findSignatureFault } from '../signing/verify.ts';
import { getReleaseName, POINTER, readText } from './remote-place.ts';

const Pointer = v.object({ number: v.pipe(v.number(), v.integer(), v.minValue(1)) });
/** Fields of a remote release by which its signature is verified; the rest is trusted because of it. */
const SignedFields = v.looseObject({
  number: v.number(),
  files: v.string(),
  signature: v.optional(v.object({ key: v.string(), value: v.string() })),
});

/** The number that a place elsewhere points at. Throws with a sentence when it points at none. */
export async function readPointer(from: FileStore): Promise<number> {
  const pointer = v.safeParse(Pointer, parseJson(await readText(from, POINTER)));
  if (!pointer.success) throw new Error(`${from.place} has no release. Push one there first.`);
  return pointer.output.number;
}

/** Content of a release in a remote place. Throws with a sentence when its signature is not valid here. */
export async function readSigned(number: number, from: FileStore, places: ReleasePaths): Promise<Release> {
  const content = parseJson(await readText(from, getReleaseName(number)));
  if (!v.is(SignedFields, content) || content.number !== number)
    throw new Error(`${from.place}: ${getReleaseName(number)} is not release ${number}.`);
  const release = content as unknown as Release; // all of it is signed, as is verified in the next line
  const fault = findSignatureFault(release, loadTrustedKeys(places));
  if (fault) throw new Error(`${from.place}: ${fault}`);
  return release;
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
