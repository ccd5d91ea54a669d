import { call } from '@ebpls/api-client';
import { RELEASE_REPORT_MOST, type ReleaseReport, reportRelease } from '@ebpls/contracts';
import { useSession } from '@ebpls/remote-kit';
import type { ReleaseSlot } from '@ebpls/remote-kit/declare';

let release_no: number | undefined;
const reported = new Set<string>();

/** Remembers which release this page lives in, for what it may have to report of it. */
export function reportAs(number: number): void {
  release_no = number;
}

/** Tells the server that a version did not start, once for each of its ways to fail. Strangers report nothing. */
export function reportRemote(
  { slot }: Pick<ReleaseSlot, 'slot'>,
  { version, stage, error }: Pick<ReleaseReport, 'version' | 'stage'> & { readonly error: unknown },
): void {
  const way = `${slot} ${version} ${stage}`;
  if (release_no === undefined || useSession.getState().user === undefined || reported.has(way)) return;
  if (!navigator.onLine) return;
  reported.add(way);
  const { slot: slot_most, version: version_most, message: message_most } = RELEASE_REPORT_MOST;
  const body = {
    release_no,
    slot: slot.slice(0, slot_most),
    version: version.slice(0, version_most),
    stage,
    message: String(error instanceof Error ? error.message : error).slice(0, message_most),
  };
  call(reportRelease, { body, keepalive: true }).catch(() => undefined);
}
