import * as v from 'valibot';

import { BusinessForm, type BusinessFormInput, FORM_SECTIONS } from './companies.contract.ts';
import { completeForm, EARLIER_ANSWERS } from './earlier-forms.ts';

/** A form as the first version stored it; read from the database it only claims to be of today’s type. */
const EARLIEST = {
  identity: {
    org_type: 'SOLE',
    registration_no: 'DTI-1234567',
    registration_date: '2025-12-01',
    tin: '123-456-789-000',
    company_name: 'Matibay Hardware',
    last_name: 'Villarin',
    first_name: 'Ernesto',
    sex: 'M',
    birth_date: '1980-05-04',
    civil_status: 'MARRIED',
    citizenship: 'Filipino',
  },
  place: {
    street: 'Purok 3',
    brgycode: '9901001009',
    zip: '9901',
    geo_lat: 13.25,
    geo_lng: 123.45,
    activity_of_place: 'MAIN_OFFICE',
    business_area_sqm: 85,
    premises: 'OWNED',
    tax_declaration_no: 'TD-001',
  },
  contacts: {
    mobile: '09171234567',
    email: 'ernesto@example.com',
    owner_address: 'Purok 3, Silangan',
    emergency_name: 'Luz Villarin',
    emergency_mobile: '09171234568',
  },
  people: {
    employees_male: 2,
    employees_female: 1,
    residents_male: 2,
    residents_female: 1,
    vehicles: 0,
    motorcycles: 0,
  },
  activity: {
    lines: [{ line: 'L07', is_principal: true }],
    total_assets: '750000.00',
    date_started: '2026-02-03',
    sells_liquor: false,
    sells_tobacco: false,
  },
} as BusinessFormInput;

const statedAnswers = FORM_SECTIONS.flatMap((section) =>
  Object.entries(EARLIER_ANSWERS[section]).flatMap(([field, row]: [string, unknown]) =>
    typeof row === 'object' && row !== null && 'answer' in row ? [{ section, field, answer: row.answer }] : [],
  ),
);

test.each(statedAnswers)(
  'a form stored before $section.$field existed parses and shows the stated answer',
  ({ section, field, answer }) => {
    expect(EARLIEST[section]).not.toHaveProperty(field);
    const completedForm = completeForm(EARLIEST);

    expect(completedForm[section]).toMatchObject({ [field]: answer });
    expect(v.safeParse(BusinessForm, completedForm)).toMatchObject({
      success: true,
      output: { [section]: { [field]: answer } },
    });
  },
);

test('what was answered stays as it was answered', () => {
  const place = { ...EARLIEST.place, unit: '4B' };
  expect(completeForm({ ...EARLIEST, place }).place).toMatchObject({ ...place, building: '' });
});

test('a business that is not registered has no form to complete', () => {
  expect(completeForm(null)).toBeNull();
});
