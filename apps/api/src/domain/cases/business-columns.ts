import type { BusinessFormInput } from '@ebpls/contracts';

import type { ReferenceRows } from '../reference/reference-rows.ts';
import { formatAddress } from './address.ts';

/** The same number however it was typed. */
export function getRegistrationNo({ identity }: Pick<BusinessFormInput, 'identity'>): string {
  return identity.registration_no.toUpperCase().replaceAll(/\s+/g, ' ');
}

/** What of a registration stands in columns of its own, so that it is found and listed. */
export function toBusinessColumns(form: BusinessFormInput, { barangays }: ReferenceRows) {
  const { identity, activity } = form;
  // What was kept under a code that the barangay had before is registered under the one of now.
  const place = { ...form.place, brgycode: barangays.currentCode(form.place.brgycode) };
  const formJson = JSON.stringify({ ...form, place });
  return {
    company_name: identity.company_name,
    registration_no: getRegistrationNo(form),
    brgycode: place.brgycode,
    address: formatAddress(place, barangays.get(place.brgycode)?.name ?? ''),
    line_ids: activity.lines.map(({ line }) => line),
    geo_lat: place.geo_lat,
    geo_lng: place.geo_lng,
    form: formJson,
    draft: formJson,
  };
}
