import { defineMunicipalityJourney } from './municipality-journey.ts';

defineMunicipalityJourney({
  municipality: 'tubigan',
  draft: 'TUBIGAN-2027',
  differing: { code: 'PERMIT', amount: '4,700.00', name: /^Mayor's permit/ },
  owner: { firstname: 'Dalisay', lastname: 'Ugdang', password: 'gasolina-at-langis-26' },
  business: { company_name: 'Baybay Fuel', line: 'Fuel station', area: '240', total_assets: '2,500,000' },
  figures: { 'Capital invested in this line of business': '2,000,000' },
  measures: { 'Fuel nozzles': '6', 'Litres of flammables in storage': '15,000', 'Signs in square meters': '6' },
  absent: ['Tables', 'Trucks', 'Machines'],
  bill: '₱8,842.00',
  reader: { office: 'fire', value: '15,000' },
  offices: ['rhu', 'engineering', 'mpdo', 'menro', 'assessor', 'barangay-poblacion'],
});
