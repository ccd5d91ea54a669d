// Counts and renders the metrics of this process for a Prometheus server.

import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

import type { Api } from '../../platform/http/api.ts';

/** Seconds; the goals of the product lie at 0.05, 0.2 and 1. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 10];

export interface Metrics {
  readonly registry: Registry;
  /** Counts an answered request. `route` is the pattern of its address, never the address itself. */
  readonly countReply: (
    request: { readonly method: string; readonly route: string },
    status: number,
    seconds: number,
  ) => void;
}

interface QueueGauges {
  readonly mails_queued: number;
  readonly mails_failed: number;
  readonly events_pending: number;
  readonly events_failed: number;
  readonly jobs_waiting: number;
  readonly jobs_failed: number;
  readonly job_age_seconds: number;
}

/**
 * Metrics of this process for a Prometheus server: requests by route and status, sockets, the process itself; and of
 * the queues in the database, read at each scrape. No name, number or address of a person is a label.
 */
export function openMetrics(api: Api): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'ebpls_http_request_seconds',
    help: 'Time from request to response',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  });
  for (const gauge of [createSocketsGauge(api), createFilesGauge(api), ...createDatabaseGauges(api)])
    registry.registerMetric(gauge);
  return {
    registry,
    countReply: ({ method, route }, status, seconds) => requests.observe({ method, route, status }, seconds),
  };
}

function createSocketsGauge({ live }: Api): Gauge {
  return new Gauge({
    name: 'ebpls_sockets',
    help: 'Realtime connections of this process',
    registers: [],
    collect() {
      this.set(live.io.engine.clientsCount);
    },
  });
}

function createFilesGauge({ storage }: Api): Gauge {
  return new Gauge({
    name: 'ebpls_files_differing',
    help: 'Files whose content differed from what was stored, since the start of this process',
    registers: [],
    collect() {
      this.set(storage.differing());
    },
  });
}

/** While the database is unreachable they have no value, and `ebpls_database_up` reports why. */
function createDatabaseGauges({ db }: Api): Gauge[] {
  let pendingGauges: Promise<QueueGauges | undefined> | undefined;
  // All of them are collected together: one query serves every gauge.
  const loadGauges = (): Promise<QueueGauges | undefined> =>
    (pendingGauges ??= loadQueueGauges(db)
      .catch(() => undefined)
      .finally(() => (pendingGauges = undefined)));
  const createGauge = (
    name: string,
    help: string,
    getValue: (found: QueueGauges | undefined) => number | undefined,
  ): Gauge =>
    new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        const value = getValue(await loadGauges());
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  return [
    createGauge('ebpls_database_up', '1 while the database answers', (gauges) => (gauges === undefined ? 0 : 1)),
    createGauge('ebpls_mails_queued', 'E-mails not sent yet', (gauges) => gauges?.mails_queued),
    createGauge('ebpls_mails_failed', 'E-mails that could not be sent', (gauges) => gauges?.mails_failed),
    createGauge('ebpls_events_pending', 'Actions with notifications not sent yet', (gauges) => gauges?.events_pending),
    createGauge(
      'ebpls_events_failed',
      'Actions with notifications that could not be sent',
      (gauges) => gauges?.events_failed,
    ),
    createGauge('ebpls_jobs_waiting', 'Jobs that are due', (gauges) => gauges?.jobs_waiting),
    createGauge('ebpls_jobs_failed', 'Jobs that failed after all attempts', (gauges) => gauges?.jobs_failed),
    createGauge(
      'ebpls_job_age_seconds',
      'Time since the oldest pending job became due',
      (gauges) => gauges?.job_age_seconds,
    ),
  ];
}

async function loadQueueGauges(db: Api['db']): Promise<QueueGauges> {
  const { rows } = await sql<QueueGauges>`
    select
      (select count(*)::int from mail where state = 'QUEUED') as mails_queued,
      (select count(*)::int from mail where state = 'FAILED') as mails_failed,
      (select count(*)::int from act_event where delivered_at is null) as events_pending,
      (select count(*)::int from act_event where delivered_at is null and last_error is not null) as events_failed,
      count(*) filter (where run_at <= now() and attempts < max_attempts)::int as jobs_waiting,
      count(*) filter (where attempts >= max_attempts)::int as jobs_failed,
      coalesce(extract(epoch from now() - min(run_at) filter (where run_at <= now() and attempts < max_attempts)), 0)::int
        as job_age_seconds
    from graphile_worker.jobs`.execute(db);
  return rows[0] as QueueGauges; // an aggregate has one row
}
