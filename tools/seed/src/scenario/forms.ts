// Creates the registration form and the declarations of a demo business from its record.

import type { BackYearInput, DeclarationInput, WholeForm } from '@ebpls/contracts';

import { getOwnerEmail } from '../people/people.ts';
import type { MunicipalityRecords } from '../municipality/municipality.ts';
import type { BusinessRecord } from '../records.ts';

const AGENCY: Record<string, string> = {
  SOLE: 'DTI',
  PARTNERSHIP: 'SEC',
  CORPORATION: 'SEC',
  FOUNDATION: 'SEC',
  COOPERATIVE: 'CDA',
};
const BACK_YEAR_PERCENT = 95;
const LARGE_PLACE_SQM = 200;

const getNumber = ({ code }: BusinessRecord): number => Number(code.slice(3));
const padNumber = (number: number, digits: number): string => String(number).padStart(digits, '0');

/** Creates a taxpayer number of the demo data from the business number, so that no two are the same. */
function createTin(record: BusinessRecord): string {
  const number = getNumber(record);
  const groups = [number + 180, (number * 37) % 1000, (number * 91) % 1000];
  return [...groups.map((group) => padNumber(group, 3)), '000'].join('-');
}

function registration(record: BusinessRecord, startedOn: string) {
  return {
    registration_no: `${AGENCY[record.org_type]}-${padNumber(getNumber(record) * 7919, 8)}`,
    registration_date: startedOn,
    registration_expiry: '',
    tin: createTin(record),
    company_name: record.company_name,
    trade_name: '',
  };
}

function person(record: BusinessRecord) {
  const words = record.owner.split(' ');
  const middle = words.find((namePart) => /^[A-Z]\.$/.test(namePart)) ?? '';
  const from = middle === '' ? words.length - 1 : words.indexOf(middle);
  return {
    has_one_name: false,
    last_name: words.slice(middle === '' ? from : from + 1).join(' '),
    first_name: words.slice(0, from).join(' '),
    middle_name: middle,
    suffix: '',
    sex: record.sex ?? 'F',
    birth_date: `19${padNumber(60 + (getNumber(record) % 35), 2)}-0${1 + (getNumber(record) % 9)}-1${getNumber(record) % 10}`,
    civil_status: 'MARRIED' as const,
    citizenship: 'Filipino',
  };
}

function identity(record: BusinessRecord, startedOn: string): WholeForm['identity'] {
  if (record.org_type === 'SOLE') return { org_type: 'SOLE', ...registration(record, startedOn), ...person(record) };
  const org_type = record.org_type as 'CORPORATION' | 'PARTNERSHIP' | 'COOPERATIVE' | 'FOUNDATION';
  return {
    org_type,
    ...registration(record, startedOn),
    corporation_name: record.owner,
    nationality: 'FILIPINO',
    president_name: 'Remedios T. Alvarez',
    treasurer_name: 'Benjamin O. Cruz',
  };
}

function place({ barangays, zip, capital }: MunicipalityRecords, record: BusinessRecord): WholeForm['place'] {
  const barangay = barangays.find(({ brgycode }) => brgycode === record.brgycode);
  if (!barangay) throw new Error(`${record.code}: no barangay ${record.brgycode}`);
  const number = getNumber(record);
  const step = (number % 7) - 3;
  const suffix = record.business_area_sqm >= LARGE_PLACE_SQM ? '-A' : '';
  const placeFields = {
    unit: '',
    building: '',
    street: record.street,
    subdivision: '',
    brgycode: record.brgycode,
    zip,
    geo_lat: Number((barangay.lat + step * 0.0007).toFixed(6)),
    geo_lng: Number((barangay.lng - step * 0.0005).toFixed(6)),
    pin_remark: '',
    activity_of_place: /branch/i.test(record.company_name) ? ('BRANCH' as const) : ('MAIN_OFFICE' as const),
    main_office_address: /branch/i.test(record.company_name) ? `Rizal Avenue, ${capital}` : '',
    business_area_sqm: record.business_area_sqm,
  };
  return {
    ...placeFields,
    premises: 'OWNED',
    tax_declaration_no: `TD-${padNumber(number * 13, 6)}${suffix}`,
  };
}

