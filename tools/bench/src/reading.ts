import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** One result of a measure: ours against the other side, measured in turns. */
export interface Reading {
  /** The goal, `P-9`. */
  readonly id: string;
  readonly what: string;
  readonly unit: string;
  readonly ours: number;
  /** Absent where the goal is a ceiling and not a ratio. */
  readonly theirs?: number;
  readonly other?: string;
  /** Limits of the goal for the ratio, or for our figure when there is no other side. */
  readonly must: { readonly least?: number; readonly most?: number };
  /** Largest distance of a round from the median, in parts of it; above a quarter the reading is not compared. */
  readonly spread?: number;
}

const NOISE = 0.25;

/** The time that this part of all stays below: `0.99` is the slowest of a hundred. */
export function findSlowestReading(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN;
}

/** The middle of an odd number of rounds; the mean of the two middle ones else. */
export function computeMedian(rounds: readonly number[]): number {
  const sortedRounds = rounds.toSorted((a, b) => a - b);
  const half = sortedRounds.length >> 1;
  const upper = sortedRounds[half] ?? Number.NaN;
  return sortedRounds.length % 2 === 1 ? upper : (upper + (sortedRounds[half - 1] ?? Number.NaN)) / 2;
}

export function computeSpread(rounds: readonly number[]): number {
  const middle = computeMedian(rounds);
  return Math.max(...rounds.map((round) => Math.abs(round - middle) / middle));
}

/** Runs both sides in turns, so that what disturbs the machine disturbs both. */
export async function measureInTurns(
  rounds: number,
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
): Promise<{ ours: number[]; theirs: number[] }> {
  const times = { ours: [] as number[], theirs: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(await ours());
    times.theirs.push(await theirs());
  }
  return times;
}

function computeRatio({ ours, theirs }: Reading): number | undefined {
  return theirs === undefined ? undefined : ours / theirs;
}

/** `holds`, `misses`, or `noisy` when the rounds differ too much to compare. */
export function getVerdict(reading: Reading): 'holds' | 'misses' | 'noisy' {
  if ((reading.spread ?? 0) > NOISE) return 'noisy';
  const comparedFigures = computeRatio(reading) ?? reading.ours;
  const { least = -Infinity, most = Infinity } = reading.must;
  return comparedFigures >= least && comparedFigures <= most ? 'holds' : 'misses';
}

const figure = (value: number | undefined): string =>
  value === undefined ? '–' : value >= 100 ? value.toFixed(0) : value.toFixed(2);

/** The readings as a table for people. */
export function formatReadings(readings: readonly Reading[]): string {
  const rows = readings.map((reading) => [
    reading.id,
    reading.what,
    `${figure(reading.ours)} ${reading.unit}`,
    reading.theirs === undefined ? '–' : `${figure(reading.theirs)} (${reading.other ?? ''})`,
    figure(computeRatio(reading)),
    reading.must.least === undefined ? `≤ ${reading.must.most ?? '–'}` : `≥ ${reading.must.least}`,
    getVerdict(reading),
  ]);
  const table = [['goal', 'what', 'ours', 'other side', 'ratio', 'must', 'verdict'], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Keeps the readings for machines. */
export function saveReadings(file: string, readings: readonly Reading[]): void {
  mkdirSync(dirname(file), { recursive: true });
  const storedReadings = readings.map((reading) => ({
    ...reading,
    ratio: computeRatio(reading) ?? null,
    verdict: getVerdict(reading),
  }));
  writeFileSync(
    file,
    `${JSON.stringify({ measured_at: new Date().toISOString(), readings: storedReadings }, undefined, 2)}\n`,
  );
}
