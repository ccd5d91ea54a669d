// Maps a registration form to the columns by which businesses are searched and listed.

import type { BusinessFormInput } from '@ebpls/contracts';
import { formatBusinessAddress } from '@ebpls/rules';

import type { ReferenceRows } from '../../../platform/reference/reference-rows.ts';

/** Returns the registration number of a business in its normalised form. */
export function getRegistrationNo({ identity }: Pick<BusinessFormInput, 'identity'>): string {
  return identity.registration_no.toUpperCase().replaceAll(/\s+/g, ' ');
}

/** Fields of a registration that have columns of their own for searches and lists. */
export function toBusinessColumns(form: BusinessFormInput, { barangays }: ReferenceRows) {
  const { identity, activity } = form;
  // A registration saved under a former code of the barangay is registered under the current code.
  const place = { ...form.place, brgycode: barangays.currentCode(form.place.brgycode) };
  const formJson = JSON.stringify({ ...form, place });
  return {
    company_name: identity.company_name,
    registration_no: getRegistrationNo(form),
    brgycode: place.brgycode,
    address: formatBusinessAddress(place, barangays.get(place.brgycode)?.name ?? ''),
    line_ids: activity.lines.map(({ line }) => line),
    geo_lat: place.geo_lat,
    geo_lng: place.geo_lng,
    form: formJson,
    draft: formJson,
  };
}
