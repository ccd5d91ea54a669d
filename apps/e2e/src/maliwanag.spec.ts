import { defineMunicipalityJourney } from './municipality-journey.ts';

defineMunicipalityJourney({
  municipality: 'maliwanag',
  draft: 'MALIWANAG-2027',
  differing: { code: 'PERMIT', amount: '140.00', name: /^Mayor's permit/ },
  owner: { firstname: 'Amihan', lastname: 'Reyes', password: 'silid-at-almusal-26' },
  business: { company_name: 'Bituin Hotel', line: 'Hotel', area: '1200', total_assets: '2,500,000' },
  figures: { 'Capital invested in this line of business': '2,000,000' },
  measures: { Rooms: '64', 'Signs in square meters': '6' },
  absent: ['Boarders', 'Tables', 'Doors'],
  bill: '₱5,053.00',
  reader: { office: 'rhu', value: '64' },
  offices: ['engineering', 'mpdo', 'fire', 'menro', 'assessor', 'barangay-poblacion'],
});
