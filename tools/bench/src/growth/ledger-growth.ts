import type { Reading } from '../reading.ts';
import { type GrowingList, measureGrowth, type GrownTown, inGrownTowns, signIn } from './grown-town.ts';
import { administratorEmail, ADMINISTRATORS, fillLedger, OWNERS_ASKING, ownerEmail } from './ledger-filled.ts';

const SIZES = [10_000, 100_000, 1_000_000] as const;

const LISTS = {
  'statement of account': '/api/account/soa?as_of=2026-06-05',
  'payment list': '/api/payments?limit=20',
} as const;

const ATTEMPTS = '/api/payments/attempts?limit=25';

/** What the treasurer looks for among the payments of all owners. */
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
export function ledgerGrowth(): Promise<Reading[]> {
  const growth = { name: 'ledger', sizes: SIZES, fill: fillLedger, settings: { EBPLS_NOW: '2026-06-05' } };
  return inGrownTowns(growth, async (towns) => {
    const tokens = await signedIn(
      towns,
      Array.from({ length: OWNERS_ASKING }, (_, owner) => ownerEmail(owner)),
    );
    const readings: Reading[] = [];
    for (const [name, path] of Object.entries(LISTS)) {
      const list = { name, path, most: 1.5, tokens };
      readings.push(...(await measureGrowth(towns, list, 'ledger rows')));
    }
    return [...readings, ...(await searchPayments(towns))];
  });
}

/** These people, in each town. */
async function signedIn(towns: readonly GrownTown[], emails: readonly string[]): Promise<GrowingList['tokens']> {
  const tokens = new Map<string, string[]>();
  for (const { origin } of towns) {
    const of_town: string[] = [];
    for (const email of emails) of_town.push(await signIn(origin, email));
    tokens.set(origin, of_town);
  }
  return ({ origin }) => tokens.get(origin) ?? [];
}

async function searchPayments(towns: readonly GrownTown[]): Promise<Reading[]> {
  const emails = Array.from({ length: ADMINISTRATORS }, (_, at) => administratorEmail(at + 1));
  const tokens = await signedIn(towns, emails);
  const list = { name: 'payments of all', path: ATTEMPTS, most: 1.5, tokens };
  const readings = await measureGrowth(towns, list, 'ledger rows');
  for (const [what, search] of Object.entries(SEARCHES)) {
    const searched = { name: `payments by ${what}`, path: `${ATTEMPTS}${search}`, most: 3, tokens };
    readings.push(...(await measureGrowth(towns, searched, 'ledger rows')));
  }
  return readings;
}
