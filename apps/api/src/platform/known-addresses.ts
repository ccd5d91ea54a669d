// Finds whether an address of the web application exists, for its status code.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { findPublicPage } from '@ebpls/contracts';
import * as v from 'valibot';

/** Status of an address of the release for a browser and for a search engine. */
export interface KnownAddress {
  readonly is_known: boolean;
  /** False for signed-in areas, addresses that contain a code, and missing pages. */
  readonly is_indexed: boolean;
}

const Release = v.object({
  slots: v.array(v.object({ mounts: v.array(v.string()), admits: v.optional(v.unknown()) })),
});
type Slots = v.InferOutput<typeof Release>['slots'];

/**
 * Decides by the shell's own pages and the mounts of the served release whether there is a page at an
 * address. Below a mount every address counts as known, because only the remote knows its pages; without the
 * list of slots every address does.
 */
export function openKnownAddresses(): (root: string, address: string) => Promise<KnownAddress> {
  let cachedSlots: { readonly root: string; readonly slots: Promise<Slots | undefined> } | undefined;
  return async (root, address) => {
    const page = findPublicPage(address);
    if (page !== undefined || address === '/') return { is_known: true, is_indexed: page?.is_indexed ?? true };
    // The files of a numbered release never change; only the served release does.
    if (cachedSlots?.root !== root) cachedSlots = { root, slots: readSlots(root) };
    const slots = await cachedSlots.slots;
    if (slots === undefined) return { is_known: true, is_indexed: false };
    const slot = slots.find(({ mounts }) => mounts.some((mount) => isBelow(address, mount)));
    return { is_known: slot !== undefined, is_indexed: slot?.admits === 'anyone' };
  };
}

function isBelow(address: string, mount: string): boolean {
  return address === mount || address.startsWith(`${mount}/`);
}

async function readSlots(root: string): Promise<Slots | undefined> {
  try {
    const result = v.safeParse(Release, JSON.parse(await readFile(join(root, 'release.json'), 'utf8')));
    return result.success ? result.output.slots : undefined;
  } catch {
    return undefined;
  }
}
