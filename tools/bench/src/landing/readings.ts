// Computes the readings of the start page (goals P-1, P-5, P-6 and P-7) from visits to it.

import { computeMedian, type Reading, computeSpread } from '../reading.ts';
import type { Visit } from './visit.ts';

const KB = 1024;

type MeasuredFigure = keyof Visit;
/** Figures of one measure of the start page on both sides; `unit` is how many measured units make one shown unit. */
type SiteFigures = (what: MeasuredFigure, unit?: number) => Pick<Reading, 'ours' | 'theirs' | 'other' | 'spread'>;

/** P-1, P-5, P-6 and P-7 out of visits to our start page and to its twin. */
export function listReadings(ours: readonly Visit[], theirs: readonly Visit[]): Reading[] {
  const all = (visits: readonly Visit[], what: MeasuredFigure): number[] => visits.map((one) => one[what]);
  const compare: SiteFigures = (what, unit = 1) => {
    const mine = all(ours, what);
    const middle = computeMedian(mine) / unit;
    // A figure that is zero each time has no spread.
    return {
      ours: middle,
      theirs: computeMedian(all(theirs, what)) / unit,
      other: 'single bundle',
      ...(middle > 0 && { spread: computeSpread(mine) }),
    };
  };
  const alone: SiteFigures = (what, unit = 1) => {
    const { theirs: _, other: __, ...mine } = compare(what, unit);
    return mine;
  };
  return [...scriptReadings(compare, alone), ...paintReadings(compare, alone), ...answerReadings(alone)];
}

function scriptReadings(compare: SiteFigures, alone: SiteFigures): Reading[] {
  return [
    {
      id: 'P-1',
      what: 'JavaScript of the landing page, brotli',
      unit: 'KB',
      ...compare('script_bytes', KB),
      must: { most: 0.6 },
    },
    { id: 'P-1', what: 'the same, as a ceiling', unit: 'KB', ...alone('script_bytes', KB), must: { most: 70 } },
    {
      id: 'P-1',
      what: 'fetched ahead for the next page while nothing else happens',
      unit: 'KB',
      ...alone('ahead_bytes', KB),
      must: {},
    },
  ];
}

function paintReadings(compare: SiteFigures, alone: SiteFigures): Reading[] {
  return [
    {
      id: 'P-5',
      what: 'largest paint, 4× CPU, 1.6 Mbit, 150 ms',
      unit: 's',
      ...compare('largest_paint_ms', 1000),
      must: { most: 0.9 },
    },
    { id: 'P-5', what: 'the same, as a ceiling', unit: 's', ...alone('largest_paint_ms', 1000), must: { most: 1 } },
    {
      id: 'P-5',
      what: 'what it costs later: from pressing Sign in to its form',
      unit: 's',
      ...compare('next_page_ms', 1000),
      must: { most: 1.2 },
    },
    {
      id: 'P-5',
      what: 'until the shell has taken that form over',
      unit: 's',
      ...compare('next_shell_ms', 1000),
      must: {},
    },
  ];
}

function answerReadings(alone: SiteFigures): Reading[] {
  return [
    { id: 'P-6', what: 'deaf while loading (TBT), 4× CPU', unit: 'ms', ...alone('blocked_ms'), must: { most: 50 } },
    {
      id: 'P-6',
      what: 'slowest answer to a person (INP) in five acts',
      unit: 'ms',
      ...alone('slowest_answer_ms'),
      must: { most: 100 },
    },
    { id: 'P-7', what: 'layout shift', unit: '', ...alone('shift'), must: { most: 0 } },
  ];
}
