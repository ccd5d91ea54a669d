import { median, type Reading, slowest } from '../reading.ts';
import { closeLines, hears, type Line, openLines, say } from './lines.ts';
import type { Node } from './node.ts';
import type { Pairs } from './people.ts';

const MESSAGES = 500;

/** P-13: one says, the other sees, one after the other; the two of a pair sit on two nodes. */
export async function delivery(nodes: readonly Node[], bare: Node, pairs: Pairs): Promise<Reading[]> {
  // Ten pairs take turns, because nobody may write faster than a person can.
  const lines = await openLines(
    nodes.map(({ port }) => port),
    pairs.slice(0, 10).flat(),
  );
  const ours = await timed((message, count) => {
    const at = (count % 10) * 2;
    return said(lines[at] as Line, lines[at + 1] as Line, message);
  });
  closeLines(lines);
  const [one, other] = await Promise.all([bareSocket(bare.port), bareSocket(bare.port)]);
  const theirs = await timed((message) => saidBare(one, other, message));
  for (const socket of [one, other]) socket.close();
  const compared = { unit: 'ms', other: 'bare WebSocket and one insert' };
  return [
    {
      id: 'P-13',
      what: 'message said on one node, seen on the other, median',
      ...compared,
      ours: median(ours),
      theirs: median(theirs),
      must: { most: 4 },
    },
    {
      id: 'P-13',
      what: 'the same, slowest of a hundred',
      ...compared,
      ours: slowest(ours, 0.99),
      theirs: slowest(theirs, 0.99),
      must: { most: 4 },
    },
    { id: 'P-13', what: 'the same as a ceiling', unit: 'ms', ours: slowest(ours, 0.99), must: { most: 30 } },
  ];
}

async function timed(exchange: (message: string, count: number) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < MESSAGES + 50; count += 1) {
    const from = performance.now();
    await exchange(`p13-message-${count}-${from}`, count);
    // The first ones show how fast the engine compiles.
    if (count >= 50) times.push(performance.now() - from);
  }
  return times;
}

async function said(from: Line, to: Line, message: string): Promise<void> {
  const heard = hears(to, message);
  // A refusal ends the measure; the acknowledgement itself is not waited for.
  await Promise.race([heard, say(from, message).then(() => heard)]);
}

function bareSocket(port: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`);
  return new Promise((resolve, reject) => {
    socket.onopen = () => resolve(socket);
    socket.onerror = () => reject(new Error('the bare server did not answer'));
  });
}

async function saidBare(from: WebSocket, to: WebSocket, message: string): Promise<void> {
  const heard = new Promise<void>((resolve) => to.addEventListener('message', () => resolve(), { once: true }));
  from.send(message);
  await heard;
}
