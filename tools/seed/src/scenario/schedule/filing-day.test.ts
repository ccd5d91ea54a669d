import { addDays, toClosedDays, isWorkingDay } from '@ebpls/rules';

import { listHolidays, readMunicipality } from '../../municipality/municipality.ts';
import { openTimeline } from '../timeline.ts';
import { SCENARIOS } from '../scenarios.ts';
import { computeFilingDay } from './filing-day.ts';

const sanIsidro = readMunicipality('san-isidro');
const holidays = toClosedDays(listHolidays(sanIsidro));
const START_DAYS = ['2026-01-02', '2026-01-25', '2026-04-20', '2026-11-27', '2026-12-31', '2027-01-01', '2028-02-29'];
/** Scenarios whose application is over, or is completed in January. */
const ENDED_SCENARIOS = [
  'issued',
  'issued_first_quarter',
  'issued_all_quarters',
  'issued_rhu_conditional',
  'retirement_pending',
];

const listPlanned = (today: string) =>
  sanIsidro.businesses.map(({ code, scenario }, index) => {
    const { days_ago } = SCENARIOS[scenario] ?? {};
    return { code, days_ago, day: computeFilingDay({ today, holidays, days_ago, index }) };
  });

function countWorkingDays(from: string, until: string): number {
  let days = 0;
  for (let day = from; day < until; day = addDays(day, 1)) if (isWorkingDay(day, holidays)) days += 1;
  return days;
}

test.each(START_DAYS)('started on %s, nothing is filed in another year or after that day', (today) => {
  const first = `${today.slice(0, 4)}-01-02`;
  const outside = listPlanned(today).filter(({ day }) => day !== first && (day < first || day > today));
  expect(outside).toEqual([]);
});

test.each(START_DAYS)('started on %s, nothing waits longer than its scenario says', (today) => {
  const late = listPlanned(today).filter(
    ({ day, days_ago }) => days_ago !== undefined && countWorkingDays(day, today) > days_ago + 1,
  );
  expect(late).toEqual([]);
});

test('every scenario that leaves work to somebody counts its days from the day of the start', () => {
  const undatedBusinesses = sanIsidro.businesses.filter(({ scenario }) => {
    const knownScenario = SCENARIOS[scenario];
    return (
      knownScenario?.files !== 'none' && knownScenario?.days_ago === undefined && !ENDED_SCENARIOS.includes(scenario)
    );
  });
  expect(undatedBusinesses).toEqual([]);
});

test.each(START_DAYS)(
  'started on %s, a closing after a permit of January is filed on the last working day',
  (today) => {
    const now = new Date(`${today}T10:00:00+08:00`);
    const timeline = openTimeline({ from: `${today.slice(0, 4)}-01-02`, now, holidays, offset: 0 });
    timeline.moveOnTo(1);
    expect(countWorkingDays(timeline.day(), today)).toBeLessThanOrEqual(2);
    expect(timeline.next().getTime()).toBeLessThanOrEqual(now.getTime() + 60_000);
  },
);
