import { setTimeout as pause } from 'node:timers/promises';

import { type SendRequest, createRequest, sendCommand, type LoadTarget } from './requests.ts';
import type { Counting } from './counting.ts';
import { openConnection } from './connection.ts';
import type { Owner } from './people.ts';
import type { Remains } from '../load-tally.ts';

const THINK_MS = 100;

interface Crowd {
  readonly target: LoadTarget;
  readonly owners: readonly Owner[];
  readonly counting: Counting;
}

/**
 * Starts owners who read, write and send messages until `stop`, which compares what was acknowledged with what is
 * stored.
 */
export function openCrowd({ target, owners, counting }: Crowd): { readonly stop: () => Promise<Remains> } {
  const people = owners.map((owner) => openPerson({ target, owner, counting }));
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

interface CrowdMember {
  readonly target: LoadTarget;
  readonly owner: Owner;
  readonly counting: Counting;
}

function openPerson({ target, owner, counting }: CrowdMember) {
  const line = openConnection(target.url, owner, counting);
  const request = createRequest(target, owner, counting);
  const stopping = new AbortController();
  const work = readAndWrite(request, { target, counting, stopping: stopping.signal });
  return {
    stop: async (): Promise<Remains> => {
      stopping.abort();
      const [sentKeys, writeCount] = await Promise.all([line.close(), work]);
      const me = (await (await request('/api/account/me')).json()) as { bio?: string };
      const counts = new Map<string, number>();
      for (const key of await listMessageKeys(request, owner)) counts.set(key, (counts.get(key) ?? 0) + 1);
      return {
        of: 'writes and messages',
        acknowledged: writeCount + sentKeys.length,
        lost: sentKeys.filter((key) => !counts.has(key)).length + (me.bio === `turn ${writeCount}` ? 0 : 1),
        doubled: [...counts.values()].filter((count) => count > 1).length,
      };
    },
  };
}

interface Working {
  readonly target: LoadTarget;
  readonly counting: Counting;
  readonly stopping: AbortSignal;
}

/** A read, a file and a write, again and again; answers how many writes were acknowledged. */
async function readAndWrite(request: SendRequest, { target, counting, stopping }: Working): Promise<number> {
  let writeCount = 0;
  while (!stopping.aborted) {
    await request('/api/account/me');
    await request(target.chunk.slice(target.url.length));
    const body = { firstname: 'Drill', lastname: 'Owner', bio: `turn ${writeCount + 1}`, phone: '' };
    if (await sendCommand(request, { address: '/api/account/profile', body }, counting)) writeCount += 1;
    await pause(THINK_MS);
  }
  return writeCount;
}

/** The keys of all messages of the owner's thread. */
async function listMessageKeys(request: SendRequest, { inquiry_id }: Owner): Promise<string[]> {
  const keys: string[] = [];
  for (let after = 0; ;) {
    const address = `/api/account/inquiries/messages?inquiry_id=${inquiry_id}&after=${after}`;
    const { data } = (await (await request(address)).json()) as { data: { id: number; client_key: string }[] };
    keys.push(...data.map(({ client_key }) => client_key));
    const last = data.at(-1);
    if (last === undefined) return keys;
    after = last.id;
  }
}
