import {
  type Amendment,
  type BusinessFormSent,
  Change,
  type ChangeSent,
  type LineOfBusiness,
  pesosText,
} from '@ebpls/contracts';
import { applyChange } from '@ebpls/rules';
import * as v from 'valibot';

import type { ApplicationRow } from '../applications/find-application.ts';

type Changing = Pick<ApplicationRow, 'application_type' | 'amendment' | 'change' | 'draft' | 'state'>;

/** An amendment, a retirement and a temporary permit declare a change and no year. */
export function isChange({ application_type }: Pick<ApplicationRow, 'application_type'>): boolean {
  return application_type !== 'NEW' && application_type !== 'RENEWAL';
}

/** Which change an application was begun for; undefined for one of a year. */
export function changeKindOf({
  application_type,
  amendment,
}: Pick<ApplicationRow, 'application_type' | 'amendment'>): Amendment | 'RETIREMENT' | 'SPECIAL' | undefined {
  if (application_type === 'NEW' || application_type === 'RENEWAL') return undefined;
  return application_type === 'AMENDMENT' ? (amendment ?? undefined) : application_type;
}

/**
 * What the application declares of the change: as filed, or as typed so far while its owner works on it. Undefined
 * until it is complete.
 */
export function changeOf({ application_type, amendment, change, draft, state }: Changing): ChangeSent | undefined {
  const kind = changeKindOf({ application_type, amendment });
  if (kind === undefined) return undefined;
  if (state !== 'DRAFT' && state !== 'RETURNED') return change ?? undefined;
  const typed = v.safeParse(Change, { ...draft, kind });
  return typed.success ? changeSent(typed.output) : undefined;
}

/** The registration as it will be once the change is granted. */
export function formAfter(form: BusinessFormSent, application: Changing): BusinessFormSent {
  const change = changeOf(application);
  return change === undefined ? form : applyChange(form, change);
}

/** The lines that the change adds, as the catalogue has them. */
export function addedLines(application: Changing, lines: ReadonlyMap<string, LineOfBusiness>): LineOfBusiness[] {
  const change = changeOf(application);
  if (change?.kind !== 'ADD_LINE') return [];
  return [...new Set(change.lines.map(({ line }) => line))].flatMap((line) => lines.get(line) ?? []);
}

/** The change as it is kept and travels: money as decimal text. */
export function changeSent(change: Change): ChangeSent {
  switch (change.kind) {
    case 'CHANGE_LOCATION':
      return { ...change, place: placeSent(change.place) };
    case 'CHANGE_CAPITAL':
      return { ...change, total_assets: pesosText(change.total_assets) };
    case 'ADD_LINE':
      return {
        ...change,
        lines: change.lines.map((line) => ({ ...line, capitalization: pesosText(line.capitalization) })),
      };
    case 'DROP_LINE':
    case 'RETIREMENT':
      return { ...change, lines: change.lines.map(closedLineSent) };
    default:
      return change;
  }
}

function placeSent(place: Extract<Change, { kind: 'CHANGE_LOCATION' }>['place']) {
  return place.premises === 'RENTED' ? { ...place, monthly_rental: pesosText(place.monthly_rental) } : place;
}

type ClosedLine = Extract<Change, { kind: 'RETIREMENT' }>['lines'][number];

function closedLineSent({ gross_current_year, gross_current_year_essential, ...line }: ClosedLine) {
  return {
    ...line,
    gross_current_year: pesosText(gross_current_year),
    ...(gross_current_year_essential === undefined
      ? {}
      : { gross_current_year_essential: pesosText(gross_current_year_essential) }),
  };
}
