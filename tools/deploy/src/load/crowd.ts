import { setTimeout as pause } from 'node:timers/promises';

import { type Ask, asking, command, type Entrance } from './asking.ts';
import type { Counting } from './counting.ts';
import { openLine } from './line.ts';
import type { Owner } from './people.ts';
import type { Remains } from '../tally.ts';

const THINK_MS = 100;

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
      const sum = (of: 'acknowledged' | 'lost' | 'doubled') => all.reduce((total, one) => total + one[of], 0);
      return {
        of: 'writes and messages',
        acknowledged: sum('acknowledged'),
        lost: sum('lost'),
        doubled: sum('doubled'),
      };
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
        of: 'writes and messages',
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
    const body = { firstname: 'Drill', lastname: 'Owner', bio: `turn ${written + 1}`, phone: '' };
    if (await command(ask, { address: '/api/account/profile', body }, counting)) written += 1;
    await pause(THINK_MS);
  }
  return written;
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
