import { getServedRelease, reportRelease, type ServedRelease } from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { type ComposedRelease, hasVersion, readComposedRelease } from './composed-release.ts';
import { listFailures, listFailuresBySlot, recordFailure } from './release.queries.ts';

const RELEASE_DAY_MS = 86_400_000;

/** The release served to browsers, and their failure reports. */
export function releaseRoutes(api: Api): void {
  registerEndpoint(api, reportRelease, 'release.report', async ({ body, actor }) => {
    const composedRelease = await readComposedRelease(api.config.release_dir, body.release_no);
    // A version that was never released cannot have failed: nobody can fill the table with invented ones.
    if (!composedRelease || !hasVersion(composedRelease, body.slot, body.version))
      throw new Refused('missing', 'resource.missing');
    api.app.log.error({ ...body, role: actor.role, account_id: actor.account_id }, 'release failed in a browser');
    await recordFailure(api.db, { report: body, account_id: actor.account_id, at: api.clock.now() });
  });
  registerEndpoint(api, getServedRelease, 'release.read', async () => {
    const [composedRelease, failures, by_slot] = await Promise.all([
      readComposedRelease(api.config.release_dir, 'current'),
      listFailures(api.db),
      listFailuresBySlot(api.db, new Date(api.clock.now().getTime() - RELEASE_DAY_MS)),
    ]);
    return toServedRelease(composedRelease, failures, by_slot);
  });
}

function toServedRelease(
  composedRelease: ComposedRelease | undefined,
  failures: ServedRelease['failures'],
  by_slot: Awaited<ReturnType<typeof listFailuresBySlot>>,
): ServedRelease {
  return {
    release_no: composedRelease?.number ?? null,
    composed_at: composedRelease?.composed_at ?? null,
    signed_with: composedRelease?.signature?.key ?? null,
    slots: (composedRelease?.slots ?? []).map(({ slot, remote, version, before, trial }) => ({
      slot,
      remote,
      version,
      before: before?.version ?? null,
      trial: trial ? { version: trial.version, group: formatGroup(trial.group), until: trial.until } : null,
      failures_today: by_slot.find((one) => one.slot === slot && one.version === version)?.people ?? 0,
    })),
    failures,
  };
}

/** `office fire`, `user 12`, `percent 5`: the arguments of the command that began the trial. */
function formatGroup(group: object): string {
  return Object.entries(group)
    .map(([kind, who]) => `${kind} ${String(who)}`)
    .join();
}
