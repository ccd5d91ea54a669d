import { listMyCompanies, returnFromPaynamics } from '@ebpls/contracts';
import { sql } from 'kysely';

import { sendMail } from './platform/mail/mail.ts';
import { openQueryServer } from './testing/gateway-notices.ts';
import { openTestServer } from './testing/open-server.ts';
import {
  beginPayments,
  PAYMENT_CENTAVOS,
  createPayers,
  RECEIPTS_PER_PAYMENT,
} from './testing/stress/started-payments.ts';
import { openSilentServer } from './testing/stress/silent-server.ts';
import { createCleanBooks, readBooks } from './testing/stress/stress-books.ts';
import { wait } from './testing/stress/seeded-random.ts';
import { openLiveApi } from './testing/stress/live-api.ts';
import { seedMunicipality } from './testing/municipality-seed.ts';

/** `npm run storm -- outages` makes the long outage as long as the goal requires. */
const HOURS = Number(process.env['SILENCE'] ?? '2');
const PAYMENTS = 40;
const SECONDS = 1;

/** Calls one endpoint repeatedly for some seconds; returns the 99th percentile in milliseconds. */
async function measureSlowest(send: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  const until = performance.now() + SECONDS * 1000;
  const sendRepeatedly = async (): Promise<void> => {
    while (performance.now() < until) {
      const from = performance.now();
      await send();
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: 4 }, sendRepeatedly));
  const sortedTimes = times.toSorted((a, b) => a - b);
  return sortedTimes[Math.floor(sortedTimes.length * 0.99)] ?? Number.NaN;
}

test('while gateway and mail accept connections and never reply, others are served as before, few calls are made, and nobody waits for them twice', async () => {
  const [gateway, post] = [await openSilentServer(), await openSilentServer()];
  const server = await openTestServer({ PAYNAMICS_QUERY_URL: `http://127.0.0.1:${gateway.port}` });
  await seedMunicipality(server.api.db);
  const payers = await createPayers(server);
  const requests = await beginPayments(server, PAYMENTS, payers);
  const live = await openLiveApi(server, { ROLE: 'all', SMTP_URL: `smtp://127.0.0.1:${post.port}` });
  await live.ready();
  const list = async (): Promise<void> => {
    const answer = await fetch(`${live.url}${listMyCompanies.path}?limit=20`, {
      headers: { authorization: `Bearer ${payers.owner.token}` },
    });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  };
  await measureSlowest(list);
  const calmTime = await measureSlowest(list);

  // Payers return, and mails are sent, all at the same time.
  const home = requests.map((request_id) =>
    fetch(`${live.url}${returnFromPaynamics.path}?requestid=${Buffer.from(request_id).toString('base64')}`, {
      redirect: 'manual',
    }),
  );
  for (let count = 0; count < PAYMENTS; count += 1)
    await sendMail(server.api.db, {
      to: 'nena@example.com',
      template: 'verify',
      locale: 'en',
      params: { firstname: 'Nena', link: 'https://x.example/' },
    });
  await wait(200);
  const silent = await measureSlowest(list);
  const pages = await Promise.all(home);
  process.stderr.write(
    `R-5 slowest of a hundred ${calmTime.toFixed(1)} ms in calm, ${silent.toFixed(1)} ms in silence, ` +
      `${(silent / calmTime).toFixed(2)} times; ${gateway.countRequests()} calls to the gateway, ${post.countConnections()} to mail\n`,
  );

  // Everybody sees "verifying" and nobody a failure.
  expect(pages.map(({ headers }) => String(headers.get('location')).includes('paymentsuccessful'))).toEqual(
    requests.map(() => true),
  );
  const until_now = gateway.countRequests();
  const late = performance.now();
  await fetch(`${live.url}${returnFromPaynamics.path}?requestid=${Buffer.from(requests[0] ?? '').toString('base64')}`, {
    redirect: 'manual',
  });
  expect(performance.now() - late).toBeLessThan(5_000);
  expect(gateway.countRequests()).toBe(until_now);
  expect(gateway.countRequests()).toBeLessThanOrEqual(10);
  expect(post.countConnections()).toBeLessThanOrEqual(10);
  // A relative limit on a busy machine: it detects a server that stalls.
  expect(silent).toBeLessThan(Math.max(calmTime * 5, 500));
  await live.stop();
  await server.close();
  await Promise.all([gateway.close(), post.close()]);
}, 120_000);

test(`payments made while the gateway is unreachable for ${HOURS} hours are all posted when it is back`, async () => {
  const desk = await openQueryServer();
  const firstServer = await openTestServer({ PAYNAMICS_QUERY_URL: 'http://127.0.0.1:9' });
  await seedMunicipality(firstServer.api.db);
  const requests = await beginPayments(firstServer, PAYMENTS);
  const startedAt = Date.parse('2026-01-12T08:00:00+08:00');
  const runJob = async (server: typeof firstServer): Promise<void> => {
    await sql`update graphile_worker._private_jobs set run_at = now() + interval '1 day'`.execute(server.api.db);
    await sql`select graphile_worker.add_job('ask_gateway')`.execute(server.api.db);
    await server.api.jobs.runDue();
  };
  for (let minutes = 0; minutes <= HOURS * 60; minutes += 5) {
    firstServer.setNow(new Date(startedAt + minutes * 60_000).toISOString());
    await runJob(firstServer);
  }
  expect(await readBooks(firstServer.api.db)).toMatchObject({ payments: 0, unpaid_attempts: PAYMENTS });

  for (const request_id of requests) desk.knows.set(request_id, 'GR001');
  const secondServer = await openTestServer({
    DATABASE_URL: firstServer.api.config.database_url,
    PAYNAMICS_QUERY_URL: desk.url,
  });
  secondServer.setNow(new Date(startedAt + (HOURS + 1) * 3_600_000 + 60_000).toISOString());
  await runJob(secondServer);
  expect(await readBooks(secondServer.api.db)).toEqual(
    createCleanBooks(PAYMENTS, { centavos: PAYMENT_CENTAVOS, receipts: RECEIPTS_PER_PAYMENT }),
  );
  await secondServer.close();
  await firstServer.close();
  await desk.close();
}, 120_000);
