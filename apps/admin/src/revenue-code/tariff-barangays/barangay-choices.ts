// Which choice of a measure each barangay has, and what writing one changes in the document.

import type { TariffBarangay } from '@ebpls/contracts';
import type { TariffText } from '@ebpls/contracts/tariff';

import { writeAt } from '../tariff-sheets/sheet.ts';

type MeasureText = TariffText['measures'][number];
type ChoiceText = NonNullable<MeasureText['values']>[number];

/** A barangay with the codes of the choices that name it; exactly one is right. */
export interface BarangayChoice {
  readonly barangay: TariffBarangay;
  readonly choices: readonly string[];
}

const listChoicesWith = (values: readonly ChoiceText[], codes: readonly string[]): string[] =>
  values.flatMap(({ code, barangays = [] }) => {
    // A choice that names a barangay twice has it twice.
    return barangays.filter((each) => codes.includes(each)).map(() => code);
  });

/** A barangay that the document names and the municipality does not have. */
const createUnknown = (brgycode: string): TariffBarangay => ({ brgycode, name: brgycode, former_codes: [] });

/**
 * The barangays with their choices, then those that the document names and nobody has. A barangay under a former code
 * has its choice while its own code is named nowhere.
 */
export function listBarangayChoices(
  { values = [] }: Pick<MeasureText, 'values'>,
  barangays: readonly TariffBarangay[],
): BarangayChoice[] {
  const codes = new Set(barangays.flatMap(({ brgycode, former_codes }) => [brgycode, ...former_codes]));
  const namedCodes = [...new Set(values.flatMap((value) => value.barangays ?? []))];
  const unknownBarangays = namedCodes.filter((code) => !codes.has(code)).map(createUnknown);
  return [...barangays, ...unknownBarangays].map((barangay) => {
    const own = listChoicesWith(values, [barangay.brgycode]);
    return { barangay, choices: own.length > 0 ? own : listChoicesWith(values, barangay.former_codes) };
  });
}

/** The document with one choice for a barangay, or none; a barangay under a former code gets its own code. */
export function writeBarangayChoice(
  document: TariffText,
  path: string,
  { barangay, choice }: { readonly barangay: TariffBarangay; readonly choice: string },
): TariffText {
  const { brgycode, former_codes } = barangay;
  const place = Number(path.split('.')[1]);
  const values = document.measures[place]?.values ?? [];
  const isNamed = listChoicesWith(values, [brgycode]).length > 0;
  const removedCodes = new Set(isNamed ? [brgycode] : [brgycode, ...former_codes]);
  return writeAt(
    document,
    `${path}.values`,
    values.map((value) => {
      const others = (value.barangays ?? []).filter((code) => !removedCodes.has(code));
      return { ...value, barangays: value.code === choice ? [...others, brgycode] : others };
    }),
  );
}

/** The choices with a list of barangays each, or without any. */
export function writeByBarangay(document: TariffText, path: string, isOn: boolean): TariffText {
  const place = Number(path.split('.')[1]);
  const values = document.measures[place]?.values ?? [];
  return writeAt(
    document,
    `${path}.values`,
    values.map(({ barangays: _former, ...value }) => (isOn ? { ...value, barangays: [] } : value)),
  );
}
