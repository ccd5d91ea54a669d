import { setTimeout as pause } from 'node:timers/promises';

import { type DrillSite, openDrillSite } from './drill-site.ts';
import { openLoad } from './load/load.ts';
import { TOKEN_SECRET } from './site.ts';
import { checkDrill, type Part } from './load-tally.ts';

const LOAD = { people: 20, payers: 3, bills: 50 };
const CALM_MS = 8_000;
const SETTLE_MS = 4_000;

/**
 * `npm run drill -- nodes`: two nodes and a worker behind the shipped nginx, under load. One node is killed, then each
 * is restarted in turn as an update does it. Prints figures; true when nobody was failed and nothing was lost.
 */
export async function testNodes(): Promise<boolean> {
  const site = await openDrillSite();
  try {
    const front = await checkFront(site);
    const load = await openLoad({ target: site, database_url: site.database_url, secret: TOKEN_SECRET, ...LOAD });
    const parts: Part[] = [];
    const part = async (name: string, allows: Part['allows'], act: () => Promise<void>): Promise<void> => {
      await act();
      await pause(SETTLE_MS);
      parts.push({ name, allows, tally: load.drain() });
    };
    await part('calm', 'nothing', () => pause(CALM_MS));
    await part('a node killed and started again', 'cut writes', () => killOne(site));
    await part('every process restarted in turn', 'nothing', () => restartAll(site));
    const remains = await load.stop();
    const { lines, holds } = checkDrill(parts, remains);
    console.log([...front.map((fault) => `FAILED ${fault}`), ...lines].join('\n'));
    return holds && front.length === 0;
  } finally {
    await site.stop();
  }
}

async function killOne({ nodes }: DrillSite): Promise<void> {
  const [, second] = nodes;
  await second?.kill();
  await pause(SETTLE_MS);
  await second?.start();
}

async function restartAll({ nodes, worker }: DrillSite): Promise<void> {
  for (const node of [...nodes, worker]) {
    const from = performance.now();
    const reason = await node.leave();
    console.log(`${node.name} left in ${Math.round(performance.now() - from)} ms (${reason})`);
    if (reason !== 'code 0') throw new Error(`${node.name} did not end by itself: ${reason}`);
    await node.start();
    await pause(SETTLE_MS);
  }
}

/** Checks the replies of nginx itself: compressed files that stay, pointers that are revalidated, and private files. */
async function checkFront({ url, chunk }: DrillSite): Promise<string[]> {
  const look = async (address: string, encoding = 'br') => {
    const answer = await fetch(address, { headers: { 'accept-encoding': encoding, accept: 'text/html' } });
    await answer.arrayBuffer();
    const header = (name: string) => answer.headers.get(name);
    return [answer.status, header('cache-control'), header('content-encoding'), header('content-type')].join(' | ');
  };
  const forever = 'public, max-age=31536000, immutable';
  const script = 'text/javascript; charset=utf-8';
  const expectations: readonly (readonly [what: string, found: string, expected: string])[] = [
    ['a chunk by brotli', await look(chunk), `200 | ${forever} | br | ${script}`],
    ['a chunk by gzip', await look(chunk, 'gzip'), `200 | ${forever} | gzip | ${script}`],
    ['release.json', await look(`${url}/release.json`), '200 | no-cache |  | application/json; charset=utf-8'],
    ['a page', await look(`${url}/app`), '200 | no-cache |  | text/html; charset=utf-8'],
    ['/metrics', (await look(`${url}/metrics`)).slice(0, 3), '404'],
    ['a hidden file', (await look(`${url}/.documents/home.en.html`)).slice(0, 3), '404'],
  ];
  return expectations
    .filter(([, actual, expectedValue]) => actual !== expectedValue)
    .map(([what, actual, expectedValue]) => `${what}: ${actual} instead of ${expectedValue}`);
}
