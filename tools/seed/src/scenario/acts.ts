// Acts of owners and offices in the demo data (register, file, accept, bill, sign), each by its API endpoint.

import * as contracts from '@ebpls/contracts';
import { type Holidays, toManilaDay, getYear } from '@ebpls/rules';

import type { Timeline } from './timeline.ts';
import { createBackYear, createDeclaration, createBusinessForm } from './forms.ts';
import type { ScenarioServer } from './scenario-server.ts';
import { renderPaper } from './papers.ts';
import { getMainOwnerEmail, getOwnerEmail } from '../people/people.ts';
import type { BusinessRecord } from '../records.ts';

/** Mailboxes of those who act in the scenarios; the mailbox of an office is its name. */
export const BPLO = 'bplo';
export const TREASURER = 'treasurer';
export const CASHIER = 'cashier';
export const ADMIN = 'admin';
export const MAYOR = 'mayor';

/** The municipality while its demonstration is made. */
export interface DemoMunicipality {
  readonly server: ScenarioServer;
  readonly now: Date;
  readonly holidays: Holidays;
}

/** Values shared by the acts of one business. */
export interface ScenarioContext {
  readonly server: ScenarioServer;
  readonly record: BusinessRecord;
  readonly timeline: Timeline;
  readonly holidays: Holidays;
  /** The account that files for the business; the main owner’s for those that show the states. */
  readonly owner: string;
}

/** One application under way. */
export interface FiledApplication {
  readonly assessment_code: string;
  readonly company_code: string;
}

/** Moves the clock to the next moment of the timeline. */
export const advanceClock = (context: ScenarioContext): void => context.server.at(context.timeline.next());

/** Registers the business with the whole unified form and answers its number. */
export async function register(
  { server, record, timeline, owner }: ScenarioContext,
  startedOn: string,
): Promise<string> {
  server.at(timeline.next());
  const { company_code } = await server.call(owner, contracts.createCompany, { body: {} });
  const form = createBusinessForm(server.municipality, record, startedOn);
  for (const [draft_revision, section] of contracts.FORM_SECTIONS.entries()) {
    server.at(timeline.next());
    await server.call(owner, contracts.saveCompanyDraft, {
      params: { company_code },
      body: { section, values: form[section], draft_revision },
    });
  }
  server.at(timeline.next());
  await server.call(owner, contracts.registerCompany, { params: { company_code } });
  return company_code;
}

/** Starts the application of a year and hands in every mandatory paper that is not there yet. */
export async function prepare(
  context: ScenarioContext,
  company_code: string,
  tax_year: number,
): Promise<FiledApplication> {
  const { server, record, owner } = context;
  advanceClock(context);
  const { application_type } = record;
  const { assessment_code } = await server.call(owner, contracts.startAssessment, {
    params: { company_code },
    body: { application_type, tax_year },
  });
  await saveClaims(context, assessment_code);
  await handInPapers(context, { company_code, assessment_code });
  return { assessment_code, company_code };
}

/** The draft with the exemptions of the record, which require their proof. */
async function saveClaims({ server, record, owner }: ScenarioContext, assessment_code: string): Promise<void> {
  const { exemptions = [] } = record;
  if (exemptions.length === 0) return;
  const params = { assessment_code };
  const { draft_revision } = await server.call(owner, contracts.getAssessment, { params });
  await server.call(owner, contracts.saveAssessmentDraft, { params, body: { values: { exemptions }, draft_revision } });
}

async function handInPapers(
  context: ScenarioContext,
  { company_code, assessment_code }: FiledApplication,
): Promise<void> {
  const { server, record, owner } = context;
  const { requirements } = await server.call(owner, contracts.getAssessment, { params: { assessment_code } });
  for (const { code, name, is_mandatory, document } of requirements) {
    if (!is_mandatory || document !== null) continue;
    advanceClock(context);
    await server.sendPaper(owner, {
      company_code,
      requirement_code: code,
      assessment_code,
      file_name: `${code.toLowerCase()}-${record.code.toLowerCase()}.pdf`,
      bytes: await renderPaper({ code, name, record, municipality: server.municipality }),
    });
  }
}

