// Measures the messenger under a thousand messages a second: lost, doubled and late ones (goal R-7).

import { setTimeout as pause } from 'node:timers/promises';

import { type Reading, findSlowestReading } from '../reading.ts';
import { closeSockets, type MessageSocket, onMessage, openSockets, sendMessage } from './sockets.ts';
import type { Node } from './node.ts';
import type { Pairs } from './people.ts';

const STORM = { clients: 500, messages: 10_000, a_second: 1_000 };

/** Messages received during the storm of R-7: a thousand messages a second. */
interface ReceivedMessages {
  /** How often each message arrived. */
  readonly times: ReadonlyMap<string, number>;
  /** From sending to arrival, in milliseconds. */
  readonly latencies: readonly number[];
}

/** Five hundred clients on two nodes, a thousand messages a second; each owner receives the messages of the office. */
export async function measureStorm(nodes: readonly Node[], pairs: Pairs): Promise<Reading[]> {
  const half = pairs.slice(0, STORM.clients / 2);
  // Owners and clerks are dealt out so that a pair sits on two nodes.
  const lines = await openSockets(
    nodes.map(({ port }) => port),
    half.flat(),
  );
  const owners = lines.filter(({ talker }) => talker.side === 'user');
  const clerks = lines.filter(({ talker }) => talker.side === 'office');
  const sent_at = new Map<string, number>();
  const receivedMessages = countReceived(owners, sent_at);
  const seconds = await sendAllMessages(clerks, sent_at);
  for (let tries = 0; tries < 200 && receivedMessages.times.size < STORM.messages; tries += 1) await pause(50);
  closeSockets(lines);
  return toReadings(receivedMessages, seconds);
}

/** Counts the messages that the owners receive from now on. */
function countReceived(owners: readonly MessageSocket[], sent_at: ReadonlyMap<string, number>): ReceivedMessages {
  const times = new Map<string, number>();
  const waits: number[] = [];
  for (const owner of owners) {
    onMessage(owner, (message, at) => {
      times.set(message, (times.get(message) ?? 0) + 1);
      waits.push(at - (sent_at.get(message) ?? at));
    });
  }
  return { times, latencies: waits };
}

/** Sends every message at the steady rate; answers after how many seconds all were acknowledged. */
async function sendAllMessages(clerks: readonly MessageSocket[], sent_at: Map<string, number>): Promise<number> {
  const from = performance.now();
  const answers: Promise<void>[] = [];
  for (let count = 0; count < STORM.messages; count += 1) {
    const message = `storm-message-${count}`;
    const leadMs = (count / STORM.a_second) * 1000 - (performance.now() - from);
    if (leadMs > 1) await pause(leadMs);
    sent_at.set(message, performance.now());
    answers.push(sendMessage(clerks[count % clerks.length] as MessageSocket, message));
  }
  await Promise.all(answers);
  return (performance.now() - from) / 1000;
}

function toReadings({ times, latencies }: ReceivedMessages, seconds: number): Reading[] {
  const doubledCount = [...times.values()].filter((count) => count > 1).length;
  const storm_of = `${STORM.clients} clients on two nodes`;
  return [
    {
      id: 'R-7',
      what: `${storm_of}, messages stored and acknowledged a second`,
      unit: 'msg/s',
      ours: STORM.messages / seconds,
      must: { least: STORM.a_second * 0.95 },
    },
    {
      id: 'R-7',
      what: `${storm_of}, messages lost of ${STORM.messages}`,
      unit: 'messages',
      ours: STORM.messages - times.size,
      must: { most: 0 },
    },
    { id: 'R-7', what: `${storm_of}, messages seen twice`, unit: 'messages', ours: doubledCount, must: { most: 0 } },
    {
      id: 'R-7',
      what: `${storm_of}, sent to received, slowest of a hundred`,
      unit: 'ms',
      ours: findSlowestReading(latencies, 0.99),
      must: { most: 1_000 },
    },
  ];
}
