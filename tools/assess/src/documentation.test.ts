// The page of the docs about revenue codes names every field and word of the document, and its examples are right.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { parseCode } from '@ebpls/code-files';
import { parseCentavos } from '@ebpls/contracts';
import { TariffCase, type TariffCaseText, type TariffText } from '@ebpls/contracts/tariff';
import { assessTariff, openTariff } from '@ebpls/rules/tariff';
import * as v from 'valibot';

import { formatProblemLine } from './codes/read-code-file.ts';

const command = join(import.meta.dirname, 'code.ts');
const run = (...args: string[]) => spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });
const page = readFileSync(join(import.meta.dirname, '../../../apps/docs/content/reference/revenue-code.md'), 'utf8');
const blocks = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, block]): unknown => JSON.parse(block ?? ''));

interface Example {
  readonly ordinance: string;
  readonly amount: TariffText['charges'][number]['amount'];
  readonly times?: string[];
  readonly declared: Record<string, string>;
  readonly comes_to: string;
}
const [EXAMPLES = [], CODE, , BILLS] = blocks as [Example[], TariffText, TariffCaseText, object[]];

type Schema = Readonly<Record<string, unknown>>;
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** The names of the fields and the words of a JSON Schema. */
function listNames(schema: unknown): readonly string[] {
  if (!isSchema(schema)) return [];
  const { properties, enum: words, const: word } = schema;
  const inner = Object.values(schema).flatMap(listNames);
  return [
    ...(isSchema(properties) ? Object.keys(properties) : []),
    ...(Array.isArray(words) ? words.map(String) : []),
    ...(typeof word === 'string' ? [word] : []),
    ...inner,
  ];
}

test('the page names every field and every word of the document', () => {
  const names = new Set(listNames(JSON.parse(run('schema').stdout)));
  expect(names.size).toBeGreaterThan(150);
  const namedWords = new Set([...page.matchAll(/`([\w-]+)`/g)].map(([, name]) => name));
  expect([...names].filter((name) => !namedWords.has(name) && name !== 'en' && name !== 'fil')).toEqual([]);
});

function createExample({ amount, times, declared }: Example): { code: TariffText; input: TariffCaseText } {
  const [charge] = CODE.charges.filter(({ code }) => code === 'ROOMS');
  const [tax] = CODE.charges.filter(({ code }) => code === 'TAX-D');
  if (charge === undefined || tax === undefined) throw new Error('the worked example has these charges');
  const measures = Object.keys(declared).map((code): TariffText['measures'][number] => {
    const row = { code, name: { en: code, fil: code }, of: 'BUSINESS', declared_by: 'OWNER' } as const;
    const values = ['1', '2', 'A', 'B'].map((each) => ({ code: each, name: { en: each, fil: each } }));
    const kind = code === 'barangay' || code === 'stall_class' ? { kind: 'CHOICE' as const, values } : undefined;
    const several = declared[code]?.includes(';') === true ? { several: true } : {};
    return { ...row, ...several, ...(kind ?? { kind: 'DECIMAL' }), when_absent: 'NOTHING', only_listed: false };
  });
  const unread = ['scale_over'].map((code) => ({ ...measures[0], code }) as TariffText['measures'][number]);
  const charges = [{ ...charge, lines: [], amount, ...(times === undefined ? {} : { times }) }];
  const code = { ...CODE, charges, measures: 'scale_30' in declared ? [...measures, ...unread] : measures };
  const input = { tax_year: 2026, type: 'RENEWAL', payment_mode: 'ANNUAL', as_of: '2026-01-15' } as const;
  return { code, input: { ...input, measures: declared, lines: [{ line: '1', measures: {} }] } };
}

test.each(EXAMPLES)('$ordinance: $comes_to', (example) => {
  const { code, input } = createExample(example);
  const read = parseCode(code);
  if (read.problems) throw new Error(read.problems.map(formatProblemLine).join('\n'));
  const results = assessTariff(openTariff(read.tariff), v.parse(TariffCase, input));
  expect(results.map(({ amount }) => amount)).toEqual([parseCentavos(example.comes_to)]);
});

test('the page has an example of every way in which a charge comes to an amount', () => {
  const kinds = EXAMPLES.flatMap(({ amount }) => [amount, ...('of' in amount ? amount.of : [])]).flatMap((each) =>
    typeof each === 'string' ? [] : [each.kind],
  );
  const simple = ['FIXED', 'PER_UNIT', 'TABLE', 'BRACKETS', 'MARGINAL', 'RATE', 'SUM', 'GREATER'];
  expect([...new Set(kinds)].toSorted()).toEqual(simple.toSorted());
});

test('the past bills of the page prove its code', () => {
  const folder = mkdtempSync(join(tmpdir(), 'documentation-'));
  const [code, bills] = [join(folder, 'code.json'), join(folder, 'bills.json')];
  writeFileSync(code, JSON.stringify(CODE));
  writeFileSync(bills, JSON.stringify(BILLS));
  expect(run('prove', code, bills)).toMatchObject({ status: 0, stdout: expect.stringContaining('1 of 1') as string });
});
