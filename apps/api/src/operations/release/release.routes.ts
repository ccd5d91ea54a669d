import { getServedRelease, reportRelease, type ServedRelease } from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { type ComposedRelease, hasVersion, readComposed } from './composed.ts';
import { listFailures, listFailuresBySlot, recordFailure } from './release.queries.ts';

const RELEASE_DAY_MS = 86_400_000;

/** What is served to browsers, and what they say of it. */
export function releaseRoutes(api: Api): void {
  registerEndpoint(api, reportRelease, 'release.report', async ({ body, actor }) => {
    const composed = await readComposed(api.config.release_dir, body.release_no);
    // What was never released cannot have failed: nobody fills the table with inventions.
    if (!composed || !hasVersion(composed, body.slot, body.version)) throw new Refused('missing', 'thing.missing');
    api.app.log.error({ ...body, role: actor.role, account_id: actor.account_id }, 'release failed in a browser');
    await recordFailure(api.db, { report: body, account_id: actor.account_id, at: api.clock.now() });
  });
  registerEndpoint(api, getServedRelease, 'release.read', async () => {
    const [composed, failures, by_slot] = await Promise.all([
      readComposed(api.config.release_dir, 'current'),
      listFailures(api.db),
      listFailuresBySlot(api.db, new Date(api.clock.now().getTime() - RELEASE_DAY_MS)),
    ]);
    return toServedRelease(composed, failures, by_slot);
  });
}

function toServedRelease(
  composed: ComposedRelease | undefined,
  failures: ServedRelease['failures'],
  by_slot: Awaited<ReturnType<typeof listFailuresBySlot>>,
): ServedRelease {
  return {
    release_no: composed?.number ?? null,
    composed_at: composed?.composed_at ?? null,
    signed_with: composed?.signature?.key ?? null,
    slots: (composed?.slots ?? []).map(({ slot, remote, version, before, trial }) => ({
      slot,
      remote,
      version,
      before: before?.version ?? null,
      trial: trial ? { version: trial.version, group: groupWritten(trial.group), until: trial.until } : null,
      failures_today: by_slot.find((one) => one.slot === slot && one.version === version)?.people ?? 0,
    })),
    failures,
  };
}

/** `office fire`, `user 12`, `percent 5`: the words of the command that began the trial. */
function groupWritten(group: object): string {
  return Object.entries(group)
    .map(([kind, who]) => `${kind} ${String(who)}`)
    .join();
}
