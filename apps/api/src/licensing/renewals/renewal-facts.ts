import {
  type BusinessFormSent,
  type DeclarationSent,
  type Locale,
  pesosText,
  centavosFromText,
  RENEWAL_FACTS,
  type RenewalFact,
} from '@ebpls/contracts';

import { messageText } from '../../platform/messages/catalogue.ts';
import { peso } from '../../platform/format.ts';
import { addressOf } from '../../domain/cases/address.ts';
import { inLocale, type ReferenceRows } from '../../domain/reference/reference-rows.ts';

/** One year of a business: its registration, and what is declared of it. */
export interface RenewedYear {
  readonly form: BusinessFormSent;
  readonly declared: Pick<DeclarationSent, 'total_assets' | 'employees_male' | 'employees_female'>;
}

interface Reader {
  readonly rows: ReferenceRows;
  readonly locale: Locale;
}

type Fact = RenewalFact['fact'];
/** What is compared, and how it reads; two years are the same where what is compared is. */
type Written = Readonly<Record<Fact, { readonly compared: unknown; readonly text: string }>>;

/** Every fact that a renewal could change, this year beside last year’s. */
export function renewalFacts(before: RenewedYear, now: RenewedYear, reader: Reader): RenewalFact[] {
  const [was, is] = [written(before, reader), written(now, reader)];
  return RENEWAL_FACTS.map((fact) => ({
    fact,
    now: is[fact].text,
    before: was[fact].text,
    is_same: JSON.stringify(was[fact].compared) === JSON.stringify(is[fact].compared),
  }));
}

function written({ form, declared }: RenewedYear, reader: Reader): Written {
  const { identity, place, activity, people } = form;
  const plain = (text: string) => ({ compared: text, text });
  const owner = ownerOf(form);
  const address = addressOf(place, reader.rows.barangays.get(place.brgycode)?.name ?? place.brgycode);
  const employees = [declared.employees_male, declared.employees_female];
  const assets = amountKept(declared.total_assets);
  return {
    company_name: plain(identity.company_name),
    owner: { compared: [owner, identity.org_type], text: owner },
    registration_no: plain(identity.registration_no),
    address: { compared: [address, reader.rows.barangays.currentCode(place.brgycode)], text: address },
    premises: {
      compared: [place.premises, place.activity_of_place],
      text: messageText(`renewal.premises_${place.premises}`, {}, reader.locale),
    },
    business_area_sqm: { compared: place.business_area_sqm, text: `${place.business_area_sqm} m²` },
    lines: {
      compared: [
        activity.lines.map(({ line, units }) => ({ line, units })).toSorted((a, b) => a.line.localeCompare(b.line)),
        people.vehicles,
        people.motorcycles,
      ],
      text: activity.lines.map(({ line }) => nameOfLine(line, reader)).join(', '),
    },
    liquor_tobacco: {
      compared: [activity.sells_liquor, activity.sells_tobacco],
      text: messageText(`renewal.sells_${sold(activity)}`, {}, reader.locale),
    },
    employees: {
      compared: [employees, people.employees_male, people.employees_female],
      text: String(employees.reduce((sum, count) => sum + count, 0)),
    },
    total_assets: { compared: [assets, amountKept(activity.total_assets)], text: peso(assets) },
  };
}

/** An amount as the books write it, whether it was typed with commas or not. */
function amountKept(typed: string): string {
  const amount = centavosFromText(typed);
  return amount === undefined ? typed : pesosText(amount);
}

function ownerOf({ identity }: BusinessFormSent): string {
  if (identity.org_type !== 'SOLE') return identity.corporation_name;
  return [identity.first_name, identity.middle_name, identity.last_name, identity.suffix].filter(Boolean).join(' ');
}

function sold({ sells_liquor, sells_tobacco }: BusinessFormSent['activity']): 'both' | 'liquor' | 'tobacco' | 'none' {
  if (sells_liquor) return sells_tobacco ? 'both' : 'liquor';
  return sells_tobacco ? 'tobacco' : 'none';
}

export function nameOfLine(line: string, { rows, locale }: Reader): string {
  const known = rows.lines.get(line);
  return known === undefined ? line : inLocale(known.name, locale);
}
