// `npm run code -- check|export|import|diff FILE`: checks a revenue code as a file, and moves it between JSON and a workbook.

import { writeFileSync } from 'node:fs';

import { type CodeRead, formatCode, formatPlace, listBills, parseCode, writeDocumentWorkbook } from '@ebpls/code-files';
import { Tariff, type TariffText, TariffType } from '@ebpls/contracts/tariff';
import {
  convertOrdinance,
  diffTariffs,
  formatTariffChange,
  formatTariffRefusal,
  judgeTariff,
  listMeasures,
  openTariff,
} from '@ebpls/rules/tariff';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

import type { Answer } from './answer.ts';
import { proveBillsFile } from './codes/prove-bills-file.ts';
import { readCodeFile, readDocumentFile, toProblemsAnswer } from './codes/read-code-file.ts';
import { loadRules } from './load-rules.ts';

const USAGE = `usage:
  npm run --silent code -- check FILE [FORMER]   what is wrong with a code, and what it changes against the law
  npm run --silent code -- export FILE OUT.xlsx  the same code as a workbook
  npm run --silent code -- import FILE           the code of a workbook as JSON, on standard output
  npm run --silent code -- diff FORMER NEXT      what one code changes in another
  npm run --silent code -- prove FILE BILLS      what bills that were issued before come to
  npm run --silent code -- bills BILLS OUT.xlsx  the same bills as a workbook
  npm run --silent code -- measures FILE TYPE LINE...  what a form asks for these lines of business
  npm run --silent code -- schema                the JSON Schema of the document
FILE is a JSON document, a workbook (.xlsx), or san-isidro-YEAR for the code of the demonstration.`;

const DEMONSTRATION = /^san-isidro-(\d{4})$/;

function readFileOrDemonstration(file: string): Promise<CodeRead> {
  const year = DEMONSTRATION.exec(file)?.[1];
  return year === undefined
    ? readCodeFile(file)
    : Promise.resolve(parseCode(convertOrdinance(loadRules(Number(year)))));
}

const refuse = (problems: readonly string[]): Answer => ({ code: 2, err: problems.join('\n') });

/** The code of the charge at a place of the document, since a place only counts the rows. */
function findChargeCode({ charges }: TariffText, path: string): string {
  const index = /^charges\.(\d+)/.exec(path)?.[1];
  const code = index === undefined ? undefined : charges[Number(index)]?.code;
  return code === undefined ? '' : `, ${code}`;
}

async function check([file = '', formerFile]: readonly string[]): Promise<Answer> {
  const codeFile = await readFileOrDemonstration(file);
  if (codeFile.problems) return toProblemsAnswer(codeFile.problems);
  const formerCode = formerFile === undefined ? undefined : await readFileOrDemonstration(formerFile);
  if (formerCode?.problems) return toProblemsAnswer(formerCode.problems);
  const findings = judgeTariff(codeFile.tariff, formerCode?.tariff);
  const lines = findings.map((finding) => {
    const section = finding.section === '' ? '' : `, section ${finding.section}`;
    const also = finding.also === undefined ? '' : ` and ${finding.also}`;
    const charge = findChargeCode(codeFile.text, finding.path);
    return `${finding.weight} ${formatPlace(finding.path, codeFile.places)}${also}${charge}${section}: ${formatTariffRefusal(finding, 'en')}`;
  });
  if (findings.some(({ weight }) => weight === 'REFUSED')) return refuse(lines);
  const { lines: business, charges } = codeFile.tariff;
  return {
    code: 0,
    out: [...lines, `${business.length} lines of business and ${charges.length} charges are in order.`].join('\n'),
  };
}

async function exportCode([file = '', to = '']: readonly string[]): Promise<Answer> {
  const codeFile = await readFileOrDemonstration(file);
  if (codeFile.problems) return toProblemsAnswer(codeFile.problems);
  writeFileSync(to, await writeDocumentWorkbook(codeFile.text));
  return { code: 0, out: to };
}

