import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Release } from '@ebpls/remote-kit/declare';
import type { FileStore } from '@ebpls/storage';
import * as v from 'valibot';

import { readRelease } from '../numbers.ts';
import type { Places } from '../places.ts';
import { promote, promoted } from '../promote.ts';
import { trustedKeys } from '../signing/keys.ts';
import { signatureFault } from '../signing/verify.ts';
import { layBuilds } from './builds.ts';
import { fetchRelease } from './fetch-release.ts';
import { nameOfRelease, POINTER, readText } from './place.ts';

const Pointer = v.object({ number: v.pipe(v.number(), v.integer(), v.minValue(1)) });
/** As much as the signature needs; the rest is believed because of it. */
const Signed = v.looseObject({
  number: v.number(),
  files: v.string(),
  signature: v.optional(v.object({ key: v.string(), value: v.string() })),
});

/**
 * Takes the release that a place elsewhere points at, and serves it. The signature is verified before anything is
 * fetched and each file's hash as it comes; the pointer here moves when all of it lies here. What is here already is not
 * fetched again, so that a pull that was cut goes on. An earlier release than the served one is taken with `goesBack`
 * alone: an old one is signed as well, whoever laid it out again. Throws with a sentence.
 */
export async function pull(
  from: FileStore,
  places: Places,
  { goesBack }: { readonly goesBack: boolean },
): Promise<readonly string[]> {
  const release = await readSigned(from, places);
  const { number } = release;
  const served = promoted(places) ?? 0;
  if (number < served && !goesBack)
    throw new Error(
      `${from.place} points at release ${number}; release ${served} is served here. To go back to it: pull <place> --back`,
    );
  const lines = existsSync(join(places.releases, String(number)))
    ? [sameHere(release, places)]
    : await fetchRelease(release, places, from);
  await layBuilds(number, places, from);
  promote(number, places);
  return [...lines, `release ${number} is served`];
}

/** What the place points at, with a signature that holds here. */
async function readSigned(from: FileStore, places: Places): Promise<Release> {
  const pointer = v.safeParse(Pointer, parsed(await readText(from, POINTER)));
  if (!pointer.success) throw new Error(`${from.place} points at no release: push one there first.`);
  const { number } = pointer.output;
  const said = parsed(await readText(from, nameOfRelease(number)));
  if (!v.is(Signed, said) || said.number !== number)
    throw new Error(`${from.place}: ${nameOfRelease(number)} is not release ${number}.`);
  const release = said as unknown as Release; // all of it is signed, as is verified in the next line
  const fault = signatureFault(release, trustedKeys(places));
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

function sameHere({ number, signature }: Release, places: Places): string {
  if (readRelease(number, places).signature?.value !== signature?.value)
    throw new Error(`There is another release ${number} here. Pull into a release directory of its own (RELEASE_DIR).`);
  return `release ${number} is here already`;
}
