// Checks that every code which a row of a tariff names exists, and that none is declared twice.

import { CLEARING_OFFICES, VERIFYING_OFFICES } from '@ebpls/contracts';
import type { TariffCharge } from '@ebpls/contracts/tariff';

import { listReadClassifications, listReadMeasures } from '../list-measures.ts';
import { listSimpleAmounts, type OpenCharge, type OpenTariff } from '../open-tariff.ts';
import { listEarlyRules } from '../reliefs/early-payments.ts';
import { checkTests } from './check-tests.ts';
import { createRefusal, type TariffFinding } from './finding.ts';
import { areCasesExclusive } from './test-ranges.ts';

const CODED_LISTS = [
  'classifications',
  'measures',
  'taxes',
  'lines',
  'reliefs',
  'late_policies',
  'presumed_incomes',
] as const;

/** Rows of the list at a path whose code an earlier row has. */
function checkTwice(rows: readonly { readonly code: string }[], path: string): TariffFinding[] {
  const usedCodes = new Set<string>();
  return rows.flatMap(({ code }, index) => {
    if (usedCodes.has(code)) return [createRefusal(`${path}.${index}.code`, 'judge.twice', { params: { code } })];
    usedCodes.add(code);
    return [];
  });
}

const unknown = (path: string, code: string, section = ''): TariffFinding =>
  createRefusal(path, 'judge.unknown', { section, params: { code } });

/** The offices that can clear an application; routing knows no other one. */
const CLEARING_CODES: ReadonlySet<string> = new Set(CLEARING_OFFICES);

const VERIFYING_CODES: ReadonlySet<string> = new Set(VERIFYING_OFFICES);

/** Measures whose office does not exist: nobody would find them. */
function checkVerifiers({ tariff }: OpenTariff): TariffFinding[] {
  return tariff.measures.flatMap(({ verified_by }, index) =>
    verified_by === undefined || VERIFYING_CODES.has(verified_by)
      ? []
      : [unknown(`measures.${index}.verified_by`, verified_by)],
  );
}