async function importCode([file = '']: readonly string[]): Promise<Answer> {
  const codeFile = await readFileOrDemonstration(file);
  return codeFile.problems
    ? toProblemsAnswer(codeFile.problems)
    : { code: 0, out: formatCode(codeFile.text).trimEnd() };
}

async function diff([formerFile = '', nextFile = '']: readonly string[]): Promise<Answer> {
  const [formerCode, next] = [await readFileOrDemonstration(formerFile), await readFileOrDemonstration(nextFile)];
  const problems = [...(formerCode.problems ?? []), ...(next.problems ?? [])];
  if (formerCode.problems || next.problems) return toProblemsAnswer(problems);
  const changes = diffTariffs(formerCode.text, next.text);
  return { code: 0, out: changes.map((change) => formatTariffChange(change, 'en')).join('\n') };
}

/** Bills that are equal end with code 0; one that differs or is refused, with code 2. */
async function prove([file = '', billsFile = '']: readonly string[]): Promise<Answer> {
  const codeFile = await readFileOrDemonstration(file);
  if (codeFile.problems) return toProblemsAnswer(codeFile.problems);
  const { lines, isEqual } = await proveBillsFile(codeFile.tariff, billsFile);
  return isEqual ? { code: 0, out: lines.join('\n') } : refuse(lines);
}

async function exportBills([billsFile = '', to = '']: readonly string[]): Promise<Answer> {
  const billFile = await readDocumentFile(billsFile);
  if (billFile.problems) return toProblemsAnswer(billFile.problems);
  const bills = listBills(billFile.document);
  if (bills === undefined) return refuse([USAGE]);
  writeFileSync(to, await writeDocumentWorkbook({ bills }));
  return { code: 0, out: to };
}

async function measures([file = '', type, ...lines]: readonly string[]): Promise<Answer> {
  const codeFile = await readFileOrDemonstration(file);
  if (codeFile.problems) return toProblemsAnswer(codeFile.problems);
  if (!v.is(TariffType, type)) return refuse([USAGE]);
  const open = openTariff(codeFile.tariff);
  const unknownLines = lines.filter((line) => !open.lines.has(line));
  if (unknownLines.length > 0)
    return refuse(
      unknownLines.map((line) => formatTariffRefusal({ key: 'tariff_case.line_unknown', params: { line } }, 'en')),
    );
  const measures = listMeasures(open, lines, type);
  return { code: 0, out: measures.map(({ code, of, name }) => `${code} (${of}): ${name.en}`).join('\n') };
}

/** The JSON Schema of the written document; what it cannot say, such as the reading of a rate, the check says. */
function printSchema(): Promise<Answer> {
  const schema = toJsonSchema(Tariff, { typeMode: 'input', errorMode: 'ignore' });
  return Promise.resolve({ code: 0, out: JSON.stringify(schema, null, 2) });
}

const ACTS: Readonly<
  Record<string, { readonly act: (files: readonly string[]) => Promise<Answer>; readonly files: number }>
> = {
  check: { act: check, files: 1 },
  export: { act: exportCode, files: 2 },
  import: { act: importCode, files: 1 },
  diff: { act: diff, files: 2 },
  prove: { act: prove, files: 2 },
  bills: { act: exportBills, files: 2 },
  measures: { act: measures, files: 3 },
  schema: { act: printSchema, files: 0 },
};

async function runAct([name = '', ...files]: readonly string[]): Promise<Answer> {
  const namedAct = ACTS[name];
  if (namedAct === undefined || files.length < namedAct.files) return refuse([USAGE]);
  try {
    return await namedAct.act(files);
  } catch (error) {
    if (error instanceof Error && 'code' in error)
      return refuse([`${files[0] ?? ''}: the file cannot be read (${String(error.code)})`]);
    throw error;
  }
}

const result = await runAct(process.argv.slice(2));
if (result.code === 0) console.log(result.out);
else console.error(result.err);
process.exitCode = result.code;
