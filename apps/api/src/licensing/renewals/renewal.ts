import {
  type Answer,
  type BusinessFormSent,
  type DeclarationSent,
  type getRenewal,
  type Locale,
  centavosFromText,
  pesosText,
  type Centavos,
  type RenewalStop,
  type RenewedLine,
} from '@ebpls/contracts';
import { clearancesFor, provisionalDays, renewalStop } from '@ebpls/rules';

import type { Database, Trx } from '../../platform/database/database.ts';
import type { ApplicationRow } from '../../domain/applications/find-application.ts';
import { factsOf, findFormerCase, type FormerCase } from '../../domain/cases/facts.ts';
import { findPapers } from '../../domain/papers/find-papers.ts';
import type { ReferenceRows } from '../../domain/reference/reference-rows.ts';
import { listOpenFlags } from '../../domain/counter-payments/holds.ts';
import { nameOfLine, renewalFacts } from './renewal-facts.ts';

type Declared = Pick<DeclarationSent, 'total_assets' | 'employees_male' | 'employees_female'>;

/** A renewal with what was permitted and declared for the year before it. */
export interface RenewalCase {
  readonly application: ApplicationRow;
  readonly form: BusinessFormSent;
  readonly former: FormerCase & { readonly declaration: DeclarationSent };
}

interface Reader {
  readonly rows: ReferenceRows;
  readonly today: string;
  readonly locale: Locale;
}

/** Undefined unless it is a renewal still with its owner, of a business that was permitted in the year before. */
export async function findRenewal(db: Database | Trx, application: ApplicationRow): Promise<RenewalCase | undefined> {
  const { application_type, state, form, tax_year } = application;
  if (application_type !== 'RENEWAL' || state !== 'DRAFT' || form === null) return undefined;
  const former = await findFormerCase(db, application);
  if (former === undefined || former.declaration === null || former.tax_year !== tax_year - 1) return undefined;
  return { application, form, former: { ...former, declaration: former.declaration } };
}

/** Last year beside this year, as its owner reads it. */
export async function renewalReply(
  db: Database,
  found: RenewalCase,
  reader: Reader,
): Promise<NonNullable<Answer<typeof getRenewal>['renewal']>> {
  const { declaration, tax_year } = found.former;
  const { payment_mode, total_assets, employees_male, employees_female } = declaration;
  const facts = factsBeside(found, declaration, reader);
  const judged = await judgeRenewal(db, found, { declared: declaration, gross_is_doubtful: false, reader });
  return {
    former_year: tax_year,
    is_unchanged: facts.every(({ is_same }) => is_same),
    facts,
    lines: linesBeside(found, reader),
    declared: { payment_mode, total_assets, employees_male, employees_female },
    ...judged,
  };
}

function factsBeside({ form, former }: RenewalCase, declared: Declared, reader: Reader) {
  return renewalFacts({ form: former.form, declared: former.declaration }, { form, declared }, reader);
}

function caseFacts({ application, former }: RenewalCase, declared: Declared, { rows, today }: Reader) {
  return factsOf({ application: { ...application, draft: { ...declared } }, rows, today, former });
}

interface Judged {
  readonly reader: Reader;
  readonly declared: Declared;
  readonly gross_is_doubtful: boolean;
}

/** What this renewal waits for, and whether it is paid first all the same. */
export async function judgeRenewal(
  db: Database | Trx,
  found: RenewalCase,
  { declared, gross_is_doubtful, reader }: Judged,
): Promise<{ readonly stop: RenewalStop; readonly provisional_days: number | null }> {
  const { application, former } = found;
  const { business_id, company_code, tax_year } = application;
  const facts = caseFacts(found, declared, reader);
  const is_unchanged = factsBeside(found, declared, reader).every(({ is_same }) => is_same);
  const [listed, flags, papers] = await Promise.all([
    db
      .selectFrom('fire_negative_list')
      .select('business_id')
      .where('business_id', '=', business_id)
      .where('tax_year', '=', tax_year)
      .executeTakeFirst(),
    listOpenFlags(db, business_id),
    findPapers(db, application, reader),
  ]);
  const renewal = {
    company_code,
    facts: { ...facts, changed: facts.changed || !is_unchanged, red_flag: flags.length > 0 },
    total_assets: centavosFromText(declared.total_assets) ?? (0 as Centavos),
    stands_with_offices: clearancesFor(facts).every(
      ({ office, needed }) => !needed || office === 'bplo' || former.clearances.get(office) === 'APPROVED',
    ),
    on_fire_list: listed !== undefined,
    brings_papers: application.brought.some((code) => !papers.has(code)),
    gross_is_doubtful,
  };
  return { stop: renewalStop(renewal), provisional_days: provisionalDays(renewal) ?? null };
}

const NONE = pesosText(0 as Centavos);

/** What is asked of each line, with last year’s answer; a line of two categories is asked for each. */
function linesBeside({ form, former }: RenewalCase, reader: Reader): RenewedLineSent[] {
  return form.activity.lines.flatMap(({ line }) => {
    const known = reader.rows.lines.get(line);
    const categories = known?.taxed_as.map(({ category }) => category) ?? [];
    return (categories.length > 1 ? categories : [null]).map((category) => {
      const before = former.declaration.lines.find(
        (declared) => declared.line === line && (category === null || declared.category === category),
      );
      const gross_essential = before?.gross_essential ?? NONE;
      return {
        line,
        category,
        name: nameOfLine(line, reader),
        asks_essential: known?.essential !== 'NONE' || gross_essential !== NONE,
        gross_essential,
        gross_non_essential: before?.gross_non_essential ?? NONE,
      };
    });
  });
}

type RenewedLineSent = Omit<RenewedLine, 'gross_essential' | 'gross_non_essential'> & {
  readonly gross_essential: string;
  readonly gross_non_essential: string;
};
