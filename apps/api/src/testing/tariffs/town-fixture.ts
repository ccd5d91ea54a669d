// Opens a municipality whose revenue code is an imported tariff, with the acts from the declaration to the receipt.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import {
  acceptAssessment,
  approveBill,
  computeBill,
  type DeclarationInput,
  formatPesosText,
  importTariff,
  parseCentavos,
  type PaymentMode,
  publishDraft,
  rehearseDraft,
  submitAssessment,
  type WholeForm,
} from '@ebpls/contracts';
import type { TariffCaseText, TariffText } from '@ebpls/contracts/tariff';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { A_DECLARATION, createForm, prepareApplication, registerBusiness } from '../application-fixture.ts';
import { openCashierFixture } from '../cashier-fixture.ts';

export interface WorkedBill {
  readonly title: string;
  readonly case: TariffCaseText;
  readonly charges: readonly { readonly code: string; readonly amount: string }[];
}

const TOWNS = join(import.meta.dirname, '../../../../../tools/seed/data/towns');

/** A document of one of the example municipalities: its code, or its worked bills. */
export function readTown<Document>(town: string, file: 'code' | 'bills'): Document {
  return JSON.parse(readFileSync(join(TOWNS, town, `${file}.json`), 'utf8')) as Document;
}

type BillMeasures = WorkedBill['case']['measures'];
const without = (values: BillMeasures, codes: readonly string[]): BillMeasures =>
  Object.fromEntries(Object.entries(values).filter(([code]) => !codes.includes(code)));
const toPlain = (value: string | boolean | undefined): string => String(value ?? '0').replaceAll(',', '');
const toMoney = (value: string | boolean | undefined): string | undefined => {
  const amount = value === undefined ? undefined : parseCentavos(String(value));
  return amount === undefined ? undefined : formatPesosText(amount);
};

/** The registration of a worked bill: its lines of business, area and employees. */
function toForm({ case: { lines, measures } }: WorkedBill): WholeForm {
  const form = createForm('Bayad');
  const count = { employees_male: 0, residents_male: 0, residents_female: 0 };
  return {
    ...form,
    place: { ...form.place, business_area_sqm: Number(toPlain(measures['floor_area'])) },
    people: { ...form.people, ...count, employees_female: Number(toPlain(measures['employees'])) },
    activity: {
      ...form.activity,
      lines: lines.map(({ line }, index) => ({ line, products: '', is_principal: index === 0, units: {} })),
    },
  };
}

/** The declaration of a worked bill: what the form has a field for, and the other measures by their code. */
export function toDeclaration({ case: { lines, measures } }: WorkedBill, payment_mode: PaymentMode): DeclarationInput {
  return {
    ...A_DECLARATION,
    payment_mode,
    employees_male: 0,
    employees_female: Number(toPlain(measures['employees'])),
    measures: without(measures, ['barangay', 'floor_area', 'employees']),
    lines: lines.map(({ line, measures: own }) => {
      const capitalization = toMoney(own['capital']);
      const amounts = { gross_essential: toMoney(own['gross_essential']), gross_non_essential: toMoney(own['gross']) };
      return {
        line,
        ...(capitalization === undefined
          ? {
              gross_essential: amounts.gross_essential ?? '0.00',
              gross_non_essential: amounts.gross_non_essential ?? '0.00',
            }
          : { capitalization }),
        measures: without(own, ['gross', 'gross_essential', 'capital']),
      };
    }),
  };
}

/** The code of a town for the barangays of the tests: every one of them is in the first group that it has. */
export async function readTownCode(db: Database, town: string): Promise<TariffText> {
  const code = readTown<TariffText>(town, 'code');
  const rows = await db.selectFrom('barangay').select('brgycode').orderBy('brgycode').execute();
  const brgycodes = rows.map(({ brgycode }) => brgycode);
  const measures = code.measures.map(({ values, ...measure }) => ({
    ...measure,
    ...(values && {
      values: values.map((value, index) =>
        value.barangays === undefined ? value : { ...value, barangays: index === 0 ? brgycodes : [] },
      ),
    }),
  }));
  return { ...code, measures };
}

