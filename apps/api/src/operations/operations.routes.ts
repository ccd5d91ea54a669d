import type { Feature } from '../platform/http/api.ts';
import { barangaysRoutes } from './barangays/barangays.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { mailsRoutes } from './mails/mails.routes.ts';
import { metricsRoutes } from './metrics/metrics.routes.ts';
import { releaseRoutes } from './release/release.routes.ts';
import { setUpRoutes } from './set-up/set-up.routes.ts';
import { screenFailuresRoutes } from './screen-failures/screen-failures.routes.ts';

/**
 * How the system itself is doing: health, measures, mail that did not leave, what is released, screens that failed,
 * and what the municipality still needs.
 */
export const OPERATIONS: readonly Feature[] = [
  barangaysRoutes,
  healthRoutes,
  mailsRoutes,
  metricsRoutes,
  releaseRoutes,
  screenFailuresRoutes,
  setUpRoutes,
];
