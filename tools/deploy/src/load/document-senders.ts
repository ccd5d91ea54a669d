// Simulates owners who upload documents and open them again during a drill.

import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { Remains } from '../load-tally.ts';
import type { LoadTarget } from './requests.ts';
import type { Bill } from './bills.ts';
import type { Counting } from './counting.ts';
import { PAPER } from './seed-municipality.ts';

const PACE_MS = 400;
const CUT = new Set([502, 504]); // the node died in the request; the owner sends the file again
/** The smallest PDF with a page: an empty sheet. */
const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n0\n%%EOF\n';

interface Senders {
  readonly target: LoadTarget;
  /** One business of each owner who sends papers. */
  readonly bills: readonly Bill[];
  readonly counting: Counting;
}

interface SentPaper {
  readonly document_id: string;
  readonly token: string;
  readonly sha256: string;
}

/** Owners send a paper and open one of those before, until `stop`, which opens all that were acknowledged. */
export function openSenders({ target, bills, counting }: Senders): { readonly stop: () => Promise<Remains> } {
  const stop = new AbortController();
  const sentPapers: SentPaper[] = [];
  const request = createPaperRequest(target, counting);
  const work = async (bill: Bill): Promise<void> => {
    for (let number = 1; !stop.signal.aborted; number += 1) {
      const paper = await send(request, bill, number);
      if (paper !== undefined) {
        counting.paper();
        sentPapers.push(paper);
      }
      const before = sentPapers.at(Math.floor(Math.random() * sentPapers.length));
      if (before !== undefined) await request(`/api/documents/${before.document_id}/file`, before.token);
      await pause(PACE_MS);
    }
  };
  const sends = Promise.all(bills.map(work));
  sends.catch(() => undefined);
  return {
    stop: async () => {
      stop.abort();
      await sends;
      let lostCount = 0;
      for (const { document_id, token, sha256 } of sentPapers)
        if (computeHash(await request(`/api/documents/${document_id}/file`, token)) !== sha256) lostCount += 1;
      return { of: 'papers', acknowledged: sentPapers.length, lost: lostCount, doubled: 0 };
    },
  };
}

/** The bytes of a success; undefined otherwise. */
type RequestPaper = (address: string, token: string, init?: RequestInit) => Promise<Buffer | undefined>;

function createPaperRequest({ url }: LoadTarget, counting: Counting): RequestPaper {
  return async (address, token, init = {}) => {
    const from = performance.now();
    const headers = { authorization: `Bearer ${token}` };
    try {
      const answer = await fetch(url + address, { ...init, headers });
      const bytes = Buffer.from(await answer.arrayBuffer());
      const isCut = init.method === 'POST' && CUT.has(answer.status);
      const code = /"code":"(\w+)"/.exec(bytes.toString('utf8'))?.[1] ?? 'without a word';
      const failure = answer.ok || isCut ? undefined : `a paper: ${answer.status} ${code}`;
      counting.request(performance.now() - from, failure);
      if (isCut) counting.countRepeat();
      return answer.ok ? bytes : undefined;
    } catch (error) {
      counting.request(performance.now() - from, `a paper: ${(error as Error).message}`);
      return undefined;
    }
  };
}

/** Each paper differs from the others; the same again would be the same document. */
async function send(
  request: RequestPaper,
  { owner, company_code }: Bill,
  number: number,
): Promise<SentPaper | undefined> {
  const bytes = Buffer.from(`${PDF}%${company_code} ${number}\n`);
  const body = new FormData();
  body.append('file', new Blob([bytes], { type: 'application/pdf' }), 'paper.pdf');
  const address = `/api/companies/${company_code}/documents?requirement_code=${PAPER}`;
  const answer = await request(address, owner.token, { method: 'POST', body });
  if (answer === undefined) return undefined;
  const { document_id } = JSON.parse(answer.toString('utf8')) as { document_id: string };
  return { document_id, token: owner.token, sha256: computeHash(bytes) ?? '' };
}

function computeHash(bytes: Buffer | undefined): string | undefined {
  return bytes && createHash('sha256').update(bytes).digest('hex');
}
