import { createHash } from 'node:crypto';

import { runConcurrently, type FileStore, StoreAway } from '@ebpls/storage';

import { Refusal } from '../refusal.ts';

/** A move of all uploaded files from one store to another. */
export interface FileMove {
  readonly from: FileStore;
  readonly to: FileStore;
  /** False leaves the files where they are, too. */
  readonly removes: boolean;
}

interface Counts {
  copied: number;
  present: number;
  bytes: number;
  removed: number;
}

/**
 * Copies every file from one store to another, reads it back there and compares its SHA-256 with the original; removes
 * the originals only after all of them were compared. Until then the first place is complete, and from then on the
 * second is: a move that was cut continues when it is started again. Returns lines for the operator, or throws a
 * Refusal.
 */
export async function moveFiles(move: FileMove): Promise<readonly string[]> {
  const { from, to } = move;
  if (from.place === to.place) throw new Refusal(`Both are ${from.place}: there is nothing to move.`);
  const counts = { copied: 0, present: 0, bytes: 0, removed: 0 };
  try {
    const comparedNames = await copyAll(move, counts);
    const lateFileCount = move.removes ? await removeAll(from, comparedNames, counts) : 0;
    return formatLines(move, counts, lateFileCount);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (!(error instanceof StoreAway)) throw error;
    const progress = `${counts.copied + counts.present} files are in ${to.place}, ${counts.removed} were removed from ${from.place}`;
    throw new Refusal(`${error.message}\n${progress}. Run the command again to continue.`);
  }
}

/** The names of all files that are the same in both places. */
async function copyAll({ from, to }: FileMove, counts: Counts): Promise<ReadonlySet<string>> {
  const present = new Map<string, number>();
  for await (const { name, size } of to.list()) present.set(name, size);
  const comparedNames = new Set<string>();
  await runConcurrently(wholeFiles(from), async ({ name, size }) => {
    const isPresent = present.get(name) === size && (await computeHash(from, name)) === (await computeHash(to, name));
    if (isPresent) counts.present += 1;
    else {
      await copy({ from, to, name });
      counts.copied += 1;
    }
    counts.bytes += size;
    comparedNames.add(name);
  });
  return comparedNames;
}

async function copy({ from, to, name }: Pick<FileMove, 'from' | 'to'> & { readonly name: string }): Promise<void> {
  const { sha256 } = await to.write(name, from.read(name));
  if ((await computeHash(to, name)) !== sha256)
    throw new Refusal(`${name} differs between ${to.place} and ${from.place}. Nothing was removed.`);
}

async function computeHash(store: FileStore, name: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of store.read(name)) hash.update(piece as Buffer); // a store yields bytes
  return hash.digest('hex');
}

/** Count of files that stayed because they came after the others had been compared. */
async function removeAll(from: FileStore, comparedNames: ReadonlySet<string>, counts: Counts): Promise<number> {
  let lateFileCount = 0;
  await runConcurrently(wholeFiles(from), async ({ name }) => {
    if (!comparedNames.has(name)) return void (lateFileCount += 1);
    await from.remove(name);
    counts.removed += 1;
  });
  return lateFileCount;
}

/** Uploads that have not ended belong to the place where they began; their senders start them again. */
async function* wholeFiles(store: FileStore): AsyncGenerator<{ readonly name: string; readonly size: number }> {
  for await (const file of store.list()) if (!file.name.startsWith('partial/')) yield file;
}

function formatLines({ from, to, removes }: FileMove, counts: Counts, lateFileCount: number): string[] {
  const { copied, present, bytes, removed } = counts;
  const all = copied + present;
  const lines = [
    `${all} ${all === 1 ? 'file' : 'files'}, ${(bytes / 1e6).toFixed(1)} MB: ${copied} copied, ${present} there already, all compared by their SHA-256.`,
  ];
  if (removes) lines.push(`${removed} removed from ${from.place}.`);
  if (lateFileCount > 0)
    lines.push(`${lateFileCount} came meanwhile and stayed there: start it again once the product is stopped.`);
  return [...lines, `The files are in ${to.place}.`];
}
