/** What happened to the load in one part of the drill. */
export interface Tally {
  readonly requests: number;
  /** Answered with anything but success, or not at all; what was repeated and then done is not counted here. */
  readonly failed: readonly string[];
  /** A write that the proxy gave up because its node died in it; each was sent again with its key. */
  readonly repeated: number;
  readonly slowest_ms: number;
  readonly messages: number;
  /** How often a socket came back by itself, and the longest time without. */
  readonly returns: number;
  readonly longest_away_ms: number;
  /** The longest time in which nothing was acknowledged to anybody. */
  readonly longest_silence_ms: number;
}

export interface Part {
  readonly name: string;
  readonly tally: Tally;
  /** A killed node may cut what it was writing; a lost database fails requests for a while; an update fails nothing. */
  readonly allows: 'nothing' | 'cut writes' | 'an outage';
}

/** What was acknowledged and what is there at the end. */
export interface Remains {
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
}

/** How long a browser's line may be away: its own pause before it comes back, and a second for the rest. */
const AWAY_MOST_MS = 5_000;
/** Until people are served again: Patroni's ttl, an election in etcd, a promotion, and the way back to it. */
const OUTAGE_MOST_MS = 15_000;

/** The lines to print and whether all held. */
export function judge(parts: readonly Part[], remains: Remains): { lines: string[]; holds: boolean } {
  const faults = [...parts.flatMap(faultsOf), ...faultsAtTheEnd(remains)];
  const lines = parts.map(
    ({ name, tally }) =>
      `${name}: ${tally.requests} requests, ${tally.failed.length} failed, ${tally.repeated} repeated with their key, ` +
      `slowest ${Math.round(tally.slowest_ms)} ms; ${tally.messages} messages, sockets came back ${tally.returns} times, ` +
      `longest away ${Math.round(tally.longest_away_ms)} ms; longest silence ${Math.round(tally.longest_silence_ms)} ms`,
  );
  lines.push(
    `at the end: ${remains.acknowledged} acknowledged, ${remains.lost} lost, ${remains.doubled} done twice`,
    ...faults.map((fault) => `FAILED ${fault}`),
  );
  return { lines, holds: faults.length === 0 };
}

function faultsOf({ name, tally, allows }: Part): string[] {
  const { requests, messages, failed, repeated, longest_away_ms, longest_silence_ms } = tally;
  const isOutage = allows === 'an outage';
  return [
    ...(requests === 0 || messages === 0 ? [`${name}: there was no load`] : []),
    ...(isOutage ? [] : [...new Set(failed)].map((reason) => `${name}: ${reason}`)),
    ...(repeated > 0 && allows === 'nothing' ? [`${name}: ${repeated} writes were cut`] : []),
    ...(longest_away_ms > AWAY_MOST_MS && !isOutage ? [`${name}: a socket was away for ${longest_away_ms} ms`] : []),
    ...(longest_silence_ms > OUTAGE_MOST_MS ? [`${name}: nothing was kept for ${longest_silence_ms} ms`] : []),
  ];
}

function faultsAtTheEnd({ lost, doubled }: Remains): string[] {
  return [
    ...(lost > 0 ? [`${lost} of what was acknowledged is gone`] : []),
    ...(doubled > 0 ? [`${doubled} messages are there twice`] : []),
  ];
}
