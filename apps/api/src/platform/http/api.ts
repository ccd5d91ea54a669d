// Interface of the API server that every feature receives.

import type { Endpoint } from '@ebpls/contracts';
import type { Action } from '@ebpls/rules';
import type { FastifyInstance } from 'fastify';

import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { ReadGates } from '../load/read-gates.ts';
import type { RepeatedRequests } from './idempotency.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Limits } from '../rate-limits/limits.ts';
import type { WriteCheck } from '../health/write-check.ts';
import type { Live } from '../live/open-live.ts';
import type { Storage } from '../storage.ts';
import type { NumberCodes } from '../passwords/number-codes.ts';
import type { Sessions } from '../identity/sessions.ts';

/** Dependencies that every feature receives. */
export interface Api extends ReadGates {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** One connection of its own, for health and readiness alone. */
  readonly healthDb: Database;
  readonly clock: Clock;
  readonly config: Config;
  readonly storage: Storage;
  readonly live: Live;
  readonly jobs: Jobs;
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly writes: WriteCheck;
  readonly repeats: RepeatedRequests;
  /** Codes of six digits that are sent to a person. */
  readonly codes: NumberCodes;
  /** Every served endpoint, for the test that calls each of them. */
  readonly endpoints: ServedEndpoint[];
}

export interface ServedEndpoint {
  readonly endpoint: Endpoint;
  readonly action: EndpointAction;
}

/** An act of the policy table, or an endpoint that is open to everyone. */
export type EndpointAction = Action | 'public';

/** Serves the endpoints of one noun. */
export type Feature = (api: Api) => void;
