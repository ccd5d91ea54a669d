// Sample requests of the endpoints of deficiencies, and a filed proof on a renewal that a tariff with the rule billed.

import { sql } from 'kysely';

import { forgetReferenceRows } from '../../platform/reference/reference-rows.ts';
import type { TestPerson, TestServer } from '../open-server.ts';
import { readTownCode } from '../tariffs/town-fixture.ts';

interface DeficiencySampleFixture {
  readonly people: { readonly treasurer: TestPerson; readonly owner: TestPerson };
  readonly counter: { readonly cashier: TestPerson };
  readonly stages: { readonly issued: { readonly assessment_code: string } };
}

const PROOF = { revision: 0, lines: [{ line: 'G-01', gross_non_essential: '1,000', gross_essential: '0' }] };

/** The revenue code of the fixture has no deficiency, so that only the list has a reply. */
export function listDeficiencySamples({ people, counter, stages }: DeficiencySampleFixture) {
  const missing = { params: { assessment_code: stages.issued.assessment_code }, expectedStatus: 404 };
  return {
    listDeficiencies: { who: people.treasurer, query: { search: 'DEF', state: 'filed', tax_year: '2026', limit: '5' } },
    getDeficiency: { who: people.treasurer, ...missing },
    fileProof: { who: people.owner, ...missing, body: PROOF },
    recordProof: { who: counter.cashier, ...missing, body: { ...PROOF, reason: '' } },
    sendProofFile: { who: people.owner, ...missing },
    downloadProofFile: { who: people.owner, ...missing },
    decideDeficiency: { who: people.treasurer, ...missing, body: { revision: 1 } },
  };
}

interface FiledProof {
  readonly assessment_code: string;
  readonly entered_by: number;
}

/**
 * Makes an issued application a renewal that was billed by the code of Tubigan, with a proof of no sales that an account
 * entered today.
 */
export async function insertFiledProof(
  { api, serving }: TestServer,
  { assessment_code, entered_by }: FiledProof,
): Promise<void> {
  const code = await readTownCode(api.db, 'tubigan');
  const tariff = JSON.stringify({ ...code, deficiency: { ...code.deficiency, proof_from: undefined } });
  const billedCase = JSON.stringify({
    application_type: 'RENEWAL',
    lines: [{ line: 'G-01', gross_non_essential: 100_000, gross_essential: 0 }],
    exemptions: [],
  });
  const provedLines = JSON.stringify([{ line: 'G-01', gross_non_essential: 0, gross_essential: 0 }]);
  // A published version and the case of a bill never change; the fixture changes both to a state that could have been.
  await api.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      update bill
      set input = input || ${billedCase}::jsonb
      where assessment_id = (select assessment_id from application where assessment_code = ${assessment_code})`.execute(
      trx,
    );
    await sql`
      update ordinance_version
      set tariff = ${tariff}::jsonb
      where ordinance_version_id in (
          select ordinance_version_id
          from bill
          join application using (assessment_id)
          where assessment_code = ${assessment_code}
        )`.execute(trx);
    await sql`
      update setting set value = to_jsonb((random() * 1000000000)::bigint) where key = 'reference_revision'`.execute(
      trx,
    );
  });
  await sql`
    with renewal as (
      update application
      set application_type = 'RENEWAL'
      where assessment_code = ${assessment_code}
      returning assessment_id, business_id
    )
    insert into tax_deficiency (
      deficiency_no, assessment_id, business_id, lines, filed_at, entered_by, entered_at, edited_by, storage_key,
      file_name, media_type, size, sent_by, sent_at
    )
    select
      'DEF-2026-000001', assessment_id, business_id, ${provedLines}::jsonb, ${api.clock.now()}::timestamptz,
      ${entered_by}::bigint, ${api.clock.now()}::timestamptz, array[${entered_by}::bigint], 'itr', 'itr.pdf', 'application/pdf', 9,
      ${entered_by}::bigint, ${api.clock.now()}::timestamptz
    from renewal`.execute(api.db);
  forgetReferenceRows(api.db);
  forgetReferenceRows(serving.db);
}