/** The owner files the closing of a business in the year of its permit, with the gross of its first days. */
export async function fileClosing(context: ScenarioContext, { company_code }: FiledApplication): Promise<void> {
  const { server, record, owner, timeline } = context;
  const now = timeline.next();
  server.at(now);
  const closure_date = toManilaDay(now);
  const { assessment_code } = await server.call(owner, contracts.startAssessment, {
    params: { company_code },
    body: { application_type: 'RETIREMENT', tax_year: getYear(closure_date) },
  });
  await handInPapers(context, { company_code, assessment_code });
  advanceClock(context);
  const lines = record.lines.map(({ line }) => ({ line, gross_current_year: '42000.00' }));
  await server.call(owner, contracts.fileChange, {
    params: { assessment_code },
    body: {
      change: { kind: 'RETIREMENT', closure_date, reason: 'LOSS', remarks: '', lines },
      signed_name: record.owner,
      agrees: true,
    },
  });
}

/** Files the application; its number is another one from then on. */
export async function submit(
  context: ScenarioContext,
  application: FiledApplication,
  { percent = 100, back_years = [] }: { readonly percent?: number; readonly back_years?: readonly number[] } = {},
): Promise<FiledApplication> {
  advanceClock(context);
  const { assessment_code } = await context.server.call(context.owner, contracts.submitAssessment, {
    params: { assessment_code: application.assessment_code },
    body: { ...createDeclaration(context.record, percent), back_years: back_years.map(createBackYear(context.record)) },
  });
  return { ...application, assessment_code };
}

/** Files the renewal of an unchanged business, which is billed in the same act where the revenue code allows it. */
export async function renewAtOnce(context: ScenarioContext, { assessment_code }: FiledApplication): Promise<void> {
  advanceClock(context);
  const body = { ...createDeclaration(context.record), gross_reason: '' };
  await context.server.call(context.owner, contracts.renewAtOnce, { params: { assessment_code }, body });
}

export async function accept(context: ScenarioContext, { assessment_code }: FiledApplication): Promise<void> {
  advanceClock(context);
  await context.server.call(BPLO, contracts.acceptAssessment, { params: { assessment_code }, body: {} });
}

export async function returnWhole(
  context: ScenarioContext,
  { assessment_code }: FiledApplication,
  { remarks, papers }: { readonly remarks: string; readonly papers: readonly string[] },
): Promise<void> {
  advanceClock(context);
  await context.server.call(BPLO, contracts.returnAssessment, {
    params: { assessment_code },
    body: { remarks, requirement_codes: [...papers] },
  });
}

export async function reject(
  context: ScenarioContext,
  { assessment_code }: FiledApplication,
  body: { readonly ground: string; readonly remarks: string },
): Promise<void> {
  advanceClock(context);
  await context.server.call(BPLO, contracts.rejectAssessment, { params: { assessment_code }, body });
}

export async function withdraw(context: ScenarioContext, { assessment_code }: FiledApplication): Promise<void> {
  advanceClock(context);
  await context.server.call(context.owner, contracts.withdrawAssessment, { params: { assessment_code } });
}

/** The licensing office computes the bill. */
export async function compute(context: ScenarioContext, { assessment_code }: FiledApplication): Promise<string> {
  advanceClock(context);
  const { bill_id } = await context.server.call(BPLO, contracts.computeBill, { params: { assessment_code } });
  return String(bill_id);
}

/** The treasurer, who did not compute it, approves the bill. */
export async function approve(context: ScenarioContext, bill_id: string): Promise<void> {
  advanceClock(context);
  await context.server.call(TREASURER, contracts.approveBill, { params: { bill_id } });
}

/** The licensing office releases the permit for signature. */
export async function release(context: ScenarioContext, { assessment_code }: FiledApplication): Promise<string> {
  advanceClock(context);
  return (await context.server.call(BPLO, contracts.releasePermit, { params: { assessment_code } })).permit_no;
}

export async function sign(context: ScenarioContext, permit_no: string): Promise<void> {
  advanceClock(context);
  await context.server.call(MAYOR, contracts.signPermit, { params: { permit_no } });
}

/** The account that files for a business: its owner's, or the main owner's for those that show the states. */
export function getFilerEmail({ municipality }: ScenarioServer, record: BusinessRecord): string {
  return record.filed_by_main_owner ? getMainOwnerEmail(municipality) : getOwnerEmail(record.owner, record.org_type);
}
