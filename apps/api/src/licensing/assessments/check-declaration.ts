// Checks the sworn declaration of an application before it is filed.

import type { BusinessFormInput, Declaration } from '@ebpls/contracts';
import { assessCase, CaseRefused, checkDeclaredFigures } from '@ebpls/rules';

import { refuseHeldRenewal } from '../../domain/payments/counter/red-flags.ts';
import { isMessageKey, type MessageKey } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { toAssessCase, toDeclarationInput, getRules } from '../../domain/applications/cases/assess-case.ts';
import type { ApplicationRow } from '../../domain/applications/find-application.ts';
import { refuseEarlyFiling } from '../../domain/applications/cases/unfiled-years.ts';
import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';

type DeclarationProblems = Record<string, MessageKey>;

interface DeclarationContext {
  readonly application: ApplicationRow;
  readonly form: BusinessFormInput;
  readonly rows: ReferenceRows;
  readonly today: string;
}

/**
 * Checks that the sworn declaration fits the registration and can be assessed (form fields 24 and 30 to 33). Refused:
 * invalid with every message at its field.
 */
export function checkDeclaration(declaration: Declaration, context: DeclarationContext): void {
  const fields = {
    ...checkDeclaredFigures(declaration, {
      application_type: context.application.application_type,
      people: context.form.people,
    }),
    ...checkLines(declaration, context),
    ...checkRegistrationDay(context),
  };
  if (Object.keys(fields).length > 0) throw new Refused('invalid', 'request.invalid', { fields });
  checkAssessable(declaration, context);
}

/** Exactly the registered lines; one of two tax categories is declared once for each. */
export function checkLines(
  declaration: Pick<Declaration, 'lines'>,
  { form, rows }: Pick<DeclarationContext, 'form' | 'rows'>,
): DeclarationProblems {
  const fields: DeclarationProblems = {};
  const expectedSlots = new Set(form.activity.lines.flatMap(({ line }) => listTaxSlots(line, rows)));
  for (const [index, entry] of declaration.lines.entries()) {
    const [first = ''] = listTaxSlots(entry.line, rows);
    const slot = listTaxSlots(entry.line, rows).length > 1 ? `${entry.line}:${entry.category ?? ''}` : first;
    if (!expectedSlots.delete(slot)) fields[`lines.${index}.line`] = 'lines.not_registered';
  }
  if (expectedSlots.size > 0) fields['lines'] = 'lines.missing';
  return fields;
}

function listTaxSlots(line: string, rows: ReferenceRows): string[] {
  const categories = rows.lines.get(line)?.taxed_as ?? [];
  return categories.length > 1 ? categories.map(({ category }) => `${line}:${category}`) : [line];
}

function checkRegistrationDay({ form, today, application }: DeclarationContext): DeclarationProblems {
  const expiry = form.identity.registration_expiry ?? '';
  // An expired registration is answered with a new proof (paper R01) on renewal, and refused for a new business.
  return application.application_type === 'NEW' && expiry !== '' && expiry < today
    ? { registration_expiry: 'registration.expired' }
    : {};
}

/** The rules decide last: a declaration that they cannot assess is refused now, not at the bill. */
function checkAssessable(declaration: Declaration, { application, form, rows, today }: DeclarationContext): void {
  try {
    assessCase(
      toAssessCase({ application, form, declaration: toDeclarationInput(declaration) }, today),
      getRules(rows, application.tax_year),
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