function contacts({ name, province }: MunicipalityRecords, record: BusinessRecord): WholeForm['contacts'] {
  const mobile = `0917${padNumber(4_000_000 + getNumber(record) * 331, 7)}`;
  return {
    telephone: '',
    mobile,
    email: getOwnerEmail(record.owner, record.org_type),
    website: '',
    owner_address: `${record.street}, ${name}, ${province}`,
    emergency_name: 'Lourdes M. Santos',
    emergency_mobile: `0918${padNumber(5_000_000 + getNumber(record) * 211, 7)}`,
    emergency_email: '',
  };
}

function activity(record: BusinessRecord, startedOn: string): WholeForm['activity'] {
  const lines = [...new Map(record.lines.map((line) => [line.line, line])).values()];
  return {
    lines: lines.map(({ line, units }, index) => ({
      line,
      products: '',
      is_principal: index === 0,
      units: units ?? {},
    })),
    total_assets: record.total_assets,
    date_started: startedOn,
    sells_liquor: record.sells_liquor,
    sells_tobacco: false,
  };
}

/** The unified form of a sample business, every field of it. `started` is the day on which it opened. */
export function createBusinessForm(
  municipality: MunicipalityRecords,
  record: BusinessRecord,
  startedOn: string,
): WholeForm {
  const { employees_male, employees_female, residents_male, residents_female } = record;
  return {
    identity: identity(record, startedOn),
    place: place(municipality, record),
    contacts: contacts(municipality, record),
    people: { employees_male, employees_female, residents_male, residents_female, vehicles: 0, motorcycles: 0 },
    activity: activity(record, startedOn),
  };
}

/** A share of an amount in per cent, on whole centavos: earlier years are 90 and 95 per cent of the stated gross. */
function computeShare(amount: string | undefined, percent: number): string {
  const centavos = (BigInt((amount ?? '0.00').replace('.', '')) * BigInt(percent)) / 100n;
  const digits = String(centavos).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function createDeclaredLines(record: BusinessRecord, percent: number): DeclarationInput['lines'] {
  return record.lines.flatMap(
    ({
      line,
      capitalization,
      gross_essential,
      gross_non_essential,
      gross_as_service,
      measures,
    }): DeclarationInput['lines'] => {
      const lineMeasures = measures === undefined ? {} : { measures };
      if (capitalization !== undefined) return [{ line, capitalization, ...lineMeasures }];
      const service =
        gross_as_service === undefined
          ? []
          : [
              {
                line,
                category: 'e',
                gross_essential: '0.00',
                gross_non_essential: computeShare(gross_as_service, percent),
              },
            ];
      const sales = {
        line,
        ...(service.length > 0 ? { category: 'd' } : {}),
        gross_essential: computeShare(gross_essential, percent),
        gross_non_essential: computeShare(gross_non_essential, percent),
        ...lineMeasures,
      };
      return [sales, ...service];
    },
  );
}

/** The owner's declaration for a year that was not filed: 95 per cent of the stated gross. */
export const createBackYear =
  (record: BusinessRecord) =>
  (tax_year: number): BackYearInput => ({ tax_year, lines: createDeclaredLines(record, BACK_YEAR_PERCENT) });

/** The owner's declaration for a year; `percent` of the stated gross for the years before. */
export function createDeclaration(record: BusinessRecord, percent = 100): DeclarationInput {
  const { payment_mode, total_assets, employees_male, employees_female } = record;
  const exemptions = (record.exemptions ?? []).map((exemption) => ({
    ...exemption,
    ...(exemption.gross_members !== undefined && { gross_members: computeShare(exemption.gross_members, percent) }),
  }));
  return {
    payment_mode,
    total_assets,
    employees_male,
    employees_female,
    lines: createDeclaredLines(record, percent),
    ...(record.measures !== undefined && { measures: record.measures }),
    exemptions,
    zero_gross_affidavit: false,
    signed_name: record.owner,
    agrees: true,
  };
}
