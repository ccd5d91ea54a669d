/** What happened to the load in one part of the drill. */
export interface Tally {
  readonly requests: number;
  /** Answered with anything but success, or not at all; what was repeated and then done is not counted here. */
  readonly failed: readonly string[];
  /** A write that the proxy gave up because its node died in it; each was sent again with its key. */
  readonly repeated: number;
  readonly slowest_ms: number;
  readonly messages: number;
  /** Shown to their payers as made. */
  readonly payments: number;
  /** Taken into the store of files. */
  readonly papers: number;
  /** How often a socket came back by itself, and the longest time without. */
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

/** What was acknowledged and what is there at the end. */
export interface Remains {
  readonly of: string;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
}

/** How long a browser's line may be away: its own pause before it comes back, and a second for the rest. */
const AWAY_MOST_MS = 5_000;
/** Until people are served again: Patroni's ttl, an election in etcd, a promotion, and the way back to it. */
const OUTAGE_MOST_MS = 15_000;

/** As the load counts a paper that was sent or opened and answered with the sentence of a store that is away. */
const REFUSED_PAPER = /^a paper: 503 failed$/;

/** The lines to print and whether all held. */
export function judge(parts: readonly Part[], remains: readonly Remains[]): { lines: string[]; holds: boolean } {
  const faults = [...parts.flatMap(faultsOf), ...remains.flatMap(faultsAtTheEnd)];
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

function faultsOf({ name, tally, allows }: Part): string[] {
  const { repeated, longest_away_ms, longest_silence_ms } = tally;
  const isOutage = allows === 'an outage';
  return [
    ...(Math.min(tally.requests, tally.messages, tally.payments) === 0 ? [`${name}: there was no load`] : []),
    ...faultsOfRequests(tally.failed, allows).map((fault) => `${name}: ${fault}`),
    ...(repeated > 0 && allows === 'nothing' ? [`${name}: ${repeated} writes were cut`] : []),
    ...(longest_away_ms > AWAY_MOST_MS && !isOutage ? [`${name}: a socket was away for ${longest_away_ms} ms`] : []),
    ...(longest_silence_ms > OUTAGE_MOST_MS ? [`${name}: nothing was kept for ${longest_silence_ms} ms`] : []),
  ];
}

function faultsOfRequests(failed: readonly string[], allows: Part['allows']): string[] {
  if (allows === 'an outage') return [];
  if (allows !== 'refused papers') return [...new Set(failed)];
  const others = failed.filter((reason) => !REFUSED_PAPER.test(reason));
  return [
    ...new Set(others),
    ...(others.length === failed.length ? ['no paper was refused, so the store was not missed'] : []),
  ];
}

function faultsAtTheEnd({ of, acknowledged, lost, doubled }: Remains): string[] {
  return [
    ...(acknowledged === 0 ? [`of ${of} there was no load`] : []),
    ...(lost > 0 ? [`${lost} ${of} that were acknowledged are gone`] : []),
    ...(doubled > 0 ? [`${doubled} ${of} are there twice`] : []),
  ];
}
