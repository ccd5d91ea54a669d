// What the choices of fields are taken from: the rows of the document by their names, the offices, closed lists of words.

import type { TariffText } from '@ebpls/contracts/tariff';

import { listAmountParts } from '../tariff-charges/describe-charge.ts';
import { NUMBER_KINDS } from '../tariff-charges/table-sides.ts';
import { readAt, type TariffChargeText } from '../tariff-sheets/sheet.ts';
import type { FieldKey } from '../tariff-fields/field.messages.ts';
import type { ListOptions } from '../tariff-fields/record-field.ts';

/** Words of a closed list; the key of a word is its value after the prefix. */
export const listWords =
  <Value extends string>(values: readonly Value[], prefix: string): ListOptions =>
  ({ t }) =>
    values.map((value) => ({ value, label: t(`${prefix}_${value}` as FieldKey) }));

type NamedPart = 'classifications' | 'taxes' | 'lines' | 'charges';

const listNamed =
  (part: NamedPart): ListOptions =>
  ({ document, t }) => {
    const rows = new Map(document[part].map(({ code, name }) => [code, name[t.locale]]));
    return [...rows].map(([value, label]) => ({ value, label }));
  };

export const listChargeOptions = listNamed('charges');

const listMeasureOptions =
  (isListed: (measure: TariffText['measures'][number]) => boolean): ListOptions =>
  ({ document, t }) =>
    document.measures.filter(isListed).map(({ code, name }) => ({ value: code, label: name[t.locale] }));

export const listNumberMeasures = listMeasureOptions(({ kind }) => NUMBER_KINDS.has(kind));
/** What is requested only of lines of business that list it. */
export const listLineMeasures = listMeasureOptions(({ only_listed }) => only_listed);

export const listSources: ListOptions = ({ document }) =>
  document.sources.map(({ code, title }) => ({ value: code, label: title }));

/** Late policies have no names: each is known by its section and what it adds. */
export const listLatePolicies: ListOptions = ({ document, t }) =>
  document.late_policies.map(({ code, section, surcharge, interest_per_month }) => ({
    value: code,
    label: t('late_policy', { section, surcharge, interest: interest_per_month }),
  }));

export const listOffices: ListOptions = ({ offices, t }) =>
  offices.map(({ office, title }) => ({ value: office, label: title[t.locale] }));

/** The offices, and the treasury, which clears no application. */
export const listVerifyingOffices: ListOptions = (context, path) => [
  ...listOffices(context, path),
  { value: 'treasury', label: context.t('treasury') },
];

/** Bases of the document, each by the charges that are a percentage of it. */
export const listBases: ListOptions = ({ document, t }) => {
  const isRead = (base: string) => (charge: TariffChargeText) =>
    listAmountParts(charge).some((amount) => amount.kind === 'PERCENT' && amount.base === base);
  const readQuantities = document.charges.flatMap((charge) =>
    listAmountParts(charge).flatMap((amount) => (amount.kind === 'PERCENT' && amount.base ? [amount.base] : [])),
  );
  const bases = new Set([...document.charges.flatMap((charge) => charge.bases), ...readQuantities]);
  return [...bases].map((value) => {
    const names = document.charges.filter(isRead(value)).map(({ name }) => name[t.locale]);
    return { value, label: names.length === 0 ? value : t('base_of', { names: names.join(', ') }) };
  });
};

/** Bases of which a charge may be a percentage; where none is there yet, one that has the code of the charge. */
export const listPercentBases: ListOptions = (context, path) => {
  const bases = listBases(context, path);
  const code = context.document.charges[Number(path.split('.')[1])]?.code ?? '';
  return bases.some(({ value }) => value === code) ? bases : [...bases, { value: code, label: context.t('own_base') }];
};

/** The values of the classification or the choice that the row at `path` is about. */
const createRowOptions =
  (find: (document: TariffText, path: string) => readonly NamedValue[] | undefined): ListOptions =>
  ({ document, t }, path) =>
    (find(document, path) ?? []).map(({ code, name }) => ({ value: code, label: name[t.locale] || code }));

interface NamedValue {
  readonly code: string;
  readonly name: { readonly en: string; readonly fil: string };
}

/** The values of the classification by which a charge is grouped. */
export const listGroupValues = createRowOptions((document, path) => {
  const { per } = readAt(document, path) as TariffChargeText;
  const code = per.each === 'GROUP' ? per.classification : undefined;
  return document.classifications.find((row) => row.code === code)?.values;
});

/** The values of the classification in which the entry at `path` lies. */
export const listOwnValues = createRowOptions((document, path) => {
  const [, place = ''] = path.split('.');
  return document.classifications[Number(place)]?.values;
});
