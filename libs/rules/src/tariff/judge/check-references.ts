// Checks that every code which a row of a tariff names exists, and that none is declared twice.

import type { Tariff, TariffCharge } from '@ebpls/contracts/tariff';

import { listReadClassifications, listReadMeasures } from '../list-measures.ts';
import { listSimpleAmounts, type OpenTariff } from '../open-tariff.ts';
import { createRefusal, type TariffFinding } from './finding.ts';

type CodedList = 'classifications' | 'measures' | 'taxes' | 'lines' | 'reliefs' | 'late_policies';
const CODED_LISTS: readonly CodedList[] = ['classifications', 'measures', 'taxes', 'lines', 'reliefs', 'late_policies'];

function checkTwice(tariff: Tariff, part: CodedList): TariffFinding[] {
  const usedCodes = new Set<string>();
  return tariff[part].flatMap(({ code }, index) => {
    if (usedCodes.has(code)) return [createRefusal(`${part}.${index}.code`, 'judge.twice', { params: { code } })];
    usedCodes.add(code);
    return [];
  });
}

const unknown = (path: string, code: string, section = ''): TariffFinding =>
  createRefusal(path, 'judge.unknown', { section, params: { code } });

function checkLines({ tariff, classifications, measures }: OpenTariff): TariffFinding[] {
  const taxes = new Set(tariff.taxes.map(({ code }) => code));
  const byLine = [...classifications.values()].filter(({ row }) => row.found_from === undefined);
  return tariff.lines.flatMap((line, index) => [
    ...(taxes.has(line.tax) ? [] : [unknown(`lines.${index}.tax`, line.tax)]),
    ...line.measures.filter((code) => !measures.has(code)).map((code) => unknown(`lines.${index}.measures`, code)),
    ...byLine
      .filter(({ row, rank }) => !rank.has(line.classes[row.code] ?? ''))
      .map(({ row }) =>
        createRefusal(`lines.${index}.classes.${row.code}`, 'judge.no_class', {
          params: { line: line.name, classification: row.name },
        }),
      ),
  ]);
}

function checkClassifications({ tariff, measures, classifications }: OpenTariff): TariffFinding[] {
  return tariff.classifications.flatMap(({ code, found_from = [] }, index) =>
    found_from.flatMap(({ of, steps, above }) => [
      ...of.filter((each) => !measures.has(each)).map((each) => unknown(`classifications.${index}.found_from`, each)),
      ...[...steps.map(({ value }) => value), above]
        .filter((value) => !classifications.get(code)?.rank.has(value))
        .map((value) => unknown(`classifications.${index}.found_from`, value)),
    ]),
  );
}

function listNamedCharges({ amount }: TariffCharge): readonly string[] {
  return listSimpleAmounts(amount).flatMap((each) => (each.kind === 'PERCENT' ? (each.charges ?? []) : []));
}

function listNamedBases({ amount }: TariffCharge): readonly string[] {
  return listSimpleAmounts(amount).flatMap((each) =>
    each.kind === 'PERCENT' && each.base !== undefined ? [each.base] : [],
  );
}

function checkCharges({ tariff, measures, classifications, late_policies }: OpenTariff): TariffFinding[] {
  const codes = new Set(tariff.charges.map(({ code }) => code));
  const bases = new Set(tariff.charges.flatMap((charge) => charge.bases));
  const sources = new Set(tariff.sources.map(({ code }) => code));
  return tariff.charges.flatMap((charge, index) => {
    const missing = [
      ...listReadMeasures(charge).filter((code) => !measures.has(code)),
      ...listReadClassifications(charge).filter((code) => !classifications.has(code)),
      ...listNamedCharges(charge).filter((code) => !codes.has(code)),
      ...listNamedBases(charge).filter((code) => !bases.has(code)),
      ...[charge.late].filter((code) => code !== undefined).filter((code) => !late_policies.has(code)),
      ...[charge.source].filter((code) => code !== undefined).filter((code) => !sources.has(code)),
    ];
    return [...new Set(missing)].map((code) => unknown(`charges.${index}`, code, charge.section));
  });
}

/** Two rows of one code are two amounts of one charge; they must be for different kinds of application. */
function checkChargeCodes({ charges }: Tariff): TariffFinding[] {
  const usedKeys = new Set<string>();
  return charges.flatMap(({ code, types, section }, index) => {
    const keys = types.length === 0 ? [code] : types.map((type) => `${code} ${type}`);
    const isTwice = keys.some((key) => usedKeys.has(key));
    for (const key of keys) usedKeys.add(key);
    return isTwice ? [createRefusal(`charges.${index}.code`, 'judge.twice', { section, params: { code } })] : [];
  });
}

/** Codes that nothing declares, codes declared twice, and lines without a value of a classification. */
export function checkReferences(open: OpenTariff): TariffFinding[] {
  return [
    ...CODED_LISTS.flatMap((part) => checkTwice(open.tariff, part)),
    ...checkClassifications(open),
    ...checkLines(open),
    ...checkCharges(open),
    ...checkChargeCodes(open.tariff),
  ];
}