/** The municipality of the tests, of the kind of a town and with its code in force from 2025, published by a second person. */
export async function openTownFixture(town: string) {
  const fixture = await openCashierFixture();
  const { server, people } = fixture;
  const admin = await server.person('admin', { firstname: 'Lorna', lastname: 'Diaz' });
  const code = await readTownCode(server.api.db, town);
  await sql`
    update setting set value = jsonb_set(value, '{government}', to_jsonb(${code.government}::text))
    where key = 'municipality'`.execute(server.api.db);

  const importCode = (tariff: object, reasons: Readonly<Record<string, string>> = {}, person = admin) =>
    server.request(importTariff, person, { body: { tariff: { ...tariff }, reasons } });

  async function publish(ordinance_version_id: number, person = people.treasurer) {
    await server.request(rehearseDraft, admin, { params: { ordinance_version_id } });
    await server.api.jobs.runDue();
    return server.request(publishDraft, person, {
      params: { ordinance_version_id },
      body: { reason: 'Approved by the Sangguniang Bayan' },
    });
  }

  /** The API computes with a published version as soon as its cached rows are read again. */
  async function waitUntilCached(version: string): Promise<void> {
    const { db } = server.serving;
    while (!(await loadReferenceRows(db)).ordinances.some(({ ordinance }) => ordinance.version === version))
      await setImmediate();
  }

  /** On 12 January 2026 a code is imported, published by a second person, and in use. */
  async function openCode(
    tariff: { readonly version: string; readonly [part: string]: unknown },
    reasons: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    server.setNow('2026-01-12T09:00:00+08:00');
    const { body } = await importCode(tariff, reasons);
    const publishReply = await publish(body.ordinance_version_id);
    if (publishReply.status !== 200) throw new Error(JSON.stringify(publishReply.body));
    await waitUntilCached(tariff.version);
  }

  /** A business of the worked bill with its permit of 2025 and the draft of its renewal. */
  async function prepareRenewal(bill: WorkedBill): Promise<{ company_code: string; assessment_code: string }> {
    const company_code = await registerBusiness(server, people.owner, toForm(bill));
    await sql`
      insert into application (
        assessment_code, business_id, owner_id, brgycode, application_type, tax_year, state, payment_mode, declaration,
        snapshot, submitted_at, accepted_at
      )
      select
        'APP-2025-' || lpad(business_id::text, 6, '0'), business_id, owner_id, brgycode, 'NEW', 2025, 'ISSUED', 'ANNUAL',
        '{}'::jsonb, jsonb_build_object('form', form, 'owner_name', 'Ernesto C. Villarin'), '2025-01-08', '2025-01-08'
      from business
      where company_code = ${company_code}`.execute(server.api.db);
    await sql`update business set state = 'EXPIRED' where company_code = ${company_code}`.execute(server.api.db);
    const input = { company_code, application_type: 'RENEWAL' } as const;
    return { company_code, assessment_code: await prepareApplication(server, people.owner, input) };
  }

  const file = (assessment_code: string, body: DeclarationInput) =>
    server.request(submitAssessment, people.owner, { params: { assessment_code }, body });

  /** A business of the worked bill and the draft of its first application. */
  async function prepareNew(bill: WorkedBill): Promise<{ company_code: string; assessment_code: string }> {
    const company_code = await registerBusiness(server, people.owner, toForm(bill));
    const input = { company_code, application_type: 'NEW' } as const;
    return { company_code, assessment_code: await prepareApplication(server, people.owner, input) };
  }

  /** Files the application of a worked bill, which is accepted and cleared by every office. Returns its numbers. */
  async function createClearedApplication(bill: WorkedBill, mode: PaymentMode) {
    const draft = await (bill.case.type === 'NEW' ? prepareNew(bill) : prepareRenewal(bill));
    return { ...draft, assessment_code: await fileCleared(draft.assessment_code, toDeclaration(bill, mode)) };
  }

  /** Files a draft, which is accepted and cleared by every office. Returns the number of the application. */
  async function fileCleared(draft_code: string, declaration: DeclarationInput): Promise<string> {
    const filingReply = await file(draft_code, declaration);
    if (filingReply.status !== 200) throw new Error(JSON.stringify(filingReply.body));
    const { assessment_code } = filingReply.body;
    const acceptReply = await server.request(acceptAssessment, people.clerk, { params: { assessment_code }, body: {} });
    if (acceptReply.status !== 200) throw new Error(JSON.stringify(acceptReply.body));
    await sql`update application set state = 'CLEARED' where assessment_code = ${assessment_code}`.execute(
      server.api.db,
    );
    return assessment_code;
  }

  /** Computes and approves the bill of a cleared renewal. Returns its id. */
  async function createOrder(assessment_code: string): Promise<number> {
    const computeReply = await server.request(computeBill, people.clerk, { params: { assessment_code } });
    if (computeReply.status !== 200) throw new Error(JSON.stringify(computeReply.body));
    const { bill_id } = computeReply.body;
    const approvalReply = await server.request(approveBill, people.treasurer, { params: { bill_id } });
    if (approvalReply.status !== 200) throw new Error(JSON.stringify(approvalReply.body));
    return bill_id;
  }

  return {
    ...fixture,
    admin,
    code,
    importCode,
    publish,
    openCode,
    waitUntilCached,
    prepareRenewal,
    file,
    createClearedApplication,
    fileCleared,
    createOrder,
  };
}
