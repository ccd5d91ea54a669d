import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import writeSheet, { type SheetData } from 'write-excel-file/node';

import { createMunicipalRows } from './permit-form-municipal.ts';

/**
 * Writes the paper form of the landing page: the unified application form of JMC 2021-01, Annex 1, for applicants
 * without a phone. Run `node permit-form.ts` after changing it; the file lies in `public` and is part of the release.
 */
const SECTIONS: readonly { readonly title: string; readonly fields: readonly (readonly [string, string?])[] }[] = [
  {
    title: 'Application / Aplikasyon',
    fields: [
      ['Type / Uri', 'NEW, RENEWAL, AMENDMENT, RETIREMENT'],
      ['Tax year / Taon'],
      ['Mode of payment / Paraan ng pagbabayad', 'ANNUAL, SEMI-ANNUAL, QUARTERLY'],
      ['Form of organization / Uri ng organisasyon', 'SOLE, OPC, PARTNERSHIP, CORPORATION, COOPERATIVE'],
      ['DTI, SEC or CDA registration no.'],
      ['Date of registration / Petsa ng rehistro'],
      ['TIN', '000-000-000-00000'],
      ['Tax incentive from a government entity', 'YES (attach the certificate), NO'],
    ],
  },
  {
    title: 'Taxpayer or owner / May-ari',
    fields: [
      ['Last name / Apelyido'],
      ['First name / Pangalan'],
      ['Middle name / Gitnang pangalan'],
      ['Sex / Kasarian', 'M, F'],
      ['Birth date / Kapanganakan', 'YYYY-MM-DD'],
      ['Civil status / Katayuang sibil'],
      ['Citizenship / Pagkamamamayan'],
      ['Name of corporation, president and treasurer', 'if not a sole proprietor'],
      ['Owner’s address / Tirahan'],
      ['Mobile / Telepono', '09XXXXXXXXX'],
      ['Email'],
      ['Emergency contact: name and number'],
    ],
  },
  {
    title: 'Business / Negosyo',
    fields: [
      ['Business name / Pangalan ng negosyo'],
      ['Trade name or franchise'],
      ['Address: unit, building, street, subdivision'],
      ['Barangay'],
      ['Telephone, mobile, email'],
      [
        'Business activity at this address',
        'MAIN OFFICE, BRANCH, ADMIN OFFICE ONLY, WAREHOUSE, FACTORY, STALL, HOME-BASED, AMBULANT',
      ],
      ['Business area in square meters'],
      ['Employees: male / female'],
      ['Employees who live in the municipality: male / female'],
      ['Delivery vehicles: van or truck / motorcycle / other'],
      ['Premises / Lugar', 'OWNED, RENTED, GOVERNMENT, FREE USE, MARKET STALL'],
      ['Tax declaration no. or property index no.', 'if owned'],
      ['Lessor: name, address, number, monthly rental', 'if rented'],
      ['Total assets without land, in pesos'],
      ['Sells liquor / tobacco; has boarders / amusement', 'YES, NO'],
      ['Date started / Petsa ng simula', 'YYYY-MM-DD'],
    ],
  },
];

const LINES = [
  'Line of business / Uri ng negosyo',
  'Products or services',
  'Units',
  'Capital (new)',
  'Gross, essential',
  'Gross, non-essential',
];
const BLANK_LINES = 6;

const DECLARATION =
  'I declare under penalty of perjury that what I have written is true. I agree to comply with the regulatory requirements and other deficiencies within 30 days from the release of the permit, and to the processing of these data for it.';

function listSheetRows(): SheetData {
  const createTitle = (value: string) => [{ value, fontWeight: 'bold' as const, fontSize: 12 }];
  return [
    [{ value: 'Application form for business permit', fontWeight: 'bold', fontSize: 16 }],
    [{ value: 'Business Permits and Licensing Office' }],
    [],
    ...SECTIONS.flatMap(({ title: name, fields }) => [
      createTitle(name),
      ...fields.map(([label, hint]) => [
        { value: label },
        { value: '', borderStyle: 'thin' as const },
        ...(hint === undefined ? [] : [{ value: hint, textColor: '#4C5B58' }]),
      ]),
      [],
    ]),
    createTitle('Lines of business / Mga uri ng negosyo'),
    LINES.map((value) => ({ value, fontWeight: 'bold' as const, borderStyle: 'thin' as const, wrap: true })),
    ...Array.from({ length: BLANK_LINES }, () => LINES.map(() => ({ value: '', borderStyle: 'thin' as const }))),
    [],
    createTitle('Declaration / Pahayag'),
    [{ value: DECLARATION, wrap: true, columnSpan: 3, height: 80 }],
    [{ value: 'Name, position and signature' }, { value: '', borderStyle: 'thin' }, { value: 'Date' }],
    ...createMunicipalRows(),
  ];
}

/** Writes the form to `path`. */
export async function writePermitForm(path: string): Promise<void> {
  const columns = [{ width: 46 }, { width: 42 }, { width: 46 }, { width: 16 }, { width: 16 }, { width: 18 }];
  await writeSheet(listSheetRows(), { columns, sheet: 'Application' }).toFile(path);
}

if (import.meta.main) {
  const folder = join(import.meta.dirname, 'public/attachments/forms');
  mkdirSync(folder, { recursive: true });
  void writePermitForm(join(folder, 'business-permit-form.xlsx'));
}
