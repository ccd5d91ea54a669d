import { callEndpoint, isRefusal, createIdempotencyKey, openText, sealText, toTypedKey } from '@ebpls/api-client';
import { Instant, scanPermit, Uuid } from '@ebpls/contracts';
import { useSession } from '@ebpls/remote-kit';
import * as v from 'valibot';

const MAX_WAITING_SCANS = 500; // More than a market has stalls; beyond it the oldest scans are dropped.

const Scan = v.object({
  qrcode: v.string(),
  scan_key: Uuid,
  scanned_at: v.optional(Instant),
  place: v.optional(v.object({ lat: v.number(), lng: v.number(), accuracy: v.number() })),
});
export type Scan = v.InferOutput<typeof Scan>;

/** A key of a scan in UUID form, generated without crypto.randomUUID where the page has no secure context. */
export function createScanKey(): string {
  const uuid = createIdempotencyKey();
  const ends = [8, 12, 16, 20, 32];
  return ends.map((end, place) => uuid.slice(ends[place - 1] ?? 0, end)).join('-');
}

/** Account of the scanning user. Its scans are sent under it or not at all. */
export function getScanningAccount(): number {
  return useSession.getState().user?.id ?? 0;
}

/** Storage key of one account: a sign-out, and another account's sign-in, removes its scans from this device. */
function getStorageKey(): string {
  return toTypedKey(getScanningAccount(), 'scans');
}

/** Scans that were stored while the encryption key was missing; the next change with the key encrypts all of them. */
const getUnlockedStorageKey = (): string => `${getStorageKey()} unlocked`;

interface KeptScans {
  readonly scans: readonly Scan[];
  /** There are some that only the next sign-in opens. */
  readonly is_locked: boolean;
}

async function readScans(): Promise<KeptScans> {
  const [lockedScans, unlockedScans] = await Promise.all([
    readStoredScans(getStorageKey()),
    readStoredScans(getUnlockedStorageKey()),
  ]);
  return { scans: [...(lockedScans ?? []), ...(unlockedScans ?? [])], is_locked: lockedScans === undefined };
}

/** The scans under a name; undefined where they are locked. */
async function readStoredScans(name: string): Promise<readonly Scan[] | undefined> {
  try {
    const text = localStorage.getItem(name);
    const openedText = text === null ? { value: [] } : await openText(getScanningAccount(), name, text);
    const result = v.safeParse(v.array(Scan), openedText?.value);
    return openedText && (result.success ? result.output : []);
  } catch {
    return [];
  }
}

/** Scans made without signal that are not sent yet. */
export async function listWaitingScans(): Promise<readonly Scan[]> {
  return (await readScans()).scans;
}

let last_change: Promise<unknown> = Promise.resolve();

/** Changes run one after the other, so that a scan that is stored while others are sent is not lost. */
function changeScans(change: (scans: readonly Scan[]) => readonly Scan[]): Promise<void> {
  const change_done = last_change.then(async () => {
    const { scans, is_locked } = await readScans();
    const name = is_locked ? getUnlockedStorageKey() : getStorageKey();
    localStorage.setItem(name, await sealText(getScanningAccount(), name, change(scans).slice(-MAX_WAITING_SCANS)));
    if (!is_locked) localStorage.removeItem(getUnlockedStorageKey());
  });
  last_change = change_done.catch(() => undefined);
  return change_done;
}

/** Stores a scan, encrypted, until there is signal. */
export function saveScan(scan: Scan): Promise<void> {
  return changeScans((scans) => [...scans, scan]);
}

let upload: Promise<number> | undefined;

/** Sends what waits, the oldest first, and answers how many arrived; one that is refused for good waits no longer. */
export function sendWaitingScans(): Promise<number> {
  upload ??= sendQueuedScans().finally(() => {
    upload = undefined;
  });
  return upload;
}

async function sendQueuedScans(): Promise<number> {
  let sentCount = 0;
  const account = getScanningAccount();
  for (const scan of await listWaitingScans()) {
    try {
      await callEndpoint(scanPermit, { body: scan, account });
      sentCount += 1;
    } catch (error) {
      if (!isRefusal(error) || error.code !== 'invalid') break;
    }
    await changeScans((scans) => scans.filter(({ scan_key }) => scan_key !== scan.scan_key));
  }
  return sentCount;
}
