// Test fixture of the browser tests: registers copies of a demo business in a barangay, and discards them.

import { withDatabase } from './database.ts';

const COPIES = `
  insert into business (
    company_code, owner_id, company_name, registration_no, brgycode, address, line_ids, form, draft, registered_at
  )
  select
    'RC-' || lpad(n::text, 6, '0'), b.owner_id, $2::text || ' ' || lpad(n::text, 3, '0'), $2::text || '-' || n, $3,
    'Purok 3', b.line_ids, jsonb_set(b.form, '{place,brgycode}', to_jsonb($3::text)),
    jsonb_set(b.form, '{place,brgycode}', to_jsonb($3::text)), now()
  from generate_series(1, $1::int) n
  cross join (
    select b.* from business b join permit using (business_id)
    where b.form is not null and permit.signed_at is not null order by business_id limit 1
  ) b`;
const PERMITTED_IN_BARANGAY = `
  select b.name, p.permit_no, p.content ->> 'company_name' as company_name
  from barangay b
  join business using (brgycode)
  join permit p using (business_id)
  where b.brgycode = $1 and p.signed_at is not null and p.kind = 'PERMIT'
  order by p.permit_id desc limit 1`;

export interface PermittedBarangay {
  readonly name: string;
  readonly permit_no: string; // A permit that was signed for one of its businesses.
  readonly company_name: string;
}

/** Registers copies of a business of the demonstration in a barangay. */
export async function stageRegister(count: number, name: string, brgycode: string): Promise<void> {
  await withDatabase((db) => db.query(COPIES, [count, name, brgycode]));
}

/** The barangay of a code, with a permit that was issued there. */
export async function findPermittedBarangay(brgycode: string): Promise<PermittedBarangay> {
  const row = await withDatabase(
    async (db) => (await db.query<PermittedBarangay>(PERMITTED_IN_BARANGAY, [brgycode])).rows[0],
  );
  if (row === undefined) throw new Error(`No permit was issued in barangay ${brgycode}.`);
  return row;
}

/** Discards the staged businesses. */
export async function discardRegister(name: string): Promise<void> {
  await withDatabase((db) =>
    db.query("update business set discarded_at = now() where company_name like $1::text || ' %'", [name]),
  );
}
