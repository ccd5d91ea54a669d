// Lists what changed between two years of a business, for the office that checks a renewal.

import {
  type BusinessFormInput,
  type DeclarationInput,
  type Locale,
  formatPesosText,
  parseCentavos,
  RENEWAL_FACTS,
  type RenewalFact,
} from '@ebpls/contracts';
import { formatBusinessAddress } from '@ebpls/rules';

import { getMessageText } from '../../platform/messages/catalogue.ts';
import { formatPeso } from '../../platform/format.ts';
import { getLocaleText, type ReferenceRows } from '../../platform/reference/reference-rows.ts';

/** One year of a business: its registration and its declaration. */
export interface RenewedYear {
  readonly form: BusinessFormInput;
  readonly declaration: Pick<DeclarationInput, 'total_assets' | 'employees_male' | 'employees_female'>;
}

interface FactReader {
  readonly rows: ReferenceRows;
  readonly locale: Locale;
}

type FactKey = RenewalFact['fact'];
/** The compared value of each fact and its text; two years are the same where the compared values are. */
type FactTexts = Readonly<Record<FactKey, { readonly comparedValue: unknown; readonly text: string }>>;

/** Every fact that a renewal could change, this year beside last year’s. */
export function listRenewalFacts(before: RenewedYear, now: RenewedYear, reader: FactReader): RenewalFact[] {
  const [was, is] = [formatFacts(before, reader), formatFacts(now, reader)];
  return RENEWAL_FACTS.map((fact) => ({
    fact,
    now: is[fact].text,
    before: was[fact].text,
    is_same: JSON.stringify(was[fact].comparedValue) === JSON.stringify(is[fact].comparedValue),
  }));
}

function formatFacts({ form, declaration }: RenewedYear, reader: FactReader): FactTexts {
  const { identity, place, activity, people } = form;
  const toPlainFact = (text: string) => ({ comparedValue: text, text });
  const owner = getOwnerText(form);
  const address = formatBusinessAddress(place, reader.rows.barangays.get(place.brgycode)?.name ?? place.brgycode);
  const employees = [declaration.employees_male, declaration.employees_female];
  const assets = toStoredAmount(declaration.total_assets);
  return {
    company_name: toPlainFact(identity.company_name),
    owner: { comparedValue: [owner, identity.org_type], text: owner },
    registration_no: toPlainFact(identity.registration_no),
    address: { comparedValue: [address, reader.rows.barangays.currentCode(place.brgycode)], text: address },
    premises: {
      comparedValue: [place.premises, place.activity_of_place],
      text: getMessageText(`renewal.premises_${place.premises}`, {}, reader.locale),
    },
    business_area_sqm: { comparedValue: place.business_area_sqm, text: `${place.business_area_sqm} m²` },
    lines: {
      comparedValue: [
        activity.lines.map(({ line, units }) => ({ line, units })).toSorted((a, b) => a.line.localeCompare(b.line)),
        people.vehicles,
        people.motorcycles,
      ],
      text: activity.lines.map(({ line }) => getRenewalLineName(line, reader)).join(', '),
    },
    liquor_tobacco: {
      comparedValue: [activity.sells_liquor, activity.sells_tobacco],
      text: getMessageText(`renewal.sells_${getSoldGoods(activity)}`, {}, reader.locale),
    },
    employees: {
      comparedValue: [employees, people.employees_male, people.employees_female],
      text: String(employees.reduce((sum, count) => sum + count, 0)),
    },
    total_assets: { comparedValue: [assets, toStoredAmount(activity.total_assets)], text: formatPeso(assets) },
  };
}

/** An amount in its stored format, typed with commas or without. */
function toStoredAmount(text: string): string {
  const amount = parseCentavos(text);
  return amount === undefined ? text : formatPesosText(amount);
}

function getOwnerText({ identity }: BusinessFormInput): string {
  if (identity.org_type !== 'SOLE') return identity.corporation_name;
  return [identity.first_name, identity.middle_name, identity.last_name, identity.suffix].filter(Boolean).join(' ');
}

function getSoldGoods({
  sells_liquor,
  sells_tobacco,
}: BusinessFormInput['activity']): 'both' | 'liquor' | 'tobacco' | 'none' {
  if (sells_liquor) return sells_tobacco ? 'both' : 'liquor';
  return sells_tobacco ? 'tobacco' : 'none';
}

export function getRenewalLineName(line: string, { rows, locale }: FactReader): string {
  const lineRow = rows.lines.get(line);
  return lineRow === undefined ? line : getLocaleText(lineRow.name, locale);
}
