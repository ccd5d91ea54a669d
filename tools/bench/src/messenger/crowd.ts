import { setTimeout as pause } from 'node:timers/promises';

import type { Reading } from '../reading.ts';
import { closeSockets, openSockets, sendMessage } from './sockets.ts';
import { readCpuSeconds, readMemory, type Node } from './node.ts';
import type { Pairs } from './people.ts';

const IDLE = 3_000;
const ACTIVE_SOCKETS = 300;
const CROWD_SECONDS = 10;

/**
 * P-14: measures one node with three thousand people who only listen and three hundred who send a message every five
 * seconds.
 */
export async function measureCrowd(node: Node, pairs: Pairs): Promise<Reading[]> {
  const before = await readMemory(node);
  const lines = await openSockets([node.port], pairs.flat().slice(0, IDLE + ACTIVE_SOCKETS));
  const talking = lines.filter(({ talker }) => talker.side === 'user').slice(0, ACTIVE_SOCKETS);
  await pause(2_000);
  const from = { at: performance.now(), cpu: await readCpuSeconds(node) };
  const answers: Promise<void>[] = [];
  for (let second = 0; second < CROWD_SECONDS; second += 1) {
    for (const [at, line] of talking.entries())
      if (at % 5 === second % 5) answers.push(sendMessage(line, `crowd-${second}-${at}-${from.at}`));
    await pause(1_000);
  }
  await Promise.all(answers);
  const share = (((await readCpuSeconds(node)) - from.cpu) / ((performance.now() - from.at) / 1000)) * 100;
  const after = await readMemory(node);
  closeSockets(lines);
  const what = `${IDLE} idle and ${ACTIVE_SOCKETS} talking sockets on one node`;
  return [
    { id: 'P-14', what: `${what}, memory`, unit: 'MB', ours: after / 1024, must: { most: 200 } },
    {
      id: 'P-14',
      what: `${what}, memory for each client`,
      unit: 'KB',
      ours: (after - before) / lines.length,
      must: { most: 25 },
    },
    { id: 'P-14', what: `${what}, of one core`, unit: '%', ours: share, must: { most: 30 } },
  ];
}
