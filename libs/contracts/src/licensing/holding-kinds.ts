// Maps the type in the address of a location page to the view that the page shows (decision D26).

import { ACTIVITIES_OF_PLACE } from './business-form.ts';

const PLACE_KINDS: ReadonlySet<string> = new Set(ACTIVITIES_OF_PLACE);
/** Short names in the address for kinds of holdings: `main` is the main office, `home` a business at home. */
const SHORT: Readonly<Record<string, string>> = { MAIN: 'MAIN_OFFICE', ADMIN: 'ADMIN_OFFICE_ONLY', HOME: 'HOME_BASED' };

/**
 * View of `…/holdings/location/{type}/{company_code}` (decision D26): `edit` moves the pin; `view` and every kind of
 * holding, in any case and with either dash, show the place. Undefined for an unknown type: a neutral page, never an
 * error.
 */
export function getLocationView(type: string | undefined): 'view' | 'edit' | undefined {
  if (type === 'view' || type === 'edit') return type;
  const kind = (type ?? '').toUpperCase().replaceAll('-', '_');
  return PLACE_KINDS.has(SHORT[kind] ?? kind) ? 'view' : undefined;
}
