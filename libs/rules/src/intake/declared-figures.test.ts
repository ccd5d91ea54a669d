import type { Centavos } from '@ebpls/contracts';

import { checkDeclaredFigures } from './declared-figures.ts';

const money = (amount: number) => amount as Centavos;
const figures = { employees_male: 2, employees_female: 1, lines: [{ line: 'L07', capitalization: money(75_000) }] };
const people = { residents_male: 2, residents_female: 1 };

test('as many workers as residents of the municipality are enough, and one fewer is named at its field', () => {
  expect(checkDeclaredFigures(figures, { application_type: 'NEW', people })).toEqual({});
  expect(
    checkDeclaredFigures({ ...figures, employees_male: 1, employees_female: 0 }, { application_type: 'NEW', people }),
  ).toEqual({
    employees_male: 'employees.fewer_than_residents',
    employees_female: 'employees.fewer_than_residents',
  });
});

test('nothing is compared with a registration that is not complete', () => {
  const context = { application_type: 'NEW', people: undefined } as const;
  expect(checkDeclaredFigures({ ...figures, employees_male: 0 }, context)).toEqual({});
});

test('a new business declares capital and no gross, every other one its gross', () => {
  const lines = [
    { line: 'L07' },
    { line: 'L08', capitalization: money(1), gross_essential: money(1) },
    { line: 'L09', gross_essential: money(0) },
  ];
  expect(checkDeclaredFigures({ ...figures, lines }, { application_type: 'NEW', people })).toEqual({
    'lines.0.capitalization': 'capitalization.required',
    'lines.1.gross_non_essential': 'gross.not_for_new',
    'lines.2.capitalization': 'capitalization.required',
  });
  expect(checkDeclaredFigures({ ...figures, lines }, { application_type: 'RENEWAL', people })).toEqual({
    'lines.0.gross_non_essential': 'gross.required',
  });
});
