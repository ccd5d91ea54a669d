// Compares each bill of the former computation with the one by the tariff that the same revenue code converts to.

import type { AssessCase, AssessedLine, AssessResult } from '@ebpls/contracts';

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

function toTariffSplit(input: AssessCase, rules: Rules, results: readonly TariffChargeResult[]) {
  const open = getConverted(rules);
  const at = { input: convertCase(input, rules), holidays: rules.holidays };
  const installments = listTariffInstallments(open, results, at);
  return results.map(({ row: { code }, amount }) => ({
    code,
    amount,
    split: installments.flatMap(({ no, parts }) =>
      parts.filter((part) => part.code === code).map((part) => [no, part.amount, part.surcharge, part.interest]),
    ),
  }));
}

/**
 * The lines of a bill with their installments and late charges, by the former computation and by the tariff. Of a
 * retirement only the fees of the closure come from the tariff; an office's own finding comes from neither.
 */
export function compareWithTariff(input: AssessCase, rules: Rules, result: AssessResult) {
  const results = assessTariff(getConverted(rules), convertCase(input, rules));
  const byTariff = toTariffSplit(input, rules, results);
  if (input.application_type !== 'RETIREMENT') return { former: result.lines.map(toFormerSplit), byTariff };
  const fees = result.lines.filter(({ code }) => code !== 'LBT-DEFICIENCY').slice(-results.length || Infinity);
  const amounts = (lines: readonly { code: string; amount: number }[]) =>
    lines.map(({ code, amount }) => [code, amount]);
  return { former: amounts(fees), byTariff: amounts(byTariff) };
}
