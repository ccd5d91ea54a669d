import {
  ADMIN_FIGURES,
  AFFILIATE_FIGURES,
  type AssessmentRow,
  type ClearanceRow,
  type FigureLink,
  getAdminDashboard,
  getAffiliateDashboard,
  getOfficeDashboard,
  getOwnerDashboard,
  LICENSING_FIGURES,
  listTransactions,
  OFFICE_FIGURES,
  OFFICE_ROW_FIGURES,
  OWNER_FIGURES,
  type TransactionView,
  TRANSACTION_VIEWS,
} from '@ebpls/contracts';

import { createAcceptedApplication } from '../../testing/application-fixture.ts';
import { listAllClearances, openFigure, listAllTransactions } from '../../testing/figures/figure-lists.ts';
import type { TestPerson, TestServer } from '../../testing/open-server.ts';
import { openFixtureServer } from '../../testing/fixture-server.ts';
import type { MunicipalityFixture } from '../../testing/municipality-fixture.ts';

/**
 * Days of the test: the day on which most cases were staged; the first due day of parts; the Saturday after a Friday on
 * which parts were due; the Saturday after a Friday on which a whole application was. A Saturday uses no working day.
 */
const MOMENTS = ['2026-01-12', '2026-01-15', '2026-01-17', '2026-01-24'] as const;

let server: TestServer;
let fixture: MunicipalityFixture;
/** The largest value that each figure had at any of the moments. */
const largestFigures = new Map<string, number>();

beforeAll(async () => {
  ({ server, municipality: fixture } = await openFixtureServer());
  for (const day of ['2026-01-12', '2026-01-13', '2026-01-14']) {
    setDay(day);
    await createAcceptedApplication(server, fixture.people);
  }
});
afterAll(() => server.close());

const setDay = (day: string): void => server.setNow(`${day}T15:00:00+08:00`);
const toNumber = (value: unknown): number =>
  typeof value === 'string' ? Number(value.replace('.', '')) : Number(value);
function recordFigure(figure: string, value: unknown): void {
  largestFigures.set(figure, Math.max(largestFigures.get(figure) ?? 0, toNumber(value)));
}

interface Board {
  readonly name: string;
  readonly who: TestPerson;
  readonly figures: Readonly<Record<string, FigureLink | null>>;
  readonly read: () => Promise<Readonly<Record<string, unknown>>>;
}

/** Every dashboard of the municipality, each with the map from figure to list that its page uses for its links. */
function listBoards(): Board[] {
  const { people } = fixture;
  const createRead =
    (
      person: TestPerson,
      endpoint:
        | typeof getAdminDashboard
        | typeof getOfficeDashboard
        | typeof getOwnerDashboard
        | typeof getAffiliateDashboard,
    ) =>
    async () => {
      const { status, body } = await server.request(endpoint, person);
      expect(status).toBe(200);
      return body as unknown as Readonly<Record<string, unknown>>;
    };
  const licensing = Object.fromEntries(
    LICENSING_FIGURES.map((view): [string, FigureLink] => [view, { list: 'transactions', view }]),
  );
  return [
    { name: 'owner', who: people.owner, figures: OWNER_FIGURES, read: createRead(people.owner, getOwnerDashboard) },
    {
      name: 'admin',
      who: people.treasurer,
      figures: ADMIN_FIGURES,
      read: createRead(people.treasurer, getAdminDashboard),
    },
    {
      name: 'affiliate',
      who: people.affiliate,
      figures: AFFILIATE_FIGURES,
      read: createRead(people.affiliate, getAffiliateDashboard),
    },
    {
      name: 'bplo',
      who: people.bplo,
      figures: licensing,
      read: async () => (await server.request(listTransactions, people.bplo)).body.counts,
    },
    ...[...people.officers].map(([name, person]): Board => ({
      name,
      who: person,
      figures: OFFICE_FIGURES,
      read: createRead(person, getOfficeDashboard),
    })),
  ];
}

test.each(MOMENTS)('on %s every figure of every dashboard is the size of the list that it opens', async (day) => {
  setDay(day);
  const wrong: string[] = [];
  for (const { name, who, figures, read } of listBoards()) {
    const reply = await read();
    for (const [figure, link] of Object.entries(figures)) {
      expect(reply).toHaveProperty(figure);
      if (link === null) continue;
      const total = await openFigure(server, { who, link, day, name: figure });
      if (total !== reply[figure])
        wrong.push(`${name}: ${figure} is ${String(reply[figure])}, its list ${JSON.stringify(link)} has ${total}`);
      recordFigure(`${OFFICE_FIGURES === figures ? 'office' : name}.${figure}`, reply[figure]);
    }
  }
  expect(wrong).toEqual([]);
});

test.each(MOMENTS)(
  'on %s each office of the administrator’s table opens the clearances that it counts, which are those of the office’s own queue',
  async (day) => {
    setDay(day);
    const { offices } = (await server.request(getAdminDashboard, fixture.people.treasurer)).body;
    for (const row of offices) {
      for (const [column, office_view] of Object.entries(OFFICE_ROW_FIGURES)) {
        if (office_view === null) continue;
        const listedRows = await listAllTransactions(server, fixture.people.treasurer, {
          view: 'open',
          office: row.office,
          office_view,
        });
        const desk = fixture.people.officers.get(row.office as 'fire');
        const own = desk === undefined ? [] : await listAllClearances(server, desk, office_view);
        expect([row.office, column, listedRows.length]).toEqual([row.office, column, row[column as 'open']]);
        expect(listedRows.map(({ assessment_code }) => assessment_code).toSorted()).toEqual(
          own.map(({ assessment_code }) => assessment_code).toSorted(),
        );
        recordFigure(`offices.${column}`, row[column as 'open']);
      }
    }
  },
);

