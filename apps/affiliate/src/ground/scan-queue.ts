import { call, isRefusal, newIdempotencyKey, typedBy } from '@ebpls/api-client';
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
  const drawn = newIdempotencyKey();
  const ends = [8, 12, 16, 20, 32];
  return ends.map((end, place) => drawn.slice(ends[place - 1] ?? 0, end)).join('-');
}

/** Who scans. What they scanned is sent as theirs or not at all. */
export function scanningAccount(): number {
  return useSession.getState().user?.id ?? 0;
}

/** Of one person: a sign-out, and another's sign-in, leaves nothing of it on this device. */
function shelf(): string {
  return typedBy(scanningAccount(), 'scans');
}

/** Scans made without signal that nobody has received yet. */
export function waitingScans(): readonly Scan[] {
  try {
    const kept = v.safeParse(v.array(Scan), JSON.parse(localStorage.getItem(shelf()) ?? '[]'));
    return kept.success ? kept.output : [];
  } catch {
    return [];
  }
}

function put(scans: readonly Scan[]): void {
  localStorage.setItem(shelf(), JSON.stringify(scans.slice(-WAITING_MOST)));
}

/** Keeps a scan until there is signal. */
export function keepScan(scan: Scan): void {
  put([...waitingScans(), scan]);
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
  for (const scan of waitingScans()) {
    try {
      await call(scanPermit, { body: scan, account });
      sent += 1;
    } catch (error) {
      if (!isRefusal(error) || error.code !== 'invalid') break;
    }
    put(waitingScans().filter(({ scan_key }) => scan_key !== scan.scan_key));
  }
  return sent;
}
