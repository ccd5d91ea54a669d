import type { BusinessFormInput, Declaration } from '@ebpls/contracts';
import { CaseRefused, checkDeclaredFigures } from '@ebpls/rules';

import type { ApplicationRow } from '../../domain/applications/find-application.ts';
import { toDeclarationInput } from '../../domain/applications/cases/assess-case.ts';
import { assessBackYears } from '../../domain/applications/cases/back-year-cases.ts';
import { listFraudDays } from '../../domain/applications/compliance/fraud-days.ts';
import { formatYears, listBackYears } from '../../domain/applications/cases/unfiled-years.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { isMessageKey, type MessageKey } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { checkLines } from './check-declaration.ts';

type BackYearProblems = Record<string, MessageKey>;
type YearApplication = ApplicationRow & { readonly form: BusinessFormInput };

/**
 * A renewal declares exactly the earlier years that were not filed, each with its gross by line or as presumptive
 * (domain reference 3.10b). Refused: invalid, naming the years that are missing or every message at its field.
 */
export async function checkBackYears(
  tx: ActorTransaction,
  declaredFigures: Declaration,
  application: YearApplication,
): Promise<void> {
  const { trx, rows, today } = tx;
  const open = await listBackYears(trx, application, { rows, today });
  const years = declaredFigures.back_years.map(({ tax_year }) => tax_year);
  const missing = open.filter((year) => !years.includes(year));
  if (missing.length > 0)
    throw new Refused('invalid', 'back_year.missing', {
      params: { years: formatYears(missing) },
      fields: { back_years: 'back_year.declare_each' },
    });
  const fields = declaredFigures.back_years.reduce<BackYearProblems>(
    (problems, year, place) => ({ ...problems, ...checkYear(year, { place, years, open, application, tx }) }),
    {},
  );
  if (Object.keys(fields).length > 0) throw new Refused('invalid', 'request.invalid', { fields });
  const declaration = toDeclarationInput(declaredFigures);
  const fraud_days = await listFraudDays(trx, application.business_id);
  refuseUnassessable(() => assessBackYears({ form: application.form, declaration, rows, today, fraud_days }), years);
}

interface BackYearContext {
  readonly place: number;
  readonly years: readonly number[];
  readonly open: readonly number[];
  readonly application: YearApplication;
  readonly tx: ActorTransaction;
}

function checkYear(
  year: Declaration['back_years'][number],
  { place, years, open, application, tx: { rows } }: BackYearContext,
): BackYearProblems {
  const at = `back_years.${place}`;
  if (!open.includes(year.tax_year)) return { [`${at}.tax_year`]: 'back_year.not_open' };
  if (years.indexOf(year.tax_year) !== place) return { [`${at}.tax_year`]: 'back_year.duplicate' };
  if (year.is_presumptive) return {};
  const figures = { lines: year.lines, employees_male: 0, employees_female: 0 };
  const fields = {
    ...checkDeclaredFigures(figures, { application_type: 'RENEWAL', people: undefined }),
    ...checkLines(year, { form: application.form, rows }),
  };
  return Object.fromEntries(Object.entries(fields).map(([field, key]) => [`${at}.${field}`, key]));
}

/** Years that the rules cannot assess are refused now, not at the bill; a year without a revenue code is named. */
function refuseUnassessable(assess: () => unknown, years: readonly number[]): void {
  try {
    assess();
  } catch (error) {
    if (!(error instanceof CaseRefused)) throw error;
    if (error.message_key === 'tax_year.no_ordinance') {
      const place = Number(/^back_years\.(\d+)\./.exec(error.field)?.[1] ?? 0);
      throw new Refused('invalid', 'back_year.no_code', {
        params: { year: years[place] ?? 0 },
        fields: { [`back_years.${place}.tax_year`]: 'tax_year.no_ordinance' },
      });
    }
    const key = isMessageKey(error.message_key) ? error.message_key : 'field.invalid';
    throw new Refused('invalid', 'request.invalid', { fields: { [error.field]: key } });
  }
}
