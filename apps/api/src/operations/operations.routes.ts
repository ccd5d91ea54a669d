import type { Feature } from '../platform/http/api.ts';
import { barangaysRoutes } from './barangays/barangays.routes.ts';
import { eventFailuresRoutes } from './event-failures/event-failures.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { mailsRoutes } from './mails/mails.routes.ts';
import { metricsRoutes } from './metrics/metrics.routes.ts';
import { releaseRoutes } from './release/release.routes.ts';
import { setUpRoutes } from './set-up/set-up.routes.ts';
import { screenFailuresRoutes } from './screen-failures/screen-failures.routes.ts';

/**
 * Features for operating the system: health, metrics, unsent mails, releases, failed screens, and steps of the
 * set-up.
 */
export const OPERATIONS: readonly Feature[] = [
  barangaysRoutes,
  eventFailuresRoutes,
  healthRoutes,
  mailsRoutes,
  metricsRoutes,
  releaseRoutes,
  screenFailuresRoutes,
  setUpRoutes,
];
