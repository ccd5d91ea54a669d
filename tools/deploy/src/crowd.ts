import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { Counting } from './counting.ts';
import { openLine } from './line.ts';
import type { Owner } from './people.ts';
import type { Remains } from './tally.ts';

const THINK_MS = 100;
const AGAIN_MS = 1_000;
/** A claim of a node that died is given up after a minute (`CLAIM_SECONDS` of the API). */
const AGAIN_MOST = 90;
const CUT = new Set([502, 503, 504]);
const RUNNING = 409;

/** What the crowd comes to: an address, and a file of the release whose name holds a hash. */
export interface Entrance {
  readonly url: string;
  readonly chunk: string;
}

interface Crowd {
  readonly hall: Entrance;
  readonly owners: readonly Owner[];
  readonly counting: Counting;
}

/** Every owner reads, writes and talks until `stop`, which compares what was acknowledged with what is there. */
export function openCrowd({ hall, owners, counting }: Crowd): { readonly stop: () => Promise<Remains> } {
  const people = owners.map((owner) => openPerson({ hall, owner, counting }));
  return {
    stop: async () => {
      const all = await Promise.all(people.map((person) => person.stop()));
      const sum = (of: keyof Remains) => all.reduce((total, one) => total + one[of], 0);
      return { acknowledged: sum('acknowledged'), lost: sum('lost'), doubled: sum('doubled') };
    },
  };
}

interface Person {
  readonly hall: Entrance;
  readonly owner: Owner;
  readonly counting: Counting;
}

function openPerson({ hall, owner, counting }: Person) {
  const line = openLine(hall.url, owner, counting);
  const ask = asking(hall, owner, counting);
  const stopping = new AbortController();
  const working = readAndWrite(ask, { hall, counting, stopping: stopping.signal });
  return {
    stop: async (): Promise<Remains> => {
      stopping.abort();
      const [said, written] = await Promise.all([line.close(), working]);
      const me = (await (await ask('/api/account/me')).json()) as { bio?: string };
      const counts = new Map<string, number>();
      for (const key of await messagesOf(ask, owner)) counts.set(key, (counts.get(key) ?? 0) + 1);
      return {
        acknowledged: written + said.length,
        lost: said.filter((key) => !counts.has(key)).length + (me.bio === `turn ${written}` ? 0 : 1),
        doubled: [...counts.values()].filter((count) => count > 1).length,
      };
    },
  };
}

interface Working {
  readonly hall: Entrance;
  readonly counting: Counting;
  readonly stopping: AbortSignal;
}

/** A read, a file and a write, again and again; answers how many writes were acknowledged. */
async function readAndWrite(ask: Ask, { hall, counting, stopping }: Working): Promise<number> {
  let written = 0;
  while (!stopping.aborted) {
    await ask('/api/account/me');
    await ask(hall.chunk.slice(hall.url.length));
    if (await write(ask, { turn: written + 1, counting })) written += 1;
    await pause(THINK_MS);
  }
  return written;
}

type Ask = (address: string, init?: RequestInit) => Promise<Response>;

/** Asks through the front and counts; an answer that is no success is a failure unless a command may be repeated. */
function asking({ url }: Entrance, { token }: Owner, counting: Counting): Ask {
  return async (address, init = {}) => {
    const from = performance.now();
    const headers = { authorization: `Bearer ${token}`, ...init.headers };
    const answer = await fetch(url + address, { ...init, headers }).catch((error: unknown) => error as Error);
    const ms = performance.now() - from;
    const path = address.split('?')[0];
    if (answer instanceof Error) {
      counting.request(ms, `${path}: ${answer.message}`);
      return new Response(null, { status: 599 });
    }
    const isRepeated = init.method === 'POST' && (CUT.has(answer.status) || answer.status === RUNNING);
    counting.request(ms, answer.ok || isRepeated ? undefined : `${path}: ${answer.status}`);
    return answer;
  };
}

interface Writing {
  readonly turn: number;
  readonly counting: Counting;
}

/** A command as the browser sends it: again with its key while nobody knows whether it was done. */
async function write(ask: Ask, { turn, counting }: Writing): Promise<boolean> {
  const body = JSON.stringify({ firstname: 'Drill', lastname: 'Owner', bio: `turn ${turn}`, phone: '' });
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  for (let tries = 0; tries < AGAIN_MOST; tries += 1) {
    const answer = await ask('/api/account/profile', { method: 'POST', headers, body });
    if (answer.ok) {
      counting.kept();
      return true;
    }
    if (tries === 0) counting.repeated();
    await pause(AGAIN_MS);
  }
  counting.request(0, '/api/account/profile: not done after a minute and a half');
  return false;
}

/** The keys of all messages of the owner's thread. */
async function messagesOf(ask: Ask, { inquiry_id }: Owner): Promise<string[]> {
  const keys: string[] = [];
  for (let after = 0; ;) {
    const address = `/api/account/inquiries/messages?inquiry_id=${inquiry_id}&after=${after}`;
    const { data } = (await (await ask(address)).json()) as { data: { id: number; client_key: string }[] };
    keys.push(...data.map(({ client_key }) => client_key));
    const last = data.at(-1);
    if (last === undefined) return keys;
    after = last.id;
  }
}
