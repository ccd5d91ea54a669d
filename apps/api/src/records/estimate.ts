import { type Answer, type Basis, Declaration, type DeclarationSent, type getAssessment, isMessageKey, type Locale, messageText, pesosText } from '@ebpls/contracts';
import { assess, CaseRefused } from '@ebpls/rules';
import * as v from 'valibot';

import type { ApplicationRow } from '../licensing/find-application.ts';
import { assessCaseOf, rulesOf } from '../licensing/assess-case.ts';
import { formOf } from '../licensing/facts.ts';
import type { CaseReader } from './application-reply.ts';

type Estimate = Answer<typeof getAssessment>['estimate'];

// The signature is given last; what is owed is shown before it.
const Typed = v.omit(Declaration, ['signed_name', 'agrees']);

/** What will be owed by the declaration as typed so far; null until it is complete enough. A bill replaces it. */
export function estimateOf(application: ApplicationRow, { rows, today, actor }: CaseReader): Estimate {
  const declared = application.state === 'DRAFT' || application.state === 'RETURNED' ? application.draft : application.declaration;
  if (application.form === null || declared === null || !v.is(Typed, declared)) return null;
  try {
    const filed = { application, form: formOf(application), declaration: declared as unknown as DeclarationSent };
    const result = assess(assessCaseOf(filed, today), rulesOf(rows, application.tax_year));
    return {
      lines: result.lines.map((line) => ({
        code: line.code,
        name: actor.locale === 'fil' ? line.name_fil : line.name,
        agency: line.agency,
        reason: sentence(line.basis, actor.locale),
        ordinance_section: line.ordinance_section,
        amount: pesosText(line.total),
      })),
      total: pesosText(result.totals.total),
      warnings: result.warnings.map((warning) => sentence(warning, actor.locale)),
    };
  } catch (error) {
    if (error instanceof CaseRefused) return null;
    throw error;
  }
}

function sentence({ message_key, params }: Pick<Basis, 'message_key' | 'params'>, locale: Locale): string {
  return isMessageKey(message_key) ? messageText(message_key, params, locale) : message_key;
}
