// Test fixture of the reference data of San Isidro, the municipality of the tests.

import type { ReplyBody, getReference } from '@ebpls/contracts';

type ReferenceInput = ReplyBody<typeof getReference>;
type Shape = ReferenceInput['barangays'][number]['shape'];

/** Boundaries of two barangays side by side, for tests of maps. */
const WEST: Shape = [
  [
    [120.8, 15.4],
    [120.92, 15.4],
    [120.92, 15.6],
    [120.8, 15.6],
  ],
];
const EAST: Shape = [
  [
    [120.92, 15.4],
    [121, 15.4],
    [121, 15.6],
    [120.92, 15.6],
  ],
];

/** San Isidro, as far as a page needs it. */
export function createReference(overrides: Partial<ReferenceInput> = {}): ReferenceInput {
  return {
    municipality: {
      name: 'San Isidro',
      province: 'Maligaya',
      region: 'Region 99',
      zip: '9901',
      website: 'https://sanisidro.example',
      hall: 'Municipal Hall, Poblacion 1',
      centre: { lat: 15.5, lng: 120.9 },
      bounds: { south: 15.4, west: 120.8, north: 15.6, east: 121 },
    },
    today: '2026-01-12',
    tax_year: 2026,
    map_tiles_url: null,
    barangays: [
      { brgycode: '9901001001', name: 'Poblacion 1', lat: 15.5, lng: 120.9, shape: WEST },
      { brgycode: '9901001009', name: 'Silangan', lat: 15.52, lng: 120.95, shape: EAST },
    ],
    lines: [
      {
        line: 'L03',
        name: 'General merchandise',
        psic: '47190',
        categories: ['d'],
        is_essential: false,
        asks_liquor: true,
        units: ['scale_30'],
        papers: '',
        synonyms: ['paninda'],
      },
      {
        line: 'L07',
        name: 'Hardware and construction supplies',
        psic: '47520',
        categories: ['d'],
        is_essential: false,
        asks_liquor: false,
        units: [],
        papers: '',
        synonyms: ['semento', 'paint store'],
      },
      {
        line: 'L09',
        name: 'Fuel station',
        psic: '47300',
        categories: ['d'],
        is_essential: false,
        asks_liquor: false,
        units: ['fuel_nozzle'],
        papers: 'R24',
        synonyms: ['gasolinahan'],
      },
    ],
    offices: [
      { office: 'fire', role_id: 4, title: 'Fire (BFP)', checks: 'Exits, extinguishers, wiring' },
      { office: 'engineering', role_id: 6, title: 'Engineering', checks: 'Occupancy permit against use' },
      { office: 'bplo', role_id: 12, title: 'BPLO', checks: 'Completeness' },
      { office: 'barangay', role_id: 101, title: 'Barangay', checks: 'The business is in the barangay' },
    ],
    requirements: [
      { code: 'R01', name: 'Proof of registration', verified_by: ['bplo'] },
      { code: 'R03', name: 'Occupancy permit', verified_by: ['engineering'] },
      { code: 'R08', name: 'Sketch and front photo', verified_by: ['mpdo'] },
    ],
    ...overrides,
  };
}
