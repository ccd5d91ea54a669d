import { setTimeout as pause } from 'node:timers/promises';

import { downloadPermit, listMyCompanies, releasePermit, signPermit } from '@ebpls/contracts';

import { sendNotice } from '../../../../apps/api/src/testing/gateway-notices.ts';
import {
  PAYMENT_AMOUNT,
  beginPayment,
  createPayers,
} from '../../../../apps/api/src/testing/stress/started-payments.ts';
import { openLiveApi } from '../../../../apps/api/src/testing/stress/live-api.ts';
import { openOwnServer, type OwnServer } from '../../../../apps/api/src/testing/stress/own-server.ts';
import { measureInTurns, computeMedian, type Reading, findSlowestReading, computeSpread } from '../reading.ts';

const PERMIT_PDF_ROUNDS = 5;
const PERMIT_PDF_SECONDS = 3;
const PAPERS_A_SECOND = 20;
const OTHERS_A_SECOND = 100;

/**
 * P-19: signed permits rendered twenty times a second, and their effect on a list that is requested at the same time.
 */
export async function measurePermitPdf(): Promise<Reading[]> {
  const fixture = await openOwnServer();
  const api = await openLiveApi(fixture.server);
  try {
    const { permit_no, token } = await findSignedPermit(fixture);
    await api.ready();
    const headers = { authorization: `Bearer ${token}` };
    const paper = `${api.url}${downloadPermit.path.replace(':permit_no', permit_no)}`;
    const list = `${api.url}${listMyCompanies.path}?limit=20`;
    const renderTimes: number[] = [];
    const calm = async (): Promise<number> =>
      findSlowestReading(await steadily(list, { headers, rate: OTHERS_A_SECOND }), 0.99);
    const busy = async (): Promise<number> => {
      const [others, papers] = await Promise.all([
        steadily(list, { headers, rate: OTHERS_A_SECOND }),
        steadily(paper, { headers, rate: PAPERS_A_SECOND }),
      ]);
      renderTimes.push(findSlowestReading(papers, 0.95));
      return findSlowestReading(others, 0.99);
    };
    // The first seconds show how fast the engine compiles.
    await measureInTurns(1, busy, calm);
    renderTimes.length = 0;
    const rounds = await measureInTurns(PERMIT_PDF_ROUNDS, busy, calm);
    return toPdfReadings(renderTimes, rounds);
  } finally {
    await api.stop();
    await fixture.close();
  }
}

/**
 * `drawn` are the slowest permits of each round, `seen` the slowest lists with permits drawn beside them and without.
 */
function toPdfReadings(
  renderTimes: readonly number[],
  rounds: { readonly ours: readonly number[]; readonly theirs: readonly number[] },
): Reading[] {
  return [
    {
      id: 'P-19',
      what: 'permit as PDF, asked twenty times a second, slowest of twenty',
      unit: 'ms',
      ours: computeMedian(renderTimes),
      must: { most: 15 },
      spread: computeSpread(renderTimes),
    },
    {
      id: 'P-19',
      what: 'a list meanwhile, slowest of a hundred',
      unit: 'ms',
      other: 'without papers',
      ours: computeMedian(rounds.ours),
      theirs: computeMedian(rounds.theirs),
      must: { most: 1.3 },
      spread: computeSpread(rounds.theirs),
    },
  ];
}

/** One permit, paid, released and signed through the endpoints, and its owner's token. */
async function findSignedPermit({ server }: OwnServer): Promise<{ permit_no: string; token: string }> {
  const payers = await createPayers(server);
  const signatory = await server.person('admin', { permissions: ['signatory'] });
  const { request_id, assessment_code } = await beginPayment(server, payers);
  await sendNotice(server, { request_id, amount: PAYMENT_AMOUNT });
  const { permit_no } = (await server.request(releasePermit, payers.clerk, { params: { assessment_code } })).body;
  await server.request(signPermit, signatory, { params: { permit_no } });
  return { permit_no, token: payers.owner.token };
}

/** Sends requests at a steady rate, also when replies are outstanding; returns the time of each, in milliseconds. */
async function steadily(
  url: string,
  { headers, rate }: { readonly headers: Record<string, string>; readonly rate: number },
): Promise<number[]> {
  const times: number[] = [];
  const requests: Promise<void>[] = [];
  for (let number = 0; number < rate * PERMIT_PDF_SECONDS; number += 1) {
    requests.push(measureRequest(url, headers).then((took) => void times.push(took)));
    await pause(1000 / rate);
  }
  await Promise.all(requests);
  return times;
}

async function measureRequest(url: string, headers: Record<string, string>): Promise<number> {
  const from = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}`);
  return performance.now() - from;
}
