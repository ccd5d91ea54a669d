import type { SheetData } from 'write-excel-file/node';

/** The municipality's part of the joint memorandum circulars 01-2016 and 01-2021, which the offices fill in. */
const VERIFICATION: readonly (readonly [document: string, office: string])[] = [
  ['Barangay clearance', 'Barangay'],
  ['Zoning clearance', 'Municipal Planning and Development Office'],
  ['Occupancy permit, annual inspection certificate', 'Municipal Engineering Office'],
  ['Sanitary permit, health clearance', 'Rural Health Unit'],
  ['Environmental certificate', 'Environment and Natural Resources Office'],
  ['Market clearance, if a stall', 'Market administrator'],
  ['Real-property tax verification', 'Municipal Assessor'],
  ['Valid fire safety inspection certificate', 'Bureau of Fire Protection'],
  ['', ''],
  ['', ''],
];
const VERIFICATION_COLUMNS = ['Document', 'Office or agency', 'Yes / No / Not needed', 'Verified by', 'Date'];

const CHARGES = [
  'Business tax',
  'Tax on delivery vans and trucks',
  'Tax on storage of combustible substances',
  'Tax on signboards and billboards',
  'Mayor’s permit fee',
  'Garbage charges',
  'Permit fee for delivery vans and trucks',
  'Sanitary inspection fee',
  'Building inspection fee',
  'Electrical inspection fee',
  'Mechanical inspection fee',
  'Plumbing inspection fee',
  'Signboard and billboard renewal fee',
  'Storage and sale of combustible substances',
  'Barangay clearance fee',
  'Others',
  'Total of taxes and fees for the municipality',
];
const CHARGE_COLUMNS = [
  'Local taxes, regulatory fees and charges',
  'Reference',
  'Amount due',
  'Penalty, surcharge',
  'Total',
];

const SIGNATORIES = [
  'Prepared by (licensing office), date',
  'Assessed by (licensing office), date',
  'Approved by (municipal treasurer), date',
];

const FIRE_STATION = [
  'Application no.',
  'Applicant',
  'Business',
  'Address',
  'Total floor area in square meters',
  'Contact no.',
  'Fire safety inspection fee',
  'Certified by (customer relations officer), date and time',
];

const toBoxedCell = (value: string) => ({ value, borderStyle: 'thin' as const, wrap: true });

/** Returns a head and rows with empty cells up to its last column. */
function toGrid(columns: readonly string[], entries: readonly (readonly string[])[]): SheetData {
  return [
    columns.map((value) => ({ ...toBoxedCell(value), fontWeight: 'bold' as const })),
    ...entries.map((cells) => columns.map((_, place) => toBoxedCell(cells[place] ?? ''))),
  ];
}

/** Returns the municipality's part with empty cells, which follows the part of the applicant. */
export function createMunicipalRows(): SheetData {
  const createTitle = (value: string) => [{ value, fontWeight: 'bold' as const, fontSize: 12 }];
  const toAnswerRows = (labels: readonly string[]): SheetData =>
    labels.map((value) => [{ value, wrap: true }, toBoxedCell('')]);
  return [
    [],
    [{ value: 'To be filled in by the municipality / Pupunan ng munisipyo', fontWeight: 'bold', fontSize: 14 }],
    [],
    createTitle('II. Municipality: verification of documents'),
    ...toGrid(VERIFICATION_COLUMNS, VERIFICATION),
    [],
    createTitle('II. Municipality: assessment of fees'),
    ...toGrid(
      CHARGE_COLUMNS,
      CHARGES.map((charge) => [charge]),
    ),
    [],
    ...toAnswerRows(SIGNATORIES),
    [],
    createTitle('III. Fire station: fire safety inspection fee'),
    ...toAnswerRows(FIRE_STATION),
  ];
}
