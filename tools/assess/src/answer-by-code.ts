// Assesses a case by a revenue code that is given as a file.

import { readFileSync } from 'node:fs';

import { decodeText } from '@ebpls/code-files';
import { formatPesosText, isMessageKey, type Centavos } from '@ebpls/contracts';
import { TariffCase, TARIFF_MESSAGES } from '@ebpls/contracts/tariff';
import { CaseRefused } from '@ebpls/rules';
import {
  assessTariff,
  computeTariffDeficiency,
  explainCharge,
  formatTariffRefusal,
  listTariffInstallments,
  openTariff,
  type TariffChargeResult,
  type TariffInstallment,
  type TariffMessageKey,
  TariffRefused,
} from '@ebpls/rules/tariff';
import * as v from 'valibot';

import { type Answer, toRefusedAnswer } from './answer.ts';
import { readCodeFile, toProblemsAnswer } from './codes/read-code-file.ts';
import { loadHolidays } from './load-rules.ts';
import { parseValue } from './read-file.ts';

const isTariffKey = (key: string): key is TariffMessageKey => key in TARIFF_MESSAGES;

function readTariffCase(bytes: Uint8Array): TariffCase {
  const result = v.safeParse(TariffCase, parseValue(decodeText(bytes)));
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = v.getDotPath(issue) ?? 'case';
  if (isTariffKey(issue.message)) throw new TariffRefused(place, issue.message);
  if (isMessageKey(issue.message)) throw new CaseRefused(place, issue.message);
  throw new TariffRefused(place, issue.received === 'undefined' ? 'tariff.missing' : 'tariff.format');
}

const formatSum = (amounts: readonly number[]): string =>
  formatPesosText(amounts.reduce((sum, each) => sum + each, 0) as Centavos);

function toChargeReply(result: TariffChargeResult) {
  const { code, name, kind, agency, account_code, section } = result.row;
  return {
    code,
    name: name.en,
    name_fil: name.fil,
    kind,
    agency,
    account_code,
    section,
    amount: formatPesosText(result.amount),
    text: explainCharge(result, 'en'),
    text_fil: explainCharge(result, 'fil'),
  };
}

function toInstallmentReply({ no, nominal_due, parts }: TariffInstallment) {
  return {
    no,
    nominal_due,
    parts: parts.map((part) => ({
      code: part.code,
      due: part.due,
      amount: formatPesosText(part.amount),
      surcharge: formatPesosText(part.surcharge),
      interest: formatPesosText(part.interest),
      months_late: part.months_late,
      discount: formatPesosText(part.discount),
    })),
    total: formatSum(parts.map((part) => part.amount + part.surcharge + part.interest - part.discount)),
  };
}

function toDeficiencyReply(deficiency: ReturnType<typeof computeTariffDeficiency>) {
  if (deficiency === undefined) return {};
  const { row, amount, due, surcharge, interest, months_late } = deficiency;
  return {
    deficiency: {
      name: row.name.en,
      name_fil: row.name.fil,
      section: row.section,
      due,
      amount: formatPesosText(amount),
      surcharge: formatPesosText(surcharge),
      interest: formatPesosText(interest),
      months_late,
    },
  };
}

function assess(tariff: Parameters<typeof openTariff>[0], bytes: Uint8Array): Answer {
  const open = openTariff(tariff, loadHolidays());
  const input = readTariffCase(bytes);
  const results = assessTariff(open, input);
  const installments = listTariffInstallments(open, results, { input, holidays: loadHolidays() });
  const reply = {
    tax_year: input.tax_year,
    code_version: tariff.version,
    lines: results.map(toChargeReply),
    installments: installments.map(toInstallmentReply),
    total: formatSum(results.map(({ amount }) => amount)),
    ...toDeficiencyReply(computeTariffDeficiency(open, input, loadHolidays())),
  };
  return { code: 0, out: JSON.stringify(reply, null, 2) };
}

/** Assesses the case of a file by the code of another one. */
export async function assessByCode(codeFile: string, caseFile: string | number): Promise<Answer> {
  const code = await readCodeFile(codeFile);
  if (code.problems) return toProblemsAnswer(code.problems);
  try {
    return assess(code.tariff, readFileSync(caseFile));
  } catch (error) {
    if (error instanceof TariffRefused) return { code: 2, err: `${error.place}: ${formatTariffRefusal(error, 'en')}` };
    if (error instanceof CaseRefused) return toRefusedAnswer(error);
    throw error;
  }
}
