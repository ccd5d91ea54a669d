import type { Release } from '@ebpls/remote-kit/declare';
import type { FileStore } from '@ebpls/storage';
import * as v from 'valibot';

import type { ReleasePaths } from '../release-paths.ts';
import { loadTrustedKeys } from '../signing/keys.ts';
import { signatureFault } from '../signing/verify.ts';
import { nameOfRelease, POINTER, readText } from './place.ts';

const Pointer = v.object({ number: v.pipe(v.number(), v.integer(), v.minValue(1)) });
/** As much as the signature needs; the rest is believed because of it. */
const Signed = v.looseObject({
  number: v.number(),
  files: v.string(),
  signature: v.optional(v.object({ key: v.string(), value: v.string() })),
});

/** The number that a place elsewhere points at. Throws with a sentence when it points at none. */
export async function readPointer(from: FileStore): Promise<number> {
  const pointer = v.safeParse(Pointer, parsed(await readText(from, POINTER)));
  if (!pointer.success) throw new Error(`${from.place} points at no release: push one there first.`);
  return pointer.output.number;
}

/** What a release says in a place elsewhere. Throws with a sentence when its signature does not hold here. */
export async function readSigned(number: number, from: FileStore, places: ReleasePaths): Promise<Release> {
  const said = parsed(await readText(from, nameOfRelease(number)));
  if (!v.is(Signed, said) || said.number !== number)
    throw new Error(`${from.place}: ${nameOfRelease(number)} is not release ${number}.`);
  const release = said as unknown as Release; // all of it is signed, as is verified in the next line
  const fault = signatureFault(release, loadTrustedKeys(places));
  if (fault) throw new Error(`${from.place}: ${fault}`);
  return release;
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
