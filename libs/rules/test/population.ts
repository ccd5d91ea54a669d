import { barangays, lines } from './san-isidro.ts';

/** The same numbers for the same seed on every machine (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

type Draw = ReturnType<typeof numbers>;

const pick = <T>(draw: Draw, from: readonly T[]): T => from[draw(from.length)] as T; // never asked of an empty list
const pesos = (draw: Draw, most: number): string => `${draw(most)}.${String(draw(100)).padStart(2, '0')}`;
const day = (draw: Draw, year: number): string =>
  `${year}-${String(1 + draw(12)).padStart(2, '0')}-${String(1 + draw(28)).padStart(2, '0')}`;

function aLine(draw: Draw) {
  const { line, taxed_as, units } = pick(draw, lines);
  // Small and large by turns, so that every bracket is met.
  const most = 10 ** (3 + draw(6));
  return {
    line,
    category: pick(draw, taxed_as).category,
    gross_essential: draw(2) === 0 ? '0.00' : pesos(draw, most),
    gross_non_essential: pesos(draw, most).replace(/^0\.00$/, '0.01'),
    capitalization: pesos(draw, most),
    units: Object.fromEntries(units.map((unit) => [unit, 1 + draw(9)])),
  };
}

type Line = ReturnType<typeof aLine>;

/** A line stands once in each of its categories (rule 38). */
function once(lines: readonly Line[]): Line[] {
  const isSame = (one: Line, other: Line): boolean => one.line === other.line && one.category === other.category;
  return lines.filter((line, index) => lines.findIndex((other) => isSame(line, other)) === index);
}

function aBusiness(draw: Draw): object {
  const application_type = pick(draw, ['NEW', 'RENEWAL', 'RENEWAL']);
  const org_type = pick(draw, ['SOLE', 'SOLE', 'CORPORATION', 'COOPERATIVE']);
  return {
    tax_year: 2026,
    application_type,
    org_type,
    payment_mode: pick(draw, ['ANNUAL', 'SEMI_ANNUAL', 'QUARTERLY']),
    as_of: day(draw, 2026 + draw(4)),
    ...(application_type === 'NEW' ? { date_started: day(draw, 2026) } : {}),
    total_assets: pesos(draw, 10 ** (4 + draw(5))),
    business_area_sqm: `${1 + draw(2000)}.${String(draw(100)).padStart(2, '0')}`,
    employees: { male: draw(120), female: draw(120) },
    brgycode: pick(draw, barangays).brgycode,
    lines: once(Array.from({ length: 1 + draw(3) }, () => aLine(draw))),
    sells_liquor: draw(3) === 0,
    sells_tobacco: draw(3) === 0,
    exemptions:
      draw(10) === 0
        ? [{ code: pick(draw, ['X-MARGINAL', 'X-GOV', 'X-BMBE', ...(org_type === 'COOPERATIVE' ? ['X-COOP'] : [])]) }]
        : [],
  };
}

/** So many businesses of a town, as they travel; the same for the same seed. */
export function population(size: number, seed = 2026): object[] {
  const draw = numbers(seed);
  return Array.from({ length: size }, () => aBusiness(draw));
}
