import { getStaffDomain, isProductGiven } from './src/e2e-harness.ts';

/**
 * These journeys only read existing data, or change data of their own tab, so any of them may run beside any other:
 * they fill the end of a run, where one lane alone would leave a core idle (decision 0190).
 */
const READING = [
  '**/access.spec.ts',
  '**/areas.spec.ts',
  '**/inquiry-place.spec.ts',
  '**/shell-access.spec.ts',
  '**/treasury-access.spec.ts',
  '**/demos/*.spec.ts',
];
/** At a desk with cases staged for them alone, or about the release in their own tab. */
const DESK = [
  '**/case-flow.spec.ts',
  '**/checklist.spec.ts',
  '**/desk-lists.spec.ts',
  '**/desks.spec.ts',
  '**/desks-forty.spec.ts',
  '**/faults/*.spec.ts',
  '**/federation.spec.ts',
  '**/field.spec.ts',
  '**/landing.spec.ts',
  '**/papers-side.spec.ts',
  '**/silence.spec.ts',
];
/**
 * Their owners and businesses are used by no other journey, so they run where a worker is free beside the journeys of
 * the main owner.
 */
const OWN = [
  '**/business-map.spec.ts',
  '**/answer.spec.ts',
  '**/correction.spec.ts',
  '**/delegates.spec.ts',
  '**/pause.spec.ts',
  '**/pay-links.spec.ts',
  '**/privacy.spec.ts',
  '**/revocation.spec.ts',
  '**/scanner.spec.ts',
  '**/sign-out.spec.ts',
  '**/succession.spec.ts',
  '**/tools.spec.ts',
  '**/two-devices.spec.ts',
  '**/two-versions.spec.ts',
  '**/vault.spec.ts',
  '**/walk-in.spec.ts',
  '**/stored-texts.spec.ts',
];
/** Releases all paid permits, so that no other journey may wait for a permit then. */
const RELEASES = ['**/several.spec.ts'];
/** Kills its server, or serves another release: on a product of its own beside the one that all others share. */
const ALONE = ['**/inquiry.spec.ts', '**/new-worker.spec.ts', '**/offline.spec.ts'];
/** Each on the demonstration of another municipality, whose revenue code is a file. */
const MUNICIPALITIES = ['maliwanag', 'tubigan'];
/** Pictures of the documentation are taken by their own command. */
const PICTURES = '**/docs-pictures.spec.ts';
/**
 * Gives a barangay another code and name; moves to October, where the main owner's store closes for good: no journey
 * may need either afterwards.
 */
const LAST = ['**/barangay-recode.spec.ts', '**/changes.spec.ts'];
/** The journeys most sensitive to a newer browser, and the most important ones; in a whole run (decision 0190). */
const TWICE = ['**/desks.spec.ts', '**/desks-forty.spec.ts', '**/main-job.spec.ts'];
const TWICE_ALONE = ['**/inquiry.spec.ts'];
/**
 * Required for a merge (decision 0190): the main way of owner, offices and treasury, the desks by key, a failing
 * remote, the pages that each role may read, and the end of a session.
 */
const PART = {
  all: ['**/main-job.spec.ts'],
  desk: ['**/desks.spec.ts'],
  remotes: ['**/federation.spec.ts'],
  own: ['**/sign-out.spec.ts'],
  reading: ['**/access.spec.ts', '**/shell-access.spec.ts', '**/treasury-access.spec.ts'],
};

/** Journeys of one lane run one after the other, those of two may run concurrently. */
export interface Lane {
  readonly name: string;
  readonly testMatch?: string[];
  readonly testIgnore?: string[];
  readonly workers: number;
  readonly dependencies?: string[];
}

/**
 * The lanes of `npm test`. None waits for another, because a dependent lane begins only when all before it have ended.
 */
export function listPartLanes(): Lane[] {
  return [
    { name: 'all', testMatch: PART.all, workers: 1 },
    { name: 'desk', testMatch: PART.desk, workers: 1 },
    { name: 'remotes', testMatch: PART.remotes, workers: 1 },
    { name: 'own', testMatch: PART.own, workers: 1 },
    { name: 'reading', testMatch: PART.reading, workers: 3 },
  ];
}

/** Every lane; with `paying`, those of another browser that pay and wait for a permit as well. */
export function listAllLanes(paying: readonly string[]): Lane[] {
  const dependencies = ['all', 'own', ...paying];
  return [
    {
      name: 'all',
      testIgnore: [...DESK, ...READING, ...OWN, ...RELEASES, ...ALONE, ...listMunicipalitySpecs(), ...LAST, PICTURES],
      workers: 1,
    },
    { name: 'desk', testMatch: DESK, workers: 1 },
    { name: 'alone', testMatch: ALONE, workers: 1, dependencies: listAllDependencies() },
    { name: 'own', testMatch: OWN, workers: 1 },
    ...listMunicipalityLanes(),
    { name: 'reading', testMatch: READING, workers: 3, dependencies },
    { name: 'releases', testMatch: RELEASES, workers: 1, dependencies },
    { name: 'last', testMatch: LAST, workers: 1, dependencies: ['reading', 'releases'] },
  ];
}

const listMunicipalitySpecs = (): string[] => MUNICIPALITIES.map((name) => `**/${name}.spec.ts`);

/** Each opens its municipality itself; a product that runs already is visited if it is one of them. */
function listMunicipalityLanes(): Lane[] {
  const lanes = MUNICIPALITIES.map((name) => ({ name, testMatch: [`**/${name}.spec.ts`], workers: 1 }));
  if (!isProductGiven()) return lanes.map((lane) => ({ ...lane, dependencies: ['all'] }));
  return lanes.filter(({ name }) => getStaffDomain() === `@${name}.example`);
}

/** The lanes that a whole run repeats in a second browser. */
export function listSecondLanes(): Lane[] {
  return [
    { name: 'system', testMatch: TWICE, workers: 1 },
    { name: 'system-alone', testMatch: TWICE_ALONE, workers: 1, dependencies: listAllDependencies() },
  ];
}

/** Without a second product they wait until no journey needs the first. */
function listAllDependencies(): string[] {
  return isProductGiven() ? ['desk', 'last'] : [];
}
