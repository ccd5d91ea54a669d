import { callEndpoint, isRefusal, createIdempotencyKey, openText, sealText, toTypedKey } from '@ebpls/api-client';
import { Instant, scanPermit, Uuid } from '@ebpls/contracts';
import { useSession } from '@ebpls/remote-kit';
import * as v from 'valibot';

/** More than a market has stalls; older ones make room. */
const WAITING_MOST = 500;

const Scan = v.object({
  qrcode: v.string(),
  scan_key: Uuid,
  scanned_at: v.optional(Instant),
  place: v.optional(v.object({ lat: v.number(), lng: v.number(), accuracy: v.number() })),
});
export type Scan = v.InferOutput<typeof Scan>;

/** A key of a scan, drawn by hand where the page has no secure context. */
export function newScanKey(): string {
  const drawn = createIdempotencyKey();
  const ends = [8, 12, 16, 20, 32];
  return ends.map((end, place) => drawn.slice(ends[place - 1] ?? 0, end)).join('-');
}

/** Who scans. What they scanned is sent as theirs or not at all. */
export function scanningAccount(): number {
  return useSession.getState().user?.id ?? 0;
}

/** Of one person: a sign-out, and another's sign-in, leaves nothing of it on this device. */
function shelf(): string {
  return toTypedKey(scanningAccount(), 'scans');
}

/** What was kept while the key was away; the next time with it, all of it is encrypted. */
const unlockedShelf = (): string => `${shelf()} unlocked`;

interface KeptScans {
  readonly scans: readonly Scan[];
  /** There are some that only the next sign-in opens. */
  readonly is_locked: boolean;
}

async function readScans(): Promise<KeptScans> {
  const [kept, later] = await Promise.all([readShelf(shelf()), readShelf(unlockedShelf())]);
  return { scans: [...(kept ?? []), ...(later ?? [])], is_locked: kept === undefined };
}

/** The scans under a name; undefined where they are locked. */
async function readShelf(name: string): Promise<readonly Scan[] | undefined> {
  try {
    const text = localStorage.getItem(name);
    const opened = text === null ? { value: [] } : await openText(scanningAccount(), name, text);
    const kept = v.safeParse(v.array(Scan), opened?.value);
    return opened && (kept.success ? kept.output : []);
  } catch {
    return [];
  }
}

/** Scans made without signal that nobody has received yet. */
export async function listWaitingScans(): Promise<readonly Scan[]> {
  return (await readScans()).scans;
}

let last_change: Promise<unknown> = Promise.resolve();

/** One change after the other, so that a scan that is kept while others are sent is not lost. */
function changeScans(change: (scans: readonly Scan[]) => readonly Scan[]): Promise<void> {
  const changed = last_change.then(async () => {
    const { scans, is_locked } = await readScans();
    const name = is_locked ? unlockedShelf() : shelf();
    localStorage.setItem(name, await sealText(scanningAccount(), name, change(scans).slice(-WAITING_MOST)));
    if (!is_locked) localStorage.removeItem(unlockedShelf());
  });
  last_change = changed.catch(() => undefined);
  return changed;
}

/** Keeps a scan, encrypted, until there is signal. */
export function keepScan(scan: Scan): Promise<void> {
  return changeScans((scans) => [...scans, scan]);
}

let sending: Promise<number> | undefined;

/** Sends what waits, the oldest first, and answers how many arrived; one that is refused for good waits no longer. */
export function sendWaiting(): Promise<number> {
  sending ??= sendAll().finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendAll(): Promise<number> {
  let sent = 0;
  const account = scanningAccount();
  for (const scan of await listWaitingScans()) {
    try {
      await callEndpoint(scanPermit, { body: scan, account });
      sent += 1;
    } catch (error) {
      if (!isRefusal(error) || error.code !== 'invalid') break;
    }
    await changeScans((scans) => scans.filter(({ scan_key }) => scan_key !== scan.scan_key));
  }
  return sent;
}
