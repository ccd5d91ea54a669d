import type { AssessedInstallment, AssessedLine, PaymentMode } from '@ebpls/contracts';

import type { Trx } from '../../platform/database/database.ts';
import type { AssessedBackYear } from '../applications/cases/back-year-cases.ts';

interface BilledYear {
  readonly bill_id: number;
  readonly year: AssessedBackYear;
  readonly mode: PaymentMode;
}

/**
 * Inserts unfiled years into a new bill, after its own lines and installments. Each line and installment has its year
 * and the revenue code of that year, which computes surcharge and interest.
 */
export async function insertBackYears(
  trx: Trx,
  bill_id: number,
  { years, mode }: { readonly years: readonly AssessedBackYear[]; readonly mode: PaymentMode },
): Promise<void> {
  for (const year of years) await insertYear(trx, { bill_id, year, mode });
}

async function insertYear(trx: Trx, { bill_id, year, mode }: BilledYear): Promise<void> {
  const { lines, installments } = year.result;
  const after_line = await findLastNumber(trx, bill_id, 'bill_line');
  const afterInstallment = await findLastNumber(trx, bill_id, 'installment');
  for (const [index, line] of lines.entries())
    await insertLine(trx, { bill_id, line_no: after_line + index + 1, of_year: year.tax_year }, line);
  for (const [index, installment] of installments.entries()) {
    const parts = { installment, lines, after_line, no: afterInstallment + index + 1 };
    await insertInstallment(trx, { bill_id, year, mode }, parts);
  }
}

async function findLastNumber(trx: Trx, bill_id: number, table: 'bill_line' | 'installment'): Promise<number> {
  const row =
    table === 'bill_line'
      ? await trx
          .selectFrom('bill_line')
          .select(({ fn }) => fn.max('line_no').as('last'))
          .where('bill_id', '=', bill_id)
          .executeTakeFirst()
      : await trx
          .selectFrom('installment')
          .select(({ fn }) => fn.max('no').as('last'))
          .where('bill_id', '=', bill_id)
          .executeTakeFirst();
  return Number(row?.last ?? 0);
}

interface LinePosition {
  readonly bill_id: number;
  readonly line_no: number;
  readonly of_year: number;
}

/** A code is unique in a bill; the code of an earlier year carries the year, as for carried-over lines. */
async function insertLine(trx: Trx, { bill_id, line_no, of_year }: LinePosition, line: AssessedLine): Promise<void> {
  const { name, name_fil, kind, agency, account_code, ordinance_section, basis, amount } = line;
  const code = `${line.code}-${of_year}`;
  const feeColumns = { code, name, name_fil, kind, agency, account_code, ordinance_section, amount };
  await trx
    .insertInto('bill_line')
    .values({ bill_id, line_no, of_year, basis: JSON.stringify(basis), ...feeColumns })
    .execute();
}

interface InstallmentParts {
  readonly no: number;
  readonly installment: AssessedInstallment;
  readonly lines: readonly AssessedLine[];
  readonly after_line: number;
}

async function insertInstallment(
  trx: Trx,
  { bill_id, year, mode }: BilledYear,
  { no, installment, lines, after_line }: InstallmentParts,
): Promise<void> {
  const { installment_id } = await trx
    .insertInto('installment')
    .values({
      bill_id,
      no,
      nominal_due_on: installment.nominal_due,
      due_on: installment.due,
      of_year: year.tax_year,
      of_no: installment.no,
      of_mode: mode,
      of_ordinance_version_id: year.ordinance_version_id,
    })
    .returning('installment_id')
    .executeTakeFirstOrThrow();
  const items = lines.flatMap(({ split, late_charges, late_code }, index) =>
    split
      .filter((share) => share.no === installment.no)
      .map(({ amount, due }) => ({
        installment_id,
        line_no: after_line + index + 1,
        amount,
        bears_penalty: late_charges,
        late_code: late_code ?? null,
        due_on: due ?? null,
      })),
  );
  if (items.length > 0) await trx.insertInto('installment_item').values(items).execute();
}