function checkLines({ tariff, classifications, measures }: OpenTariff): TariffFinding[] {
  const taxes = new Set(tariff.taxes.map(({ code }) => code));
  const byLine = [...classifications.values()].filter(({ row }) => row.found_from === undefined);
  return tariff.lines.flatMap((line, index) => [
    ...(taxes.has(line.tax) ? [] : [unknown(`lines.${index}.tax`, line.tax)]),
    ...line.offices.filter((code) => !CLEARING_CODES.has(code)).map((code) => unknown(`lines.${index}.offices`, code)),
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

/** Barangays that a measure names twice. */
function checkBarangays({ tariff }: OpenTariff): TariffFinding[] {
  return tariff.measures.flatMap(({ values = [] }, index) => {
    const codes = values.flatMap(({ barangays = [] }) => barangays);
    return codes
      .filter((code, place) => codes.indexOf(code) < place)
      .map((code) => createRefusal(`measures.${index}.values`, 'judge.twice', { params: { code } }));
  });
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

/** The measures and classifications of a charge's amount and of what it is computed for. */
function listUnknownOfAmount({ tariff, measures, classifications }: OpenTariff, charge: TariffCharge): string[] {
  const codes = new Set(tariff.charges.map(({ code }) => code));
  const bases = new Set(tariff.charges.flatMap((each) => each.bases));
  const amount = { ...charge, lines: [], when: [], nothing_when: undefined, at_most: undefined, shares: [] };
  return [
    ...[...listReadMeasures(amount), ...listReplacedMeasures(charge)].filter((code) => !measures.has(code)),
    ...listReadClassifications(amount).filter((code) => !classifications.has(code)),
    ...listNamedCharges(charge).filter((code) => !codes.has(code)),
    ...listNamedBases(charge).filter((code) => !bases.has(code)),
  ];
}

function listReplacedMeasures({ amount }: TariffCharge): readonly string[] {
  return listSimpleAmounts(amount).flatMap((each) =>
    each.kind === 'CLOSING_TAX' ? [...each.measures.map(({ instead_of }) => instead_of), ...(each.without ?? [])] : [],
  );
}

/** Values of a group that replace others and are none of its classification. */
function listUnknownReplaced({ classifications }: OpenTariff, { per }: TariffCharge): readonly string[] {
  if (per.each !== 'GROUP') return [];
  const rank = classifications.get(per.classification)?.rank;
  return (per.replaced ?? []).flatMap(({ value, by }) => [value, by]).filter((value) => rank?.has(value) === false);
}

function checkCharges(open: OpenTariff): TariffFinding[] {
  const { tariff, late_policies } = open;
  const sources = new Set(tariff.sources.map(({ code }) => code));
  return tariff.charges.flatMap((charge, index) => {
    const { late, source, section } = charge;
    const path = `charges.${index}`;
    return [
      ...[...new Set(listUnknownOfAmount(open, charge))].map((code) => unknown(`${path}.amount`, code, section)),
      ...listUnknownReplaced(open, charge).map((code) => unknown(`${path}.per.replaced`, code, section)),
      ...(late === undefined || late_policies.has(late) ? [] : [unknown(`${path}.late`, late, section)]),
      ...(source === undefined || sources.has(source) ? [] : [unknown(`${path}.source`, source, section)]),
    ];
  });
}

/** What reliefs, presumed incomes, the discount for early payment and the deficiency name. */
function checkOtherRows({ tariff, measures, late_policies }: OpenTariff): TariffFinding[] {
  const latePolicy = tariff.deficiency?.late;
  const charges = new Set(tariff.charges.map(({ code }) => code));
  const reliefFindings = tariff.reliefs.flatMap(
    ({ taxed_part, charges: chargeCodes, more_shares = [], section }, index) => [
      ...(taxed_part?.of ?? [])
        .filter((code) => !measures.has(code))
        .map((code) => unknown(`reliefs.${index}.taxed_part`, code, section)),
      ...[chargeCodes, ...more_shares.map((each) => each.charges)].flatMap((codes = [], place) => {
        const path = `reliefs.${index}${place === 0 ? '' : `.more_shares.${place - 1}`}.charges`;
        return codes.filter((code) => !charges.has(code)).map((code) => unknown(path, code, section));
      }),
    ],
  );
  const incomeFindings = (tariff.presumed_incomes ?? []).flatMap(({ of, section }, index) =>
    of.filter((code) => !measures.has(code)).map((code) => unknown(`presumed_incomes.${index}.of`, code, section)),
  );
  const earlyFindings = listEarlyRules(tariff.payment).flatMap(({ path, rule }) =>
    (rule.charges ?? [])
      .filter((code) => !charges.has(code))
      .map((code) => unknown(`${path}.charges`, code, rule.section)),
  );
  const isUnknown = latePolicy !== undefined && !late_policies.has(latePolicy);
  return [
    ...reliefFindings,
    ...incomeFindings,
    ...earlyFindings,
    ...(isUnknown ? [unknown('deficiency.late', latePolicy)] : []),
  ];
}

/** Whether two rows of one code are two amounts of one charge: for one kind of application, in one case. */
function doRepeat(open: OpenTariff, one: OpenCharge, other: OpenCharge): boolean {
  const [first, second] = [one.charge, other.charge];
  const isOnRequest = first.types.length === 0 && second.types.length === 0;
  const common = first.types.filter((type) => second.types.includes(type));
  const { amendments: firstAmendments } = first;
  const { amendments: secondAmendments } = second;
  const isApart =
    firstAmendments !== undefined &&
    secondAmendments !== undefined &&
    !firstAmendments.some((each) => secondAmendments.includes(each));
  const isShared = isOnRequest || common.some((type) => type !== 'AMENDMENT' || !isApart);
  return isShared && !areCasesExclusive(open, one, other);
}

/** Two rows of one code must be for different kinds of application, or exclude each other by what they test. */
function checkChargeCodes(open: OpenTariff): TariffFinding[] {
  const inForce = open.charges.filter(({ charge }) => charge.in_force !== false);
  return [...Map.groupBy(inForce, ({ charge }) => charge.code).values()].flatMap((rows) =>
    rows.flatMap((row, at) => {
      const other = rows.slice(0, at).find((each) => doRepeat(open, each, row));
      if (other === undefined) return [];
      const { section, code } = row.charge;
      const also = `charges.${other.place}`;
      return [createRefusal(`charges.${row.place}.code`, 'judge.due_together', { section, also, params: { code } })];
    }),
  );
}

/** Codes that nothing declares, codes declared twice, and lines without a value of a classification. */
export function checkReferences(open: OpenTariff): TariffFinding[] {
  return [
    ...CODED_LISTS.flatMap((part) => checkTwice(open.tariff[part] ?? [], part)),
    ...open.tariff.classifications.flatMap(({ values }, index) =>
      checkTwice(values, `classifications.${index}.values`),
    ),
    ...checkClassifications(open),
    ...checkBarangays(open),
    ...checkVerifiers(open),
    ...checkLines(open),
    ...checkCharges(open),
    ...checkTests(open),
    ...checkOtherRows(open),
    ...checkChargeCodes(open),
  ];
}
