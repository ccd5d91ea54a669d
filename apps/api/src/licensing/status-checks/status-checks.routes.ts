import { findApplicationStatus as findStatusEndpoint } from '@ebpls/contracts';

import { getRequestLocale } from '../../platform/locale.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { runAtEvenBeat } from '../../platform/rate-limits/even-timing.ts';
import { toNetwork } from '../../platform/rate-limits/network.ts';
import { findApplicationStatus } from './find-application-status.ts';

/** The stage of an application for a person without a sign-in. */
export function statusChecksRoutes(api: Api): void {
  registerEndpoint(api, findStatusEndpoint, 'public', ({ body, request }) =>
    runAtEvenBeat(() =>
      api.publicReads.run(() =>
        findApplicationStatus(api, body, { network: toNetwork(request.ip), locale: getRequestLocale(request) }),
      ),
    ),
  );
}
