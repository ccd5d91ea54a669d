import type { ReplyBody, getMunicipality } from '@ebpls/contracts';

/** Reply of the municipality endpoint for tests of the shell. */
export function createMunicipality(): ReplyBody<typeof getMunicipality> {
  return {
    name: 'San Isidro',
    province: 'Maligaya',
    website: 'https://sanisidro-maligaya.example',
    hall: 'Municipal Hall, Poblacion I, San Isidro, Maligaya 9901',
    offices: [{ office: 'fire', title: { en: 'Bureau of Fire Protection', fil: 'Kawanihan ng Pamatay-Sunog' } }],
    barangays: [{ role_name: 'barangay-poblacion-1', name: 'Poblacion I' }],
  };
}
