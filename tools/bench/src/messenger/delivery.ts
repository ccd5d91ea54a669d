import { computeMedian, type Reading, findSlowestReading } from '../reading.ts';
import { closeSockets, waitForMessage, type MessageSocket, openSockets, sendMessage } from './sockets.ts';
import type { Node } from './node.ts';
import type { Pairs } from './people.ts';

const DELIVERY_MESSAGES = 500;

/** P-13: measures the delivery of messages one after the other; the two persons of a pair are on two nodes. */
export async function measureDelivery(nodes: readonly Node[], bare: Node, pairs: Pairs): Promise<Reading[]> {
  // Ten pairs take turns, because nobody may write faster than a person can.
  const lines = await openSockets(
    nodes.map(({ port }) => port),
    pairs.slice(0, 10).flat(),
  );
  const ours = await measureTimes((message, count) => {
    const at = (count % 10) * 2;
    return sendAndReceive(lines[at] as MessageSocket, lines[at + 1] as MessageSocket, message);
  });
  closeSockets(lines);
  const [one, other] = await Promise.all([bareSocket(bare.port), bareSocket(bare.port)]);
  const theirs = await measureTimes((message) => sendBare(one, other, message));
  for (const socket of [one, other]) socket.close();
  const comparison = { unit: 'ms', other: 'bare WebSocket and one insert' };
  return [
    {
      id: 'P-13',
      what: 'message sent on one node, received on the other, median',
      ...comparison,
      ours: computeMedian(ours),
      theirs: computeMedian(theirs),
      must: { most: 4 },
    },
    {
      id: 'P-13',
      what: 'the same, slowest of a hundred',
      ...comparison,
      ours: findSlowestReading(ours, 0.99),
      theirs: findSlowestReading(theirs, 0.99),
      must: { most: 4 },
    },
    { id: 'P-13', what: 'the same as a ceiling', unit: 'ms', ours: findSlowestReading(ours, 0.99), must: { most: 30 } },
  ];
}

async function measureTimes(exchange: (message: string, count: number) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < DELIVERY_MESSAGES + 50; count += 1) {
    const from = performance.now();
    await exchange(`p13-message-${count}-${from}`, count);
    // The first ones show how fast the engine compiles.
    if (count >= 50) times.push(performance.now() - from);
  }
  return times;
}

async function sendAndReceive(from: MessageSocket, to: MessageSocket, message: string): Promise<void> {
  const reception = waitForMessage(to, message);
  // A refusal ends the measure; the acknowledgement itself is not waited for.
  await Promise.race([reception, sendMessage(from, message).then(() => reception)]);
}

function bareSocket(port: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`);
  return new Promise((resolve, reject) => {
    socket.onopen = () => resolve(socket);
    socket.onerror = () => reject(new Error('the bare server did not answer'));
  });
}

async function sendBare(from: WebSocket, to: WebSocket, message: string): Promise<void> {
  const reception = new Promise<void>((resolve) => to.addEventListener('message', () => resolve(), { once: true }));
  from.send(message);
  await reception;
}
