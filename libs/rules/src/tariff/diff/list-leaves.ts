/** The single values of a row by their dotted path; a cell of a table is named by what it is for. */
export type TariffLeaves = ReadonlyMap<string, string>;

function listEntries(value: unknown, path: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, each]) => {
    const isCell = typeof each === 'object' && each !== null && 'at' in each && Array.isArray(each.at);
    const name = isCell ? `[${each.at.join(', ')}]` : key;
    return listEntries(isCell ? each.amount : each, path === '' ? name : `${path}.${name}`);
  });
}

/** Lists the single values of a row of a tariff. */
export function listLeaves(row: unknown): TariffLeaves {
  return new Map(listEntries(row, ''));
}
