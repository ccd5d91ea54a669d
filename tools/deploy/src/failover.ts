import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { type Cluster, openCluster } from './cluster.ts';
import { openLoad } from './load/load.ts';
import { runScript, waitUntilAnswers } from './programs.ts';
import { findFront, openSite, type Site, TOKEN_SECRET } from './site.ts';
import { openStore, type Store } from './object-store.ts';
import { checkDrill, type Part } from './load-tally.ts';

const LOAD = { people: 10, payers: 3, bills: 90 };
const CALM_MS = 8_000;
const SETTLE_MS = 15_000; // until every interrupted client is back
const SHORT_MS = 3_000; // a pause shorter than `retry_timeout`, which nobody should notice

/**
 * `npm run drill -- failover`: three PostgreSQL servers with the shipped files of `cluster`, two nodes and a worker
 * behind the pooler, files in an object store, under load. A node and the store are killed, the primary's machine loses
 * its power, all come back, and the primary is handed over. True when every outage was short, nothing that was
 * acknowledged is lost and every payment has one receipt of each agency.
 */
export async function testFailover(): Promise<boolean> {
  findFront();
  const folder = await mkdtemp(join(tmpdir(), 'ebpls-failover-'));
  await chmod(folder, 0o755);
  const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const cluster = await openCluster(folder);
    undo.push(() => cluster.stop());
    const { site, store, stop } = await openProduct(folder, cluster);
    undo.push(stop);
    const load = await openLoad({ target: site, database_url: cluster.owner_url, secret: TOKEN_SECRET, ...LOAD });
    const parts: Part[] = [];
    const part = async (name: string, allows: Part['allows'], act: () => Promise<void>): Promise<void> => {
      await act();
      parts.push({ name, allows, tally: load.drain() });
    };
    await part('calm', 'nothing', () => pause(CALM_MS));
    await part('the primary is cut off for a moment', 'nothing', () => cutOffPrimary(cluster));
    await part('a node killed and started again', 'cut writes', () => loseNode(site));
    await part('the object store away and back', 'refused papers', () => loseStore(store, site));
    await part('the primary loses its power', 'an outage', () => losePrimary(cluster));
    await part('the primary is handed over', 'an outage', () => handOver(cluster));
    const { lines, holds } = checkDrill(parts, await load.stop());
    console.log(lines.join('\n'));
    return holds;
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}

async function cutOffPrimary(cluster: Cluster): Promise<void> {
  const primaryBefore = await cluster.primary();
  await cluster.cutOff(primaryBefore, SHORT_MS);
  await pause(SETTLE_MS);
  const next = await cluster.primary();
  if (next !== primaryBefore) throw new Error(`a pause of ${SHORT_MS} ms made db-${next} the primary`);
}

async function losePrimary(cluster: Cluster): Promise<void> {
  const lostPrimary = await cluster.primary();
  await cluster.lead(lostPrimary);
  await cluster.kill(lostPrimary);
  const from = performance.now();
  let next = await cluster.primary();
  while (next === 0 || next === lostPrimary) {
    await pause(200);
    next = await cluster.primary();
  }
  console.log(
    `db-${lostPrimary} lost its power; db-${next} is the primary after ${Math.round(performance.now() - from)} ms`,
  );
  await pause(SETTLE_MS);
  cluster.start(lostPrimary);
  await cluster.untilWhole();
  console.log(`db-${lostPrimary} follows again after ${Math.round((performance.now() - from) / 1000)} s`);
}

async function handOver(cluster: Cluster): Promise<void> {
  const from = performance.now();
  await cluster.switchPrimary();
  await cluster.untilWhole();
  console.log(`handed over to db-${await cluster.primary()} in ${Math.round(performance.now() - from)} ms`);
  await pause(SETTLE_MS);
}

/** kill -9 of one node, whose people find the other one. */
async function loseNode({ nodes }: Site): Promise<void> {
  const [, second] = nodes;
  await second?.kill();
  await pause(CALM_MS);
  await second?.start();
  await pause(CALM_MS);
}

/** kill -9 of the object store: every node reports the store, and finds it again by itself. */
async function loseStore(store: Store, { nodes }: Site): Promise<void> {
  const ready = (status: number) =>
    Promise.all(nodes.map(({ url }) => waitUntilAnswers(`${url}/api/ready`, { status, patience_ms: SETTLE_MS })));
  const from = performance.now();
  await store.kill();
  await ready(503);
  const noticedAfterMs = performance.now() - from;
  for (const { url } of nodes) {
    const health = (await (await fetch(`${url}/api/ready`)).json()) as Record<string, string>;
    if (health['storage'] !== 'failed' || health['database'] !== 'ok')
      throw new Error(`without the store ${url}/api/ready reports ${JSON.stringify(health)}`);
  }
  await pause(CALM_MS);
  await store.start();
  const restoredAt = performance.now();
  await ready(200);
  console.log(
    `without its store a node reports it after ${Math.round(noticedAfterMs)} ms; ` +
      `with it, it is ready after ${Math.round(performance.now() - restoredAt)} ms`,
  );
  await pause(CALM_MS);
}

/** Tables, the store of files and the product: requests through the pooler, what listens past it. */
async function openProduct(
  folder: string,
  { owner_url, direct_url, pooled_url }: Cluster,
): Promise<{ readonly site: Site; readonly store: Store; readonly stop: () => Promise<void> }> {
  await runScript('apps/api/src/platform/database/migrate.ts', {
    DATABASE_URL: direct_url,
    DATABASE_OWNER_URL: owner_url,
  });
  const store = await openStore(join(folder, 'store'));
  const stop = async (): Promise<void> => void (await store.kill());
  try {
    const site = await openSite({
      folder,
      settings: {
        DATABASE_URL: pooled_url,
        DATABASE_DIRECT_URL: direct_url,
        DATABASE_NAMED_STATEMENTS: '0',
        LOG_LEVEL: 'fatal',
        ...store.settings,
      },
    });
    return { site, store, stop: () => site.stop().then(stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}
