import type { Reading } from '../reading.ts';
import { growthOf, inGrownTowns, signIn } from './grown-town.ts';
import { fillLedger, OWNERS_ASKING, ownerEmail } from './ledger-filled.ts';

const SIZES = [10_000, 100_000, 1_000_000] as const;

const LISTS = {
  'statement of account': '/api/account/soa?as_of=2026-06-05',
  'payment list': '/api/payments?limit=20',
} as const;

/**
 * P-11: the statement and the payment list with ten thousand, a hundred thousand and a million rows in the ledger, each
 * against itself at ten thousand.
 */
export function ledgerGrowth(): Promise<Reading[]> {
  const growth = { name: 'ledger', sizes: SIZES, fill: fillLedger, settings: { EBPLS_NOW: '2026-06-05' } };
  return inGrownTowns(growth, async (towns) => {
    const tokens = new Map<string, string[]>();
    for (const { origin } of towns) {
      const of_town: string[] = [];
      for (let owner = 0; owner < OWNERS_ASKING; owner += 1) of_town.push(await signIn(origin, ownerEmail(owner)));
      tokens.set(origin, of_town);
    }
    const readings: Reading[] = [];
    for (const [name, path] of Object.entries(LISTS)) {
      const list = { name, path, most: 1.5, tokens: ({ origin }: { origin: string }) => tokens.get(origin) ?? [] };
      readings.push(...(await growthOf(towns, list, 'ledger rows')));
    }
    return readings;
  });
}
