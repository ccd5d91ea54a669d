import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext, Script } from 'node:vm';

import { rspack } from '@rspack/core';

import { createPopulation } from '../../test/population.ts';
import { holidayRows, sanIsidro } from '../../test/san-isidro.ts';
import { readCase } from '../case/read-case.ts';
import { computeAmountDue } from '../due/amount-due.ts';
import { assessCase, openInstallments } from './assess.ts';
import { toAssessResultReply } from './bill-replies.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const LATER = '2030-03-01';
/**
 * Every tenth bill is compared whole, with its explanations, and computed again on a later day as a stored bill; of the
 * others every centavo is compared.
 */
const WHOLE_EVERY = 10;
const SIZE = 10_000;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ebpls-rules-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The library as an owner's page carries it: one bundle for the web, minified, of the sources that the server runs. */
function bundleForTheWeb(): Promise<string> {
  return new Promise((resolve, reject) => {
    const compiler = rspack({
      context: ROOT,
      mode: 'production',
      target: ['web', 'es2022'],
      devtool: false,
      entry: { rules: { import: './libs/rules/src/index.ts', library: { type: 'var', name: 'rules' } } },
      output: { path: folder, filename: 'rules.js' },
      resolve: { extensions: ['.ts', '.js'] },
      module: {
        rules: [
          {
            test: /\.ts$/,
            loader: 'builtin:swc-loader',
            options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          },
        ],
      },
    });
    compiler.run((error, stats) => {
      const problem = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      compiler.close(() => (problem ? reject(problem) : resolve(readFileSync(join(folder, 'rules.js'), 'utf8'))));
    });
  });
}

/** Another realm with nothing of Node in it: its own numbers, dates and lists, as a browser's page has them. */
async function openRealm(): Promise<(cases: readonly object[]) => string[]> {
  const realm = createContext({}, { codeGeneration: { strings: false, wasm: false } });
  new Script(await bundleForTheWeb(), { filename: 'rules.js' }).runInContext(realm);
  const rules = JSON.stringify({ ...sanIsidro, holidays: holidayRows });
  const work = `((given, cases, later) => {
    const { holidays, ...rest } = JSON.parse(given);
    const code = { ...rest, holidays: rules.toClosedDays(holidays) };
    return JSON.stringify(JSON.parse(cases).map((sent, place) => {
      const result = rules.assessCase(rules.readCase(sent), code);
      const { lines, installments, due_now } = result;
      const centavos = [
        due_now,
        ...installments.map(({ due, total, status }) => [due, total, status]),
        ...lines.map(({ code, amount, surcharge, interest, split }) =>
          [code, amount, surcharge, interest, split.map((share) => share.amount)]),
      ];
      const due_later = () => rules.computeAmountDue(rules.openInstallments(result), later, code.ordinance.late);
      return JSON.stringify(place % ${WHOLE_EVERY} === 0 ? [rules.toAssessResultReply(result), due_later()] : centavos);
    }));
  })`;
  // The function written above.
  const answer = runInContext(work, realm) as (given: string, cases: string, later: string) => string;
  return (cases) => JSON.parse(answer(rules, JSON.stringify(cases), LATER)) as string[];
}

function onTheServer(input: object, place: number): string {
  const result = assessCase(readCase(input), sanIsidro);
  const { lines, installments, due_now } = result;
  const centavos = [
    due_now,
    ...installments.map(({ due, total, status }) => [due, total, status]),
    ...lines.map(({ code, amount, surcharge, interest, split }) => [
      code,
      amount,
      surcharge,
      interest,
      split.map((share) => share.amount),
    ]),
  ];
  return JSON.stringify(
    place % WHOLE_EVERY === 0
      ? [toAssessResultReply(result), computeAmountDue(openInstallments(result), LATER, sanIsidro.ordinance.late)]
      : centavos,
  );
}

test('browser and server give the same centavos, line by line, for ten thousand businesses', async () => {
  const inTheBrowser = await openRealm();
  const population = createPopulation(SIZE);
  const [server, browser] = [population.map(onTheServer), inTheBrowser(population)];
  expect(browser).toHaveLength(SIZE);
  // Compared one by one, so that a difference shows its business and not a book.
  const different = server.findIndex((answer, place) => answer !== browser[place]);
  expect({ business: population[different], browser: browser[different] }).toEqual({
    business: undefined,
    browser: undefined,
  });
});

test('the population is worth its name: every line, both kinds of application, late and early, exempt and taxed', () => {
  const results = createPopulation(2_000).map((input) => assessCase(readCase(input), sanIsidro));
  const codes = new Set(results.flatMap(({ lines }) => lines.map(({ code }) => code)));
  for (const code of [
    'LBT-A',
    'LBT-A-E',
    'LBT-B',
    'LBT-D',
    'LBT-D-E',
    'LBT-E',
    'LBT-F',
    'LBT-G',
    'LBT-H1',
    'LBT-H2',
    'BRGY-TAX',
    'F12',
    'F14',
    'F15',
    'F16',
  ])
    expect(codes).toContain(code);
  const [late, exempt] = [
    results.filter(({ totals }) => totals.interest > 0).length,
    results.filter(({ totals }) => totals.business_tax === 0).length,
  ];
  expect([late > 200, exempt > 50, results.length - late > 200]).toEqual([true, true, true]);
});
