// Measures how much slower statements and payment lists are with a million ledger rows (goal P-11).

import type { Reading } from '../reading.ts';
import { type GrowingList, measureGrowth, type GrownFixture, withGrownFixtures, signIn } from './grown-fixture.ts';
import { getAdministratorEmail, ADMINISTRATORS, fillLedger, OWNER_COUNT, getOwnerEmail } from './fill-ledger.ts';

const LEDGER_GROWTH_SIZES = [10_000, 100_000, 1_000_000] as const;

const LISTS = {
  'statement of account': '/api/account/soa?as_of=2026-06-05',
  'payment list': '/api/payments?limit=20',
} as const;

const ATTEMPTS = '/api/payments/attempts?limit=25';

/** Searches of the treasurer among the payments of all owners, measured at growing sizes. */
const SEARCHES = {
  'a number that nobody has': '&search=SI999999ZZ',
  'the number of an order': '&search=TOP-2026-000042',
  'a part of that number': '&search=2026-000042',
  'a name': '&search=Panaderia',
  'a word that all have': '&search=business',
  'a word that nobody has': '&search=laundry',
} as const;

/**
 * P-11: the statement, the payment list and the searches of all payments with ten thousand, a hundred thousand and a million rows in the ledger, each
 * against itself at ten thousand.
 */
export function measureLedgerGrowth(): Promise<Reading[]> {
  const growth = {
    name: 'ledger',
    sizes: LEDGER_GROWTH_SIZES,
    fill: fillLedger,
    settings: { EBPLS_NOW: '2026-06-05' },
  };
  return withGrownFixtures(growth, async (fixtures) => {
    const tokens = await signInAll(
      fixtures,
      Array.from({ length: OWNER_COUNT }, (_, owner) => getOwnerEmail(owner)),
    );
    const readings: Reading[] = [];
    for (const [name, path] of Object.entries(LISTS)) {
      const list = { name, path, most: 1.5, tokens };
      readings.push(...(await measureGrowth(fixtures, list, 'ledger rows')));
    }
    return [...readings, ...(await searchPayments(fixtures))];
  });
}

/** Signs these people in, in each fixture. */
async function signInAll(fixtures: readonly GrownFixture[], emails: readonly string[]): Promise<GrowingList['tokens']> {
  const tokens = new Map<string, string[]>();
  for (const { origin } of fixtures) {
    const fixtureTokens: string[] = [];
    for (const email of emails) fixtureTokens.push(await signIn(origin, email));
    tokens.set(origin, fixtureTokens);
  }
  return ({ origin }) => tokens.get(origin) ?? [];
}

async function searchPayments(fixtures: readonly GrownFixture[]): Promise<Reading[]> {
  const emails = Array.from({ length: ADMINISTRATORS }, (_, at) => getAdministratorEmail(at + 1));
  const tokens = await signInAll(fixtures, emails);
  const list = { name: 'payments of all', path: ATTEMPTS, most: 1.5, tokens };
  const readings = await measureGrowth(fixtures, list, 'ledger rows');
  for (const [what, search] of Object.entries(SEARCHES)) {
    const searchList = { name: `payments by ${what}`, path: `${ATTEMPTS}${search}`, most: 3, tokens };
    readings.push(...(await measureGrowth(fixtures, searchList, 'ledger rows')));
  }
  return readings;
}
