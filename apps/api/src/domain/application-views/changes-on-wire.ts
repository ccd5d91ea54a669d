import {
  type Answer,
  type BusinessFormSent,
  centavosFromText,
  type ChangeSent,
  formatDayInWords,
  type getAssessment,
} from '@ebpls/contracts';
import { applyChange } from '@ebpls/rules';

import { peso } from '../../platform/format.ts';
import { messageText } from '../../platform/messages/catalogue.ts';
import { inLocale } from '../reference/reference-rows.ts';
import type { ApplicationRow } from '../applications/find-application.ts';
import { addressOf } from '../cases/address.ts';
import type { CaseReader } from '../cases/case-reader.ts';
import { changeOf } from '../cases/changes.ts';

type Changed = Answer<typeof getAssessment>['changes'][number];
type Closing = Extract<ChangeSent, { kind: 'RETIREMENT' | 'DROP_LINE' }>;

/**
 * What an amendment, a retirement or an event changes, old beside new, in the reader's words; nothing until it is
 * complete.
 */
export function changesOnWire(application: ApplicationRow, reader: CaseReader): Changed[] {
  const change = changeOf(application);
  const before = application.snapshot?.before ?? application.form;
  if (change === undefined || before === null) return [];
  const after = applyChange(before, change);
  return [...ofForm(before, after, reader), ...ofClosing(change, reader), ...ofEvent(change, reader)];
}

function ofForm(before: BusinessFormSent, after: BusinessFormSent, reader: CaseReader): Changed[] {
  const { locale } = reader.actor;
  const rows = [
    ['address', (form: BusinessFormSent) => addressIn(form, reader)],
    ['area', ({ place }: BusinessFormSent) => `${place.business_area_sqm} m²`],
    ['company_name', ({ identity }: BusinessFormSent) => identity.company_name],
    ['trade_name', ({ identity }: BusinessFormSent) => identity.trade_name ?? ''],
    ['org_type', ({ identity }: BusinessFormSent) => messageText(`changed.${identity.org_type}`, {}, locale)],
    ['registration', ({ identity }: BusinessFormSent) => identity.registration_no],
    ['capital', ({ activity }: BusinessFormSent) => amountIn(activity.total_assets)],
    ['lines', ({ activity }: BusinessFormSent) => activity.lines.map(({ line }) => nameOf(line, reader)).join(', ')],
  ] as const;
  return rows
    .map(([field, read]) => ({
      label: messageText(`changed.${field}`, {}, locale),
      was: read(before),
      becomes: read(after),
    }))
    .filter(({ was, becomes }) => was !== becomes);
}

function ofClosing(change: ChangeSent, reader: CaseReader): Changed[] {
  if (change.kind !== 'RETIREMENT' && change.kind !== 'DROP_LINE') return [];
  const { locale } = reader.actor;
  const said = (label: Changed['label'], becomes: string): Changed => ({ label, was: '', becomes });
  const when =
    change.kind === 'RETIREMENT'
      ? [
          said(messageText('changed.closure_date', {}, locale), formatDayInWords(change.closure_date, locale)),
          said(messageText('changed.reason', {}, locale), messageText(`changed.${change.reason}`, {}, locale)),
        ]
      : [];
  return [...when, ...change.lines.map((line) => said(grossLabel(line, reader), grossOf(line)))];
}

function ofEvent(change: ChangeSent, { actor: { locale }, rows }: CaseReader): Changed[] {
  if (change.kind !== 'SPECIAL') return [];
  const { event_name, venue, brgycode, starts_on, ends_on } = change;
  const days = [...new Set([starts_on, ends_on])].map((day) => formatDayInWords(day, locale)).join(' – ');
  return [
    { label: messageText('changed.event', {}, locale), was: '', becomes: event_name },
    {
      label: messageText('changed.venue', {}, locale),
      was: '',
      becomes: [venue, rows.barangays.get(brgycode)?.name].filter(Boolean).join(', '),
    },
    { label: messageText('changed.days', {}, locale), was: '', becomes: days },
  ];
}

function grossLabel({ line, category }: Closing['lines'][number], reader: CaseReader): string {
  const name = [nameOf(line, reader), category].filter(Boolean).join(', ');
  return messageText('changed.gross', { line: name }, reader.actor.locale);
}

function grossOf({ gross_current_year, gross_current_year_essential = '0.00' }: Closing['lines'][number]): string {
  const essential = amountIn(gross_current_year_essential);
  return gross_current_year_essential === '0.00'
    ? amountIn(gross_current_year)
    : `${amountIn(gross_current_year)} + ${essential}`;
}

function amountIn(text: string): string {
  const amount = centavosFromText(text);
  return amount === undefined ? text : peso(amount);
}

function nameOf(line: string, { rows, actor }: CaseReader): string {
  const known = rows.lines.get(line);
  return known === undefined ? line : inLocale(known.name, actor.locale);
}

function addressIn({ place }: BusinessFormSent, { rows }: CaseReader): string {
  return addressOf(place, rows.barangays.get(place.brgycode)?.name ?? '');
}
