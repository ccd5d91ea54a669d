import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { env } from 'node:process';

import {
  type Inquiry,
  INQUIRY_EVENTS as ON,
  type InquiryMessage,
  listInquiries,
  listInquiryMessages,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { type InquirySocket, openInquirySocket } from '../../testing/inquiry/inquiry-fixture.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

const MAIN = join(import.meta.dirname, '..', '..', 'main.ts');
const SECRET = 'the same secret for every node of the storm';
const FIRE = 4;
/** Time between two cuts, so that they are spread over the time in which people write. */
const PACE_MS = 20;
// the small size of every test run, and the full one by `npm run storm -- messages`.
const CLIENTS = Number(env['CLIENTS'] ?? 50);
const MESSAGES = Number(env['MESSAGES'] ?? 800);
const CUTS = Number(env['CUTS'] ?? 40);
const KILLS = Number(env['RESTARTS'] ?? 2);
const NODES = 3;
const CLERKS = Math.ceil(CLIENTS / 10);
const OWNERS = CLIENTS - CLERKS;
/** Owners and clerks write half of the messages each. */
const countMessages = (at: number): number =>
  at < OWNERS ? computeShare(MESSAGES / 2, OWNERS, at) : computeShare(MESSAGES / 2, CLERKS, at - OWNERS);
const computeShare = (total: number, many: number, at: number): number =>
  Math.floor(total / many) + (at < total % many ? 1 : 0);

interface Node {
  readonly port: number;
  child: ChildProcess | undefined;
}

let server: TestServer;
const nodes: Node[] = [];

beforeAll(async () => {
  server = await openTestServer({ EBPLS_TOKEN_SECRET: SECRET });
  await seedMunicipality(server.api.db);
  for (let count = 0; count < NODES; count += 1) nodes.push({ port: await findFreePort(), child: undefined });
  await Promise.all(nodes.map(startNode));
}, 120_000);
afterAll(async () => {
  for (const { child } of nodes) child?.kill('SIGKILL');
  await server.close();
});

/**
 * One person at one machine: an outbox that sends in order and repeats until it is acknowledged, a list of the
 * messages shown, and gaps that are filled after reconnecting.
 */
class Machine {
  readonly displayedMessages = new Map<number, InquiryMessage>();
  readonly outbox: { readonly key: string; readonly body: object }[] = [];
  private readonly latestIds = new Map<number, number>();
  private line: InquirySocket | undefined;
  private readonly person: TestPerson;
  private readonly threads: () => readonly number[];
  private isEnding = false;

  constructor(person: TestPerson, threads: () => readonly number[]) {
    this.person = person;
    this.threads = threads;
  }

  async run(): Promise<void> {
    while (!this.isEnding) {
      try {
        await this.visit();
      } catch {
        await pause(15);
      }
    }
  }

  cut(): void {
    this.line?.socket.io.engine.close();
  }

  end(): void {
    this.isEnding = true;
    this.line?.socket.disconnect();
  }

  private async visit(): Promise<void> {
    const { port } = nodes[Math.floor(Math.random() * nodes.length)] as Node;
    const line = await openInquirySocket(`http://127.0.0.1:${port}`, this.person);
    this.line = line;
    const disconnection = new Promise<void>((resolve) => line.socket.once('disconnect', () => resolve()));
    for (const event of [ON.heard, ON.say]) line.socket.on(event, (message: InquiryMessage) => this.show(message));
    await this.fillGaps();
    while (line.socket.connected && !this.isEnding) {
      const [next] = this.outbox;
      if (next === undefined) {
        await Promise.race([disconnection, pause(20)]);
        continue;
      }
      const { ok, data, error } = await Promise.race([
        line.emitEvent<InquiryMessage>(ON.say, next.body),
        disconnection.then(() => Promise.reject(new Error('cut'))),
      ]);
      if (ok) {
        this.outbox.shift();
        this.show(data);
      } else if (error?.code !== 'too_many') throw new Error(error?.code);
      else await pause(30);
    }
  }

  /** Loads from the end of the gapless part: a live message may have arrived after a gap. */
  async fillGaps(): Promise<void> {
    for (const inquiry_id of this.threads()) {
      for (let more = true; more;) {
        const { data, has_earlier } = (
          await server.request(listInquiryMessages, this.person, {
            query: { inquiry_id, after: this.latestIds.get(inquiry_id) ?? 0 },
          })
        ).body;
        for (const message of data) this.show(message);
        this.latestIds.set(inquiry_id, data.at(-1)?.id ?? this.latestIds.get(inquiry_id) ?? 0);
        more = has_earlier;
      }
    }
  }

  private show(message: InquiryMessage): void {
    this.displayedMessages.set(message.id, message);
  }
}

const STORM = `${CLIENTS} clients on ${NODES} nodes, ${MESSAGES} messages, ${CUTS} sockets cut, ${KILLS} nodes killed`;

test(`${STORM}: each message is stored once, in order, and shown to both sides once`, async () => {
  const owners = await Promise.all(Array.from({ length: OWNERS }, () => server.person('user')));
  const clerks = await Promise.all(Array.from({ length: CLERKS }, () => server.person('fire')));
  const threads = new Map<TestPerson, number>();
  for (const owner of owners) {
    const line = await openInquirySocket(`http://127.0.0.1:${nodes[0]?.port}`, owner);
    threads.set(
      owner,
      (
        await line.emitEvent<Inquiry>(ON.start, {
          sent_to_role_id: FIRE,
          subject: 'Storm',
          remarks: 'Storm',
          message: 'first',
        })
      ).data.id,
    );
    line.socket.disconnect();
  }
  const all = [...threads.values()];
  const machines = [
    ...owners.map((owner) => new Machine(owner, () => [threads.get(owner) ?? 0])),
    ...clerks.map((clerk) => new Machine(clerk, () => all)),
  ];
  fill(
    machines,
    owners.map((owner) => threads.get(owner) ?? 0),
  );
  const plannedKeys = machines.map(({ outbox }) => outbox.map(({ key }) => key));
  const lives = machines.map((machine) => machine.run());

  for (let cut = 1; cut <= CUTS; cut += 1) {
    machines[Math.floor(Math.random() * machines.length)]?.cut();
    if (cut % Math.floor(CUTS / KILLS) === 0) await killAndRestart(nodes[cut % NODES] as Node);
    await pause(PACE_MS);
  }
  while (machines.some(({ outbox }) => outbox.length > 0)) await pause(50);
  // The last messages may still be in transit to a person who was just cut off: everyone loads once more, as after any
  // reconnection.
  for (const machine of machines) machine.end();
  await Promise.all(lives);
  await Promise.all(machines.map((machine) => machine.fillGaps()));

  const { rows } = await sql<{
    id: number;
    inquiry_id: number;
    account_id: number;
    client_key: string;
  }>`select id, inquiry_id, account_id, client_key from inquiry_message order by id`.execute(server.api.db);
  const people = [...owners, ...clerks];
  // Each once, and in the order of its writer.
  people.forEach(({ account_id }, at) =>
    expect(
      rows
        .filter((row) => row.account_id === account_id && !row.client_key.endsWith(':first'))
        .map(({ client_key }) => client_key),
    ).toEqual(plannedKeys[at]),
  );
  machines.forEach((machine, at) => {
    const own = at < owners.length ? [all[at]] : all;
    expect([...machine.displayedMessages.keys()].toSorted((one, other) => one - other)).toEqual(
      rows.filter(({ inquiry_id }) => own.includes(inquiry_id)).map(({ id }) => id),
    );
  });
  // No message appears under two ids.
  for (const { displayedMessages } of machines)
    expect(
      new Set([...displayedMessages.values()].map(({ client_key, inquiry_id }) => `${inquiry_id} ${client_key}`)).size,
    ).toBe(displayedMessages.size);
  expect(plannedKeys.flat()).toHaveLength(MESSAGES);
  await expectSameUnread(owners, clerks);
}, 900_000);

function fill(machines: readonly Machine[], threads: readonly number[]): void {
  machines.forEach(({ outbox }, at) => {
    const isOwner = at < OWNERS;
    for (let count = 0; count < countMessages(at); count += 1) {
      const key = `storm-${at}-${String(count).padStart(4, '0')}`;
      outbox.push({
        key,
        body: {
          type: isOwner ? 'user' : 'office',
          inquiry_id: isOwner ? threads[at] : threads[count % threads.length],
          message: key,
          client_key: key,
        },
      });
    }
  });
}

/** A message read by one person of a side is read for the side, and the badge counts the rest. */
async function expectSameUnread(owners: readonly TestPerson[], clerks: readonly TestPerson[]): Promise<void> {
  const loadBadge = async (person: TestPerson): Promise<number> =>
    (await server.request(listInquiries, person)).body.unread_threads;
  for (const person of owners) expect(await loadBadge(person)).toBe(1);
  for (const person of clerks) expect(await loadBadge(person)).toBe(OWNERS);
  const [owner, clerk] = [owners[0] as TestPerson, clerks[0] as TestPerson];
  const [ownSocket, otherSocket] = [
    await openInquirySocket(`http://127.0.0.1:${nodes[0]?.port}`, owner),
    await openInquirySocket(`http://127.0.0.1:${nodes[1]?.port}`, clerk),
  ];
  const inquiry_id = (await server.request(listInquiries, owner)).body.data[0]?.id;
  await ownSocket.emitEvent(ON.view, { inquiry_id, type: 'user' });
  await otherSocket.waitForPayloads(ON.view);
  await otherSocket.emitEvent(ON.view, { inquiry_id, type: 'office' });
  await ownSocket.waitForPayloads(ON.view, 2);
  expect([await loadBadge(owner), await loadBadge(clerk)]).toEqual([0, OWNERS - 1]);
  for (const { socket } of [ownSocket, otherSocket]) socket.disconnect();
}

async function startNode(node: Node): Promise<void> {
  const { database_url, data_dir } = server.api.config;
  const environment = {
    PATH: process.env['PATH'],
    DATABASE_URL: database_url,
    DATA_DIR: data_dir,
    PORT: String(node.port),
    HOST: '127.0.0.1',
    ROLE: 'api',
    LOG_LEVEL: 'silent',
    EBPLS_NOW: '2026-01-12',
    EBPLS_TOKEN_SECRET: SECRET,
  };
  node.child = spawn(process.execPath, [MAIN], { env: environment, stdio: 'ignore' });
  for (let tries = 0; tries < 2_000; tries += 1) {
    if (
      await fetch(`http://127.0.0.1:${node.port}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await pause(20);
  }
  throw new Error('a node did not start');
}

/** kill -9: no handler runs, nothing is cleaned up. The other node continues meanwhile. */
async function killAndRestart(node: Node): Promise<void> {
  const nodeExit = new Promise((exit) => node.child?.once('exit', exit));
  node.child?.kill('SIGKILL');
  await nodeExit;
  await startNode(node);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((over) => setTimeout(over, milliseconds));
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready));
  const free = (probe.address() as AddressInfo).port;
  await new Promise((resolve) => probe.close(resolve));
  return free;
}
