// Reports to the server which release, signature and remote versions a page runs.

import { callEndpoint, hasConnection } from '@ebpls/api-client';
import { MAX_RELEASE_REPORT_LENGTHS, type ReleaseReport, reportRelease } from '@ebpls/contracts';
import { useSession } from '@ebpls/remote-kit';
import type { Release, ReleaseSlot } from '@ebpls/remote-kit/declare';
import * as v from 'valibot';

const ServedRelease = v.object({ number: v.number(), shell: v.string() });

let servedRelease: v.InferOutput<typeof ServedRelease> | undefined;
const reportedFailures = new Set<string>();

/** Stores this page's release for later reports. */
export function recordPageRelease({ number, shell }: Release): void {
  servedRelease = { number, shell };
}

/**
 * Reports to the server a release with a wrong signature, as soon as somebody is signed in. The report names the page's
 * own release; without one, the received one as far as it is readable.
 */
export function reportSignature(signedRelease: unknown): void {
  runWhenSignedIn(() => {
    const release = servedRelease ?? (v.is(ServedRelease, signedRelease) ? signedRelease : undefined);
    if (!release) return;
    const error = 'The release is not signed by a key of this page.';
    sendReport(release.number, { slot: 'shell', version: release.shell, stage: 'signature', error });
  });
}

function runWhenSignedIn(act: () => void): void {
  if (useSession.getState().user !== undefined) {
    act();
    return;
  }
  const stop = useSession.subscribe(({ user }) => {
    if (user === undefined) return;
    stop();
    act();
  });
}

/**
 * Reports to the server that a version did not start, once for each way to fail. Visitors without a session report
 * nothing.
 */
export function reportRemote(
  { slot }: Pick<ReleaseSlot, 'slot'>,
  { version, stage, error }: Pick<ReleaseReport, 'version' | 'stage'> & { readonly error: unknown },
): void {
  if (servedRelease !== undefined && useSession.getState().user !== undefined)
    sendReport(servedRelease.number, { slot, version, stage, error });
}

/** Returns whether this page already reported that a version could not be opened. */
export function wasUnopened(slot: string, version: string): boolean {
  return reportedFailures.has(`${slot} ${version} entry`);
}

interface Failure extends Pick<ReleaseReport, 'slot' | 'version' | 'stage'> {
  readonly error: unknown;
}

function sendReport(release_no: number, { slot, version, stage, error }: Failure): void {
  const way = `${slot} ${version} ${stage}`;
  if (reportedFailures.has(way) || !hasConnection()) return;
  reportedFailures.add(way);
  const { slot: slot_most, version: version_most, message: message_most } = MAX_RELEASE_REPORT_LENGTHS;
  const body = {
    release_no,
    slot: slot.slice(0, slot_most),
    version: version.slice(0, version_most),
    stage,
    message: String(error instanceof Error ? error.message : error).slice(0, message_most),
  };
  callEndpoint(reportRelease, { body, keepalive: true }).catch(() => undefined);
}
