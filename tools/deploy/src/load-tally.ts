/** Counts of requests, failures and writes in one part of the drill. */
export interface Tally {
  readonly requests: number;
  /** Answered with anything but success, or not at all; a request that was repeated and then done is not counted. */
  readonly failed: readonly string[];
  /** A write that the proxy gave up because its node died in it; each was sent again with its key. */
  readonly repeated: number;
  readonly slowest_ms: number;
  readonly messages: number;
  /** Shown to their payers as made. */
  readonly payments: number;
  /** Taken into the store of files. */
  readonly papers: number;
  /** Reconnects of a socket by itself, and the longest time without. */
  readonly returns: number;
  readonly longest_away_ms: number;
  /** The longest time in which nothing was acknowledged to anybody. */
  readonly longest_silence_ms: number;
}

export interface Part {
  readonly name: string;
  readonly tally: Tally;
  /**
   * A killed node may cut what it was writing; a lost database fails requests for a while; without the object store
   * papers are refused, and nothing else; an update fails nothing.
   */
  readonly allows: 'nothing' | 'cut writes' | 'an outage' | 'refused papers';
}

/** Acknowledged writes, and those that are present at the end. */
export interface Remains {
  readonly of: string;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
}

/** Longest time without a socket: the browser's pause before it reconnects, and a second for the rest. */
const MAX_AWAY_MS = 5_000;
/** Longest time until people are served again: Patroni's ttl, an election in etcd, a promotion, and the way back to it. */
const MAX_OUTAGE_MS = 15_000;

/** The load's text for a paper that was sent or opened and refused with the sentence of an unreachable store. */
const REFUSED_PAPER = /^a paper: 503 failed$/;

/** The lines to print and whether all held. */
export function checkDrill(parts: readonly Part[], remains: readonly Remains[]): { lines: string[]; holds: boolean } {
  const faults = [...parts.flatMap(listFaults), ...remains.flatMap(listFinalFaults)];
  const lines = parts.map(
    ({ name, tally }) =>
      `${name}: ${tally.requests} requests, ${tally.failed.length} failed, ${tally.repeated} repeated with their key, ` +
      `slowest ${Math.round(tally.slowest_ms)} ms; ${tally.messages} messages, ${tally.payments} payments, ` +
      `${tally.papers} papers; sockets came back ${tally.returns} times, ` +
      `longest away ${Math.round(tally.longest_away_ms)} ms; longest silence ${Math.round(tally.longest_silence_ms)} ms`,
  );
  lines.push(
    ...remains.map(
      ({ of, acknowledged, lost, doubled }) =>
        `at the end: ${acknowledged} ${of} acknowledged, ${lost} lost, ${doubled} done twice`,
    ),
    ...faults.map((fault) => `FAILED ${fault}`),
  );
  return { lines, holds: faults.length === 0 };
}

function listFaults({ name, tally, allows }: Part): string[] {
  const { repeated, longest_away_ms, longest_silence_ms } = tally;
  const isOutage = allows === 'an outage';
  return [
    ...(Math.min(tally.requests, tally.messages, tally.payments) === 0 ? [`${name}: there was no load`] : []),
    ...listRequestFaults(tally.failed, allows).map((fault) => `${name}: ${fault}`),
    ...(repeated > 0 && allows === 'nothing' ? [`${name}: ${repeated} writes were cut`] : []),
    ...(longest_away_ms > MAX_AWAY_MS && !isOutage ? [`${name}: a socket was away for ${longest_away_ms} ms`] : []),
    ...(longest_silence_ms > MAX_OUTAGE_MS ? [`${name}: nothing was saved for ${longest_silence_ms} ms`] : []),
  ];
}

function listRequestFaults(failures: readonly string[], allows: Part['allows']): string[] {
  if (allows === 'an outage') return [];
  if (allows !== 'refused papers') return [...new Set(failures)];
  const others = failures.filter((reason) => !REFUSED_PAPER.test(reason));
  return [
    ...new Set(others),
    ...(others.length === failures.length ? ['no paper was refused, so the store was not missed'] : []),
  ];
}

function listFinalFaults({ of, acknowledged, lost, doubled }: Remains): string[] {
  return [
    ...(acknowledged === 0 ? [`of ${of} there was no load`] : []),
    ...(lost > 0 ? [`${lost} ${of} that were acknowledged are gone`] : []),
    ...(doubled > 0 ? [`${doubled} ${of} are there twice`] : []),
  ];
}
