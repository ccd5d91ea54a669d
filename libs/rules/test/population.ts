import { barangays, lines } from './san-isidro.ts';

/** The same numbers for the same seed on every machine (mulberry32). */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixedState = Math.imul(state ^ (state >>> 15), 1 | state);
    mixedState = (mixedState + Math.imul(mixedState ^ (mixedState >>> 7), 61 | mixedState)) ^ mixedState;
    return Math.floor((((mixedState ^ (mixedState >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

type Draw = ReturnType<typeof createRandom>;

const pickOne = <T>(draw: Draw, from: readonly T[]): T => from[draw(from.length)] as T; // never asked of an empty list
const drawPesos = (draw: Draw, limit: number): string => `${draw(limit)}.${String(draw(100)).padStart(2, '0')}`;
const drawDay = (draw: Draw, year: number): string =>
  `${year}-${String(1 + draw(12)).padStart(2, '0')}-${String(1 + draw(28)).padStart(2, '0')}`;

function aLine(draw: Draw) {
  const { line, taxed_as, units } = pickOne(draw, lines);
  // Small and large by turns, so that every bracket is met.
  const limit = 10 ** (3 + draw(6));
  return {
    line,
    category: pickOne(draw, taxed_as).category,
    gross_essential: draw(2) === 0 ? '0.00' : drawPesos(draw, limit),
    gross_non_essential: drawPesos(draw, limit).replace(/^0\.00$/, '0.01'),
    capitalization: drawPesos(draw, limit),
    units: Object.fromEntries(units.map((unit) => [unit, 1 + draw(9)])),
  };
}

type PopulationLine = ReturnType<typeof aLine>;

/** A line is declared once in each of its categories (rule 38). */
function removeDuplicates(lines: readonly PopulationLine[]): PopulationLine[] {
  const isSame = (one: PopulationLine, other: PopulationLine): boolean =>
    one.line === other.line && one.category === other.category;
  return lines.filter((line, index) => lines.findIndex((other) => isSame(line, other)) === index);
}

function aBusiness(draw: Draw): object {
  const application_type = pickOne(draw, ['NEW', 'RENEWAL', 'RENEWAL']);
  const org_type = pickOne(draw, ['SOLE', 'SOLE', 'CORPORATION', 'COOPERATIVE']);
  return {
    tax_year: 2026,
    application_type,
    org_type,
    payment_mode: pickOne(draw, ['ANNUAL', 'SEMI_ANNUAL', 'QUARTERLY']),
    as_of: drawDay(draw, 2026 + draw(4)),
    ...(application_type === 'NEW' ? { date_started: drawDay(draw, 2026) } : {}),
    total_assets: drawPesos(draw, 10 ** (4 + draw(5))),
    business_area_sqm: `${1 + draw(2000)}.${String(draw(100)).padStart(2, '0')}`,
    employees: { male: draw(120), female: draw(120) },
    brgycode: pickOne(draw, barangays).brgycode,
    lines: removeDuplicates(Array.from({ length: 1 + draw(3) }, () => aLine(draw))),
    sells_liquor: draw(3) === 0,
    sells_tobacco: draw(3) === 0,
    exemptions:
      draw(10) === 0
        ? [
            {
              code: pickOne(draw, ['X-MARGINAL', 'X-GOV', 'X-BMBE', ...(org_type === 'COOPERATIVE' ? ['X-COOP'] : [])]),
            },
          ]
        : [],
  };
}

/** Businesses of a municipality as they travel, `size` of them; the same for the same seed. */
export function createPopulation(size: number, seed = 2026): object[] {
  const draw = createRandom(seed);
  return Array.from({ length: size }, () => aBusiness(draw));
}
