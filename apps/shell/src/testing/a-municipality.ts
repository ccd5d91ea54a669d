import type { ReplyBody, getMunicipality } from '@ebpls/contracts';

/** The hall as the shell asks for it, for tests. */
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
