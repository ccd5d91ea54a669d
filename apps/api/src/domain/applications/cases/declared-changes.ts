// Reads the change that an application declares, and applies it to the registration form.

import {
  type Amendment,
  type BusinessFormInput,
  BusinessChange,
  type BusinessChangeInput,
  type LineOfBusiness,
  formatPesosText,
} from '@ebpls/contracts';
import { applyChange } from '@ebpls/rules';
import * as v from 'valibot';

import type { ApplicationRow } from '../find-application.ts';

type DeclaredApplication = Pick<ApplicationRow, 'application_type' | 'amendment' | 'change' | 'draft' | 'state'>;

/** An amendment, a retirement and a temporary permit declare a change and no year. */
export function isChange({ application_type }: Pick<ApplicationRow, 'application_type'>): boolean {
  return application_type !== 'NEW' && application_type !== 'RENEWAL';
}

/** Kind of change that an application was begun for; undefined for an application of a year. */
export function getChangeKind({
  application_type,
  amendment,
}: Pick<ApplicationRow, 'application_type' | 'amendment'>): Amendment | 'RETIREMENT' | 'SPECIAL' | undefined {
  if (application_type === 'NEW' || application_type === 'RENEWAL') return undefined;
  return application_type === 'AMENDMENT' ? (amendment ?? undefined) : application_type;
}

/** The declared change: as filed, or as entered so far while the owner works on it. Undefined until it is complete. */
export function getChange({
  application_type,
  amendment,
  change,
  draft,
  state,
}: DeclaredApplication): BusinessChangeInput | undefined {
  const kind = getChangeKind({ application_type, amendment });
  if (kind === undefined) return undefined;
  if (state !== 'DRAFT' && state !== 'RETURNED') return change ?? undefined;
  const parsedChange = v.safeParse(BusinessChange, { ...draft, kind });
  return parsedChange.success ? toChangeInput(parsedChange.output) : undefined;
}

/** The registration after the change is granted. */
export function applyChangeToForm(form: BusinessFormInput, application: DeclaredApplication): BusinessFormInput {
  const change = getChange(application);
  return change === undefined ? form : applyChange(form, change);
}

/** The lines that the change adds, from the catalogue. */
export function listAddedLines(
  application: DeclaredApplication,
  lines: ReadonlyMap<string, LineOfBusiness>,
): LineOfBusiness[] {
  const change = getChange(application);
  if (change?.kind !== 'ADD_LINE') return [];
  return [...new Set(change.lines.map(({ line }) => line))].flatMap((line) => lines.get(line) ?? []);
}

/** The change as stored and sent: money as decimal text. */
export function toChangeInput(change: BusinessChange): BusinessChangeInput {
  switch (change.kind) {
    case 'CHANGE_LOCATION':
      return { ...change, place: toPlaceInput(change.place) };
    case 'CHANGE_CAPITAL':
      return { ...change, total_assets: formatPesosText(change.total_assets) };
    case 'ADD_LINE':
      return {
        ...change,
        lines: change.lines.map((line) => ({ ...line, capitalization: formatPesosText(line.capitalization) })),
      };
    case 'DROP_LINE':
    case 'RETIREMENT':
      return { ...change, lines: change.lines.map(toClosedLineInput) };
    default:
      return change;
  }
}

function toPlaceInput(place: Extract<BusinessChange, { kind: 'CHANGE_LOCATION' }>['place']) {
  return place.premises === 'RENTED' ? { ...place, monthly_rental: formatPesosText(place.monthly_rental) } : place;
}

type ClosedLine = Extract<BusinessChange, { kind: 'RETIREMENT' }>['lines'][number];

function toClosedLineInput({ gross_current_year, gross_current_year_essential, ...line }: ClosedLine) {
  return {
    ...line,
    gross_current_year: formatPesosText(gross_current_year),
    ...(gross_current_year_essential === undefined
      ? {}
      : { gross_current_year_essential: formatPesosText(gross_current_year_essential) }),
  };
}
