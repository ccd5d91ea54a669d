import * as contracts from '@ebpls/contracts';
import { type Holidays, toManilaDay, getYear } from '@ebpls/rules';

import type { Timeline } from './timeline.ts';
import { createBackYear, createDeclaration, createBusinessForm } from './forms.ts';
import type { StoryServer } from './story-server.ts';
import { renderPaper } from './papers.ts';
import { ownerEmail } from '../people/people.ts';
import type { BusinessRecord } from '../records.ts';

const HALL = 'sanisidro-maligaya.example';
/** The address of a desk of the hall. */
export const mailbox = (name: string): string => `${name}@${HALL}`;

export const BPLO = mailbox('bplo');
export const TREASURER = mailbox('treasurer');
export const CASHIER = mailbox('cashier');
export const ADMIN = mailbox('admin');
export const MAYOR = mailbox('mayor');

/** The municipality while it is told. */
export interface Town {
  readonly server: StoryServer;
  readonly now: Date;
  readonly holidays: Holidays;
}

/** What the acts of one story share. */
export interface Story {
  readonly server: StoryServer;
  readonly record: BusinessRecord;
  readonly diary: Timeline;
  readonly holidays: Holidays;
  /** The account that files for the business; the main owner’s for those that show the states. */
  readonly owner: string;
}

/** One application under way. */
export interface Filed {
  readonly assessment_code: string;
  readonly company_code: string;
}

/** Moves the clock to the next moment of the story. */
export const step = (story: Story): void => story.server.at(story.diary.next());

/** Registers the business with the whole unified form and answers its number. */
export async function register({ server, record, diary, owner }: Story, started: string): Promise<string> {
  server.at(diary.next());
  const { company_code } = await server.ask(owner, contracts.createCompany, { body: {} });
  const form = createBusinessForm(record, started);
  for (const [draft_revision, section] of contracts.FORM_SECTIONS.entries()) {
    server.at(diary.next());
    await server.ask(owner, contracts.saveCompanyDraft, {
      params: { company_code },
      body: { section, values: form[section], draft_revision },
    });
  }
  server.at(diary.next());
  await server.ask(owner, contracts.registerCompany, { params: { company_code } });
  return company_code;
}

/** Starts the application of a year and hands in every mandatory paper that is not there yet. */
export async function prepare(story: Story, company_code: string, tax_year: number): Promise<Filed> {
  const { server, record, owner } = story;
  step(story);
  const { application_type } = record;
  const { assessment_code } = await server.ask(owner, contracts.startAssessment, {
    params: { company_code },
    body: { application_type, tax_year },
  });
  await handInPapers(story, { company_code, assessment_code });
  return { assessment_code, company_code };
}

async function handInPapers(story: Story, { company_code, assessment_code }: Filed): Promise<void> {
  const { server, record, owner } = story;
  const { requirements } = await server.ask(owner, contracts.getAssessment, { params: { assessment_code } });
  for (const { code, name, is_mandatory, document } of requirements) {
    if (!is_mandatory || document !== null) continue;
    step(story);
    await server.hand_in(owner, {
      company_code,
      requirement_code: code,
      assessment_code,
      file_name: `${code.toLowerCase()}-${record.code.toLowerCase()}.pdf`,
      bytes: await renderPaper({ code, name, record }),
    });
  }
}

/** The owner files the closing of a business in the year of its permit, with the gross of its first days. */
export async function fileClosing(story: Story, { company_code }: Filed): Promise<void> {
  const { server, record, owner, diary } = story;
  const now = diary.next();
  server.at(now);
  const closure_date = toManilaDay(now);
  const { assessment_code } = await server.ask(owner, contracts.startAssessment, {
    params: { company_code },
    body: { application_type: 'RETIREMENT', tax_year: getYear(closure_date) },
  });
  await handInPapers(story, { company_code, assessment_code });
  step(story);
  const lines = record.lines.map(({ line }) => ({ line, gross_current_year: '42000.00' }));
  await server.ask(owner, contracts.fileChange, {
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
  story: Story,
  filed: Filed,
  { percent = 100, back_years = [] }: { readonly percent?: number; readonly back_years?: readonly number[] } = {},
): Promise<Filed> {
  step(story);
  const { assessment_code } = await story.server.ask(story.owner, contracts.submitAssessment, {
    params: { assessment_code: filed.assessment_code },
    body: { ...createDeclaration(story.record, percent), back_years: back_years.map(createBackYear(story.record)) },
  });
  return { ...filed, assessment_code };
}

/** Files the renewal of an unchanged business, which is billed in the same act where the revenue code allows it. */
export async function renewAtOnce(story: Story, { assessment_code }: Filed): Promise<void> {
  step(story);
  const body = { ...createDeclaration(story.record), gross_reason: '' };
  await story.server.ask(story.owner, contracts.renewAtOnce, { params: { assessment_code }, body });
}

export async function accept(story: Story, { assessment_code }: Filed): Promise<void> {
  step(story);
  await story.server.ask(BPLO, contracts.acceptAssessment, { params: { assessment_code }, body: {} });
}

export async function returnWhole(
  story: Story,
  { assessment_code }: Filed,
  { remarks, papers }: { readonly remarks: string; readonly papers: readonly string[] },
): Promise<void> {
  step(story);
  await story.server.ask(BPLO, contracts.returnAssessment, {
    params: { assessment_code },
    body: { remarks, requirement_codes: [...papers] },
  });
}

export async function reject(
  story: Story,
  { assessment_code }: Filed,
  body: { readonly ground: string; readonly remarks: string },
): Promise<void> {
  step(story);
  await story.server.ask(BPLO, contracts.rejectAssessment, { params: { assessment_code }, body });
}

export async function withdraw(story: Story, { assessment_code }: Filed): Promise<void> {
  step(story);
  await story.server.ask(story.owner, contracts.withdrawAssessment, { params: { assessment_code } });
}

/** The licensing office computes the bill. */
export async function compute(story: Story, { assessment_code }: Filed): Promise<string> {
  step(story);
  const { bill_id } = await story.server.ask(BPLO, contracts.computeBill, { params: { assessment_code } });
  return String(bill_id);
}

/** The treasurer, who did not compute it, approves the bill. */
export async function approve(story: Story, bill_id: string): Promise<void> {
  step(story);
  await story.server.ask(TREASURER, contracts.approveBill, { params: { bill_id } });
}

/** The licensing office releases the permit for signature. */
export async function release(story: Story, { assessment_code }: Filed): Promise<string> {
  step(story);
  return (await story.server.ask(BPLO, contracts.releasePermit, { params: { assessment_code } })).permit_no;
}

export async function sign(story: Story, permit_no: string): Promise<void> {
  step(story);
  await story.server.ask(MAYOR, contracts.signPermit, { params: { permit_no } });
}

/** The account that files for a business. */
export function getFilerEmail(record: BusinessRecord): string {
  return ownerEmail(record.owner, record.org_type);
}
