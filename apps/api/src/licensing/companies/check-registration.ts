import { BusinessForm, type BusinessFormInput, formatPesosText } from '@ebpls/contracts';
import { addDays, getYear } from '@ebpls/rules';
import * as v from 'valibot';

import { isMessageKey, type MessageKey } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';

const MAX_FUTURE_START_DAYS = 60;
const ADULT_YEARS = 18;

type RegistrationProblems = Record<string, MessageKey>;

/**
 * Validates every field of the saved draft (domain reference 2). Refused: invalid, fields keyed `section.field`.
 */
export function checkRegistration(draft: unknown, context: { rows: ReferenceRows; today: string }): BusinessForm {
  const fields = listRegistrationProblems(draft, context);
  if (Object.keys(fields).length > 0) throw new Refused('invalid', 'request.invalid', { fields });
  return v.parse(BusinessForm, draft);
}

/** Lists the problems of a form, by field. */
export function listRegistrationProblems(
  form: unknown,
  context: { rows: ReferenceRows; today: string },
): RegistrationProblems {
  const result = v.safeParse(BusinessForm, form);
  if (!result.success) return toFieldProblems(result.issues);
  return {
    ...checkIdentity(result.output, context.today),
    ...checkPlace(result.output, context.rows),
    ...checkActivity(result.output, context),
  };
}

function toFieldProblems(issues: readonly v.BaseIssue<unknown>[]): RegistrationProblems {
  const fields: RegistrationProblems = {};
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? '';
    fields[path] ??= isMessageKey(issue.message)
      ? issue.message
      : issue.received === 'undefined'
        ? 'field.required'
        : 'field.invalid';
  }
  return fields;
}

function checkIdentity({ identity }: BusinessForm, today: string): RegistrationProblems {
  const fields: RegistrationProblems = {};
  if (identity.registration_date > today) fields['identity.registration_date'] = 'day.in_future';
  if (identity.registration_expiry !== '' && identity.registration_expiry < today)
    fields['identity.registration_expiry'] = 'registration.expired';
  if (identity.org_type === 'SOLE' && identity.birth_date > subtractYears(today, ADULT_YEARS))
    fields['identity.birth_date'] = 'birth_date.under_age';
  return fields;
}

/** 29 February counts as 1 March in other years. */
function subtractYears(day: string, years: number): string {
  return `${getYear(day) - years}${day.slice(4)}`;
}

function checkPlace({ place }: BusinessForm, { municipality, barangays }: ReferenceRows): RegistrationProblems {
  const fields: RegistrationProblems = {};
  const { south, north, west, east } = municipality.bounds;
  if (!barangays.has(place.brgycode)) fields['place.brgycode'] = 'barangay.unknown';
  if (place.geo_lat < south || place.geo_lat > north) fields['place.geo_lat'] = 'pin.outside';
  if (place.geo_lng < west || place.geo_lng > east) fields['place.geo_lng'] = 'pin.outside';
  if (place.premises === 'RENTED' && place.lease_end <= place.lease_start)
    fields['place.lease_end'] = 'lease.ends_before_start';
  if (place.activity_of_place === 'BRANCH' && place.main_office_address === '')
    fields['place.main_office_address'] = 'main_office_address.required';
  return fields;
}

function checkActivity(
  { activity, identity }: BusinessForm,
  { rows, today }: { rows: ReferenceRows; today: string },
): RegistrationProblems {
  const fields: RegistrationProblems = {};
  if (activity.date_started > addDays(today, MAX_FUTURE_START_DAYS))
    fields['activity.date_started'] = 'date_started.too_late';
  if (activity.date_started < identity.registration_date)
    fields['activity.date_started'] = 'date_started.before_registration';
  for (const [index, { line }] of activity.lines.entries()) {
    if (!rows.lines.has(line)) fields[`activity.lines.${index}.line`] = 'line.required';
  }
  return fields;
}

/** Maps a form to its stored and sent shape: money as decimal text. */
export function toFormInput(form: BusinessForm): BusinessFormInput {
  const { place, activity } = form;
  return {
    ...form,
    place: place.premises === 'RENTED' ? { ...place, monthly_rental: formatPesosText(place.monthly_rental) } : place,
    activity: { ...activity, total_assets: formatPesosText(activity.total_assets) },
  };
}
