// Test fixture of a business that may be renewed.

import { acceptAssessment, type DeclarationInput, submitAssessment, type WholeForm } from '@ebpls/contracts';
import { isDrawn } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { A_DECLARATION, createForm, prepareApplication, registerBusiness } from '../application-fixture.ts';
import type { TestPerson, TestServer } from '../open-server.ts';

interface People {
  readonly server: TestServer;
  readonly owner: TestPerson;
  readonly bplo: TestPerson;
}

export const NONE_PROVISIONAL = { provisional_days_at_most: 0 };

/** Sets figures of the part `routing` in every version of the revenue code. */
export async function setRouting(db: Database, figures: Readonly<Record<string, number>>): Promise<void> {
  await sql`alter table ordinance_version disable trigger ordinance_kept`.execute(db);
  await sql`
    update ordinance_version
    set content = jsonb_set(content, '{routing}', content -> 'routing' || ${JSON.stringify(figures)}::jsonb)`.execute(
    db,
  );
  await sql`alter table ordinance_version enable trigger ordinance_kept`.execute(db);
}

/** A boutique of one room: low risk, and small enough to be billed immediately. */
export function createBoutiqueForm(): WholeForm {
  const form = createForm('Munting Butik');
  return {
    ...form,
    place: { ...form.place, business_area_sqm: 20 },
    people: { ...form.people, employees_male: 1, employees_female: 0, residents_male: 1, residents_female: 0 },
    activity: {
      ...form.activity,
      total_assets: '100,000',
      lines: [{ line: 'L15', products: 'Clothes', is_principal: true, units: {} }],
    },
  };
}

const LAST_YEAR_DECLARATION: DeclarationInput = {
  ...A_DECLARATION,
  total_assets: '100000.00',
  employees_male: 1,
  employees_female: 0,
  lines: [{ line: 'L15', gross_non_essential: '700000.00' }],
};
export const toRenewalDeclaration = (gross_non_essential = '720,000', overrides: Partial<DeclarationInput> = {}) => ({
  ...LAST_YEAR_DECLARATION,
  lines: [{ line: 'L15', gross_non_essential }],
  ...overrides,
});

export interface Renewable {
  readonly company_code: string;
  readonly assessment_code: string;
}

/**
 * A business that was permitted for 2025 by every office, with the draft of its renewal and the papers of the year.
 */
export async function createRenewable(fixture: People, { is_drawn = false } = {}): Promise<Renewable> {
  const { server, owner } = fixture;
  let company_code = await registerBusiness(server, owner, createBoutiqueForm());
  while (isDrawn(`${company_code} 2026`, 10) !== is_drawn)
    company_code = await registerBusiness(server, owner, createBoutiqueForm());
  await licenseLastYear(fixture, company_code);
  const assessment_code = await prepareApplication(server, owner, { company_code, application_type: 'RENEWAL' });
  return { company_code, assessment_code };
}

async function licenseLastYear({ server, owner, bplo }: People, company_code: string): Promise<void> {
  const { db } = server.api;
  const draft = await prepareApplication(server, owner, { company_code });
  const body = { ...LAST_YEAR_DECLARATION, lines: [{ line: 'L15', capitalization: '100000.00' }] };
  const reply = await server.request(submitAssessment, owner, { params: { assessment_code: draft }, body });
  const { assessment_code } = reply.body;
  await server.request(acceptAssessment, bplo, { params: { assessment_code }, body: {} });
  await sql`
    update application
    set tax_year = 2025, state = 'ISSUED', declaration = ${JSON.stringify(LAST_YEAR_DECLARATION)}::jsonb
    where assessment_code = ${assessment_code}`.execute(db);
  await sql`
    update clearance
    set state = 'APPROVED', expires_on = '2025-12-31'
    where assessment_id = (select assessment_id from application where assessment_code = ${assessment_code})`.execute(
    db,
  );
  await sql`update business set state = 'EXPIRED' where company_code = ${company_code}`.execute(db);
}
