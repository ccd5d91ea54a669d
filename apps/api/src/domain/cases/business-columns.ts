import type { BusinessFormSent } from '@ebpls/contracts';

import type { ReferenceRows } from '../reference/reference-rows.ts';
import { addressOf } from './address.ts';

/** The same number however it was typed. */
export function registrationNo({ identity }: Pick<BusinessFormSent, 'identity'>): string {
  return identity.registration_no.toUpperCase().replaceAll(/\s+/g, ' ');
}

/** What of a registration stands in columns of its own, so that it is found and listed. */
export function businessColumns(form: BusinessFormSent, { barangays }: ReferenceRows) {
  const { identity, activity } = form;
  // What was kept under a code that the barangay had before is registered under the one of now.
  const place = { ...form.place, brgycode: barangays.currentCode(form.place.brgycode) };
  const kept = JSON.stringify({ ...form, place });
  return {
    company_name: identity.company_name,
    registration_no: registrationNo(form),
    brgycode: place.brgycode,
    address: addressOf(place, barangays.get(place.brgycode)?.name ?? ''),
    line_ids: activity.lines.map(({ line }) => line),
    geo_lat: place.geo_lat,
    geo_lng: place.geo_lng,
    form: kept,
    draft: kept,
  };
}
