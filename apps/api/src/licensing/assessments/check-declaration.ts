import type { BusinessFormSent, Declaration } from '@ebpls/contracts';
import { assess, CaseRefused, checkDeclaredFigures } from '@ebpls/rules';

import { refuseHeldRenewal } from '../../domain/counter-payments/holds.ts';
import { isMessageKey, type MessageKey } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { assessCaseOf, declarationSent, rulesOf } from '../../domain/cases/assess-case.ts';
import type { ApplicationRow } from '../../domain/applications/find-application.ts';
import { refuseEarlyFiling } from '../../domain/cases/open-years.ts';
import type { ReferenceRows } from '../../domain/reference/reference-rows.ts';
import type { ActorTransaction } from '../../domain/transactions/transaction.ts';

type Fields = Record<string, MessageKey>;

interface Known {
  readonly application: ApplicationRow;
  readonly form: BusinessFormSent;
  readonly rows: ReferenceRows;
  readonly today: string;
}

/**
 * What is sworn fits the registration and can be assessed (form fields 24 and 30 to 33). Refused:
 * invalid with every message at its field.
 */
export function checkDeclaration(declared: Declaration, known: Known): void {
  const fields = {
    ...checkDeclaredFigures(declared, {
      application_type: known.application.application_type,
      people: known.form.people,
    }),
    ...checkLines(declared, known),
    ...checkRegistrationDay(known),
  };
  if (Object.keys(fields).length > 0) throw new Refused('invalid', 'request.invalid', { fields });
  checkAssessable(declared, known);
}

/** Exactly the registered lines; one of two tax categories is declared once for each. */
export function checkLines(declared: Pick<Declaration, 'lines'>, { form, rows }: Pick<Known, 'form' | 'rows'>): Fields {
  const fields: Fields = {};
  const expected = new Set(form.activity.lines.flatMap(({ line }) => slotsOf(line, rows)));
  for (const [index, entry] of declared.lines.entries()) {
    const [first = ''] = slotsOf(entry.line, rows);
    const slot = slotsOf(entry.line, rows).length > 1 ? `${entry.line}:${entry.category ?? ''}` : first;
    if (!expected.delete(slot)) fields[`lines.${index}.line`] = 'lines.not_registered';
  }
  if (expected.size > 0) fields['lines'] = 'lines.missing';
  return fields;
}

function slotsOf(line: string, rows: ReferenceRows): string[] {
  const categories = rows.lines.get(line)?.taxed_as ?? [];
  return categories.length > 1 ? categories.map(({ category }) => `${line}:${category}`) : [line];
}

function checkRegistrationDay({ form, today, application }: Known): Fields {
  const expiry = form.identity.registration_expiry ?? '';
  // An expired registration is answered with a new proof (paper R01) on renewal, and refused for a new business.
  return application.application_type === 'NEW' && expiry !== '' && expiry < today
    ? { registration_expiry: 'registration.expired' }
    : {};
}

/** The rules have the last word: what they cannot assess is refused now, not at the bill. */
function checkAssessable(declared: Declaration, { application, form, rows, today }: Known): void {
  try {
    assess(
      assessCaseOf({ application, form, declaration: declarationSent(declared) }, today),
      rulesOf(rows, application.tax_year),
    );
  } catch (error) {
    if (!(error instanceof CaseRefused)) throw error;
    throw new Refused('invalid', 'request.invalid', {
      fields: { [error.field]: isMessageKey(error.message_key) ? error.message_key : 'field.invalid' },
    });
  }
}

/**
 * A renewal is filed only while no red flag stops it, and once the year of its sales is over. Refused: conflict.
 */
export async function refuseHeldFiling(tx: ActorTransaction, application: ApplicationRow): Promise<void> {
  if (application.application_type !== 'RENEWAL') return;
  await refuseHeldRenewal(tx.trx, application.business_id);
  refuseEarlyFiling(tx, application);
}
