import { sql } from 'kysely';

import {
  countPendingWork,
  type CaseDeliveries,
  listHeldJobs,
  listMessageIds,
  readDeliveries,
} from '../../../testing/stress/delivered-cases.ts';
import { type LiveApi, openLiveApi } from '../../../testing/stress/live-api.ts';
import { type MailReceiver, openMailReceiver } from '../../../testing/stress/mail-receiver.ts';
import {
  type CasePeople,
  type Course,
  COURSE_ACTS,
  COURSES,
  createCasePeople,
  createNotifyingCase,
  type NotifyingCase,
  runCaseAct,
} from '../../../testing/stress/notifying-cases.ts';
import { openOwnServer, type OwnServer } from '../../../testing/stress/own-server.ts';
import { createSeededRandom, wait } from '../../../testing/stress/seeded-random.ts';
import { runConcurrently } from '../../../testing/stress/delivery-client.ts';

/** `npm run storm -- kills` makes it 200 kills. */
const KILLS = Number(process.env['EVENT_KILLS'] ?? '4');
const SEED = Number(process.env['EVENT_KILLS_SEED'] ?? '20260112');
const CASES_PER_KILL = 1;
/** Cases before the first kill, so that no kill finds idle people. */
const FIRST_CASES = 6;
const PEOPLE = 4;
const MAX_UPTIME_MS = 600;
const MAX_PAUSE_MS = 100;
/** Jobs that a killed process held are released within ten seconds of a start; the rest is a busy machine. */
const DELIVERED_WITHIN_MS = 30_000;

let ownServer: OwnServer;
let api: LiveApi;
let mailReceiver: MailReceiver;
let people: CasePeople;
beforeAll(async () => {
  mailReceiver = await openMailReceiver();
  ownServer = await openOwnServer();
  people = await createCasePeople(ownServer.server);
  api = await openLiveApi(ownServer.server, { ROLE: 'all', SMTP_URL: `smtp://127.0.0.1:${mailReceiver.port}` });
}, 60_000);
afterAll(async () => {
  await api.stop();
  await ownServer.close();
  await mailReceiver.close();
});

let actCount = 0;
let cutCount = 0;

/** Repeats an act until it is answered. A repeated one may be refused because the first was stored; the end checks it. */
async function runUntilAnswered(notifyingCase: NotifyingCase, act: Parameters<typeof runCaseAct>[2]): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await api.ready();
    const { status, text } = await runCaseAct({ server: ownServer.server, people, url: api.url }, notifyingCase, act);
    if (status === 200 || (tries > 1 && status >= 400 && status < 500)) {
      actCount += 1;
      return;
    }
    if (status !== 0 && status < 500) throw new Error(`${act.endpoint.path} was answered ${status}: ${text}`);
    cutCount += 1;
    await wait(20);
  }
}

async function runCourse(notifyingCase: NotifyingCase, pause: () => number = () => 0): Promise<void> {
  for (const act of COURSE_ACTS[notifyingCase.course]) {
    await wait(pause());
    await runUntilAnswered(notifyingCase, act);
  }
}

/** Seconds until everything is delivered; an event that is never delivered fails the test. */
async function waitUntilDelivered(): Promise<number> {
  const from = performance.now();
  for (;;) {
    const { events, mails } = await countPendingWork(ownServer.server);
    const took = performance.now() - from;
    if (events + mails === 0) return took / 1000;
    if (took > DELIVERED_WITHIN_MS) throw new Error(`${events} events and ${mails} mails are not delivered`);
    await wait(50);
  }
}

async function createCases(count: number): Promise<NotifyingCase[]> {
  const cases: NotifyingCase[] = [];
  await runConcurrently([...Array(count).keys()], PEOPLE, async (at) => {
    cases[at] = await createNotifyingCase(ownServer.server, COURSES[at % COURSES.length] ?? 'paid');
  });
  return cases;
}

/** Sessions outlast the test: the API stores their last use after five seconds, and is killed before that. */
async function extendSessions(): Promise<void> {
  await sql`
    update session
    set last_used_at = now() + interval '1 day', expires_at = now() + interval '1 day'`.execute(
    ownServer.server.api.db,
  );
}

/** What an undisturbed case of each course sends. */
async function readCalmDeliveries(cases: readonly NotifyingCase[]): Promise<Map<Course, CaseDeliveries>> {
  for (const notifyingCase of cases) await runCourse(notifyingCase);
  await waitUntilDelivered();
  const calm = new Map<Course, CaseDeliveries>();
  for (const notifyingCase of cases)
    calm.set(notifyingCase.course, await readDeliveries(ownServer.server, notifyingCase));
  return calm;
}

/** People work on the cases while the server is killed; returns the jobs that a killed process held. */
async function workWhileKilled(cases: readonly NotifyingCase[]): Promise<Set<string>> {
  const random = createSeededRandom(SEED);
  const heldJobs = new Set<string>();
  let killCount = 0;
  const work = runConcurrently([...cases.entries()], PEOPLE, async ([at, notifyingCase]) => {
    const isEarly = () => killCount < KILLS && at >= FIRST_CASES + killCount * CASES_PER_KILL;
    while (isEarly()) await wait(10);
    await runCourse(notifyingCase, () => random() * MAX_PAUSE_MS);
  });
  for (; killCount < KILLS; killCount += 1) {
    await api.ready();
    await wait(random() * MAX_UPTIME_MS);
    await api.kill();
    for (const job of await listHeldJobs(ownServer.server)) heldJobs.add(job);
  }
  await work;
  return heldJobs;
}

test(
  `${KILLS} kills of the server between acts and their jobs: each act notifies everybody once, and each mail is sent`,
  async () => {
    const { server } = ownServer;
    const all = await createCases(COURSES.length + FIRST_CASES + KILLS * CASES_PER_KILL);
    await extendSessions();
    const calm = await readCalmDeliveries(all.slice(0, COURSES.length));
    // Each course notifies somebody, or the comparison below would compare nothing.
    for (const { notifications, mails } of calm.values())
      expect(Math.min(notifications.length, mails.length)).toBeGreaterThan(0);

    const from = performance.now();
    const heldJobs = await workWhileKilled(all.slice(COURSES.length));
    const seconds = (performance.now() - from) / 1000;
    await api.ready();
    const late = await waitUntilDelivered();

    let notificationCount = 0;
    for (const notifyingCase of all) {
      const deliveries = await readDeliveries(server, notifyingCase);
      notificationCount += deliveries.notifications.length;
      expect({ ...notifyingCase, ...deliveries }).toEqual({ ...notifyingCase, ...calm.get(notifyingCase.course) });
    }
    // Every mail reached its server under the one Message-ID of its row, and no other mail did.
    const message_ids = await listMessageIds(server);
    expect([...mailReceiver.receptions.keys()].toSorted()).toEqual(message_ids.toSorted());
    expect(heldJobs.size).toBeGreaterThan(0);
    const doubledCount = [...mailReceiver.receptions.values()].filter((times) => times > 1).length;
    process.stderr.write(
      `R-14 ${KILLS} kills in ${seconds.toFixed(0)} s: ${actCount} acts answered, ${cutCount} requests cut, ` +
        `${heldJobs.size} jobs interrupted; ${notificationCount} notifications, each once; ${message_ids.length} mails, ` +
        `${doubledCount} doubled; all delivered ${late.toFixed(1)} s after the last act\n`,
    );
  },
  KILLS > 20 ? 3_000_000 : 300_000,
);