const CLOCK = ['ACCEPTED', 'IN_CLEARANCE', 'CLEARED', 'ASSESSED'];
const FINAL_STATES = ['ISSUED', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED'];
const isLate = ({ days_left }: AssessmentRow): boolean => days_left !== null && days_left < 0;

/** Condition that a view guarantees for its rows, read from the row as the page shows it. */
const PROMISES: Readonly<Record<TransactionView, (row: AssessmentRow) => boolean>> = {
  open: ({ state }) => state !== 'DRAFT' && !FINAL_STATES.includes(state),
  overdue: (row) => CLOCK.includes(row.state) && isLate(row) && row.days_used > row.days_limit,
  submitted: ({ acts }) => acts.includes('accept'),
  in_clearance: ({ state }) => state === 'ACCEPTED' || state === 'IN_CLEARANCE',
  to_compute: ({ acts }) => acts.includes('compute'),
  to_approve: ({ state }) => state === 'ASSESSED',
  for_payment: ({ state }) => state === 'FOR_PAYMENT',
  to_release: ({ acts }) => acts.includes('release'),
  to_sign: ({ state }) => state === 'FOR_SIGNATURE',
  issued: ({ state }) => state === 'ISSUED',
  all: () => true,
};

test.each(MOMENTS)('on %s a view holds what it promises and nothing that promises it is left out', async (day) => {
  setDay(day);
  const { bplo } = fixture.people;
  const all = await listAllTransactions(server, bplo, { view: 'all' });
  const { counts } = (await server.request(listTransactions, bplo)).body;
  for (const view of TRANSACTION_VIEWS) {
    const codes = (await listAllTransactions(server, bplo, { view })).map(({ assessment_code }) => assessment_code);
    expect([view, codes.toSorted()]).toEqual([
      view,
      all
        .filter(PROMISES[view])
        .map(({ assessment_code }) => assessment_code)
        .toSorted(),
    ]);
    expect([view, counts[view]]).toEqual([view, codes.length]);
    recordFigure(`view.${view}`, codes.length);
  }
});

const DESK_STATES = ['PENDING', 'UNDER_REVIEW', 'INSPECTION_SCHEDULED', 'RECALLED'];

test.each(MOMENTS)(
  'on %s an office finds in “overdue” and “due today” the open cases whose rows have that flag',
  async (day) => {
    setDay(day);
    for (const desk of fixture.people.officers.values()) {
      const open = await listAllClearances(server, desk, 'open');
      const overdue = await listAllClearances(server, desk, 'overdue');
      const due = await listAllClearances(server, desk, 'due_today');
      const toIds = (rows: readonly ClearanceRow[]) => rows.map(({ clearance_id }) => clearance_id);
      expect(open.every(({ state }) => DESK_STATES.includes(state))).toBe(true);
      expect(toIds(overdue)).toEqual(toIds(open.filter(({ flags }) => flags.includes('overdue'))));
      expect(overdue.every(({ days_used, days_limit }) => days_used > days_limit)).toBe(true);
      expect(toIds(due)).toEqual(toIds(open.filter(({ flags }) => flags.includes('due_today'))));
      expect(due.every(({ days_used, days_limit }) => days_used === days_limit)).toBe(true);
    }
  },
);

/** Rank of a row: late, with days left, then cases that do not wait for the municipality. */
const getRank = (row: AssessmentRow): number => (isLate(row) ? 0 : row.days_left === null || row.is_paused ? 2 : 1);

test.each(MOMENTS)(
  'on %s late cases come first, then the next due ones, then those that wait for the owner',
  async (day) => {
    setDay(day);
    const open = await listAllTransactions(server, fixture.people.bplo, { view: 'open' });
    expect(open.map(getRank)).toEqual(open.map(getRank).toSorted((one, other) => one - other));
    const left = open.filter((row) => getRank(row) === 1).map(({ days_left }) => days_left ?? 0);
    expect(left).toEqual(left.toSorted((one, other) => one - other));
    recordFigure('late', open.filter(isLate).length);
    recordFigure('paused', open.filter(({ is_paused }) => is_paused).length);
  },
);

test('a filing of this morning shows its age, and one that was not reviewed within a working day is late', async () => {
  const findFiledRow = async (day: string): Promise<AssessmentRow | undefined> => {
    setDay(day);
    return (await listAllTransactions(server, fixture.people.bplo, { view: 'submitted' })).find(
      ({ assessment_code }) => assessment_code === fixture.stages.filed.assessment_code,
    );
  };
  expect(await findFiledRow('2026-01-12')).toMatchObject({ waited_minutes: 420, days_left: 1 });
  expect(await findFiledRow('2026-01-13')).toMatchObject({ waited_minutes: 1860, days_left: 0 });
  expect(await findFiledRow('2026-01-15')).toMatchObject({ days_left: -2 });
});

test('an application whose office waits for the owner does not count as late for the municipality', async () => {
  setDay('2026-01-23');
  const { assessment_code } = fixture.stages.cleared_in_part;
  const open = await listAllTransactions(server, fixture.people.bplo, { view: 'in_clearance' });
  expect(open.find((row) => row.assessment_code === assessment_code)).toMatchObject({
    days_used: 0,
    days_left: 7,
    is_paused: true,
  });
  expect(
    (await listAllTransactions(server, fixture.people.bplo, { view: 'overdue' })).map((row) => row.assessment_code),
  ).not.toContain(assessment_code);
});

test('every figure was above zero at one of the moments, so that none agreed by being empty', () => {
  expect([...largestFigures].filter(([, value]) => value === 0).map(([figure]) => figure)).toEqual([]);
  expect(largestFigures.size).toBeGreaterThan(30);
});
