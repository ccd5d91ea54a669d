// Compares each bill of the former computation with the one by the tariff that the same revenue code converts to.

import {
  type AssessCase,
  type AssessedLine,
  type AssessResult,
  type Centavos,
  formatPesosText,
} from '@ebpls/contracts';
import type { TariffCase } from '@ebpls/contracts/tariff';

import type { Rules } from '../src/case/matter.ts';
import { assessTariff, type TariffChargeResult } from '../src/tariff/assess-tariff.ts';
import { convertCase } from '../src/tariff/converted/convert-case.ts';
import { loadConvertedTariff } from '../src/tariff/converted/convert-ordinance.ts';
import { openTariff, type OpenTariff } from '../src/tariff/open-tariff.ts';
import { listTariffInstallments } from '../src/tariff/tariff-payments.ts';

const convertedTariffs = new Map<Rules, OpenTariff>();

function getConverted(rules: Rules): OpenTariff {
  const convertedTariff = convertedTariffs.get(rules);
  if (convertedTariff !== undefined) return convertedTariff;
  const open = openTariff(loadConvertedTariff(rules));
  convertedTariffs.set(rules, open);
  return open;
}

const toFormerSplit = ({ code, split, amount }: AssessedLine) => ({
  code,
  amount,
  split: split.map(({ no, amount: part, surcharge, interest }) => [no, part, surcharge, interest]),
});

function toTariffSplit(input: TariffCase, rules: Rules, results: readonly TariffChargeResult[]) {
  const installments = listTariffInstallments(getConverted(rules), results, { input, holidays: rules.holidays });
  return results.map(({ row: { code }, amount }) => ({
    code,
    amount,
    split: installments.flatMap(({ no, parts }) =>
      parts.filter((part) => part.code === code).map((part) => [no, part.amount, part.surcharge, part.interest]),
    ),
  }));
}

/** More than any tax of a year, so that nothing of it is left. */
const WHOLE_TAX = 1_000_000_000_000;

/** What the year has carried of the tax, as the deficiency explains it; without a deficiency, all of it. */
function findCarriedTax({ lines }: AssessResult): number {
  const deficiency = lines.find(({ code }) => code === 'LBT-DEFICIENCY');
  return deficiency?.basis.terms.find(({ label }) => label === 'explain.term.carried')?.amount ?? WHOLE_TAX;
}

/**
 * The lines of a bill with their installments and late charges, by the former computation and by the tariff. Of a
 * retirement the tariff gives what is not unpaid from before: the deficiency and the fees of the closure.
 */
export function compareWithTariff(input: AssessCase, rules: Rules, result: AssessResult) {
  const isClosing = input.application_type === 'RETIREMENT';
  const application = isClosing ? { tax_paid: formatPesosText(findCarriedTax(result) as Centavos) } : {};
  const convertedCase = convertCase(input, rules, application);
  const results = assessTariff(getConverted(rules), convertedCase);
  const byTariff = toTariffSplit(convertedCase, rules, results);
  if (!isClosing) return { former: result.lines.map(toFormerSplit), byTariff };
  const closing = result.lines.slice(-results.length || Infinity);
  const amounts = (lines: readonly { code: string; amount: number }[]) =>
    lines.map(({ code, amount }) => [code, amount]);
  return { former: amounts(closing), byTariff: amounts(byTariff) };
}
