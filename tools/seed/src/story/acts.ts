import * as contracts from '@ebpls/contracts';
import { addWorkingDays, type Holidays, manilaDay } from '@ebpls/rules';

import type { Diary } from './diary.ts';
import { declarationOf, formOf } from './forms.ts';
import type { Hall } from './hall.ts';
import { paperOf } from './papers.ts';
import { ownerEmail } from '../people/people.ts';
import type { BusinessRecord } from '../records.ts';

const HALL = 'sanisidro-maligaya.example';
const mailbox = (name: string): string => `${name}@${HALL}`;

const BPLO = mailbox('bplo');
export const TREASURER = mailbox('treasurer');
export const CASHIER = mailbox('cashier');
export const ADMIN = mailbox('admin');
const MAYOR = mailbox('mayor');

/** The municipality while it is told. */
export interface Town {
  readonly hall: Hall;
  readonly now: Date;
  readonly holidays: Holidays;
}

/** What the acts of one story share. */
export interface Story {
  readonly hall: Hall;
  readonly record: BusinessRecord;
  readonly diary: Diary;
  readonly holidays: Holidays;
  /** The account that files for the business; the main owner’s for those that show the states. */
  readonly owner: string;
}

/** One application under way. */
export interface Filed {
  readonly assessment_code: string;
  readonly company_code: string;
}

const step = (story: Story): void => story.hall.at(story.diary.next());

/** Registers the business with the whole unified form and answers its number. */
export async function register({ hall, record, diary, owner }: Story, started: string): Promise<string> {
  hall.at(diary.next());
  const { company_code } = await hall.ask(owner, contracts.createCompany, { body: {} });
  const form = formOf(record, started);
  for (const section of contracts.FORM_SECTIONS) {
    hall.at(diary.next());
    await hall.ask(owner, contracts.saveCompanyDraft, {
      params: { company_code },
      body: { section, values: form[section] },
    });
  }
  hall.at(diary.next());
  await hall.ask(owner, contracts.registerCompany, { params: { company_code } });
  return company_code;
}

/** Starts the application of a year and hands in every mandatory paper that is not there yet. */
export async function prepare(story: Story, company_code: string, tax_year: number): Promise<Filed> {
  const { hall, record, owner } = story;
  step(story);
  const { assessment_code } = await hall.ask(owner, contracts.startAssessment, {
    params: { company_code },
    body: { application_type: record.application_type, tax_year },
  });
  const { requirements } = await hall.ask(owner, contracts.getAssessment, { params: { assessment_code } });
  for (const { code, name, is_mandatory, document } of requirements) {
    if (!is_mandatory || document !== null) continue;
    step(story);
    await hall.hand_in(owner, {
      company_code,
      requirement_code: code,
      assessment_code,
      file_name: `${code.toLowerCase()}-${record.code.toLowerCase()}.pdf`,
      bytes: await paperOf({ code, name, record }),
    });
  }
  return { assessment_code, company_code };
}

/** Files the application; its number is another one from then on. */
export async function submit(story: Story, filed: Filed, percent = 100): Promise<Filed> {
  step(story);
  const { assessment_code } = await story.hall.ask(story.owner, contracts.submitAssessment, {
    params: { assessment_code: filed.assessment_code },
    body: declarationOf(story.record, percent),
  });
  return { ...filed, assessment_code };
}

export async function accept(story: Story, { assessment_code }: Filed): Promise<void> {
  step(story);
  await story.hall.ask(BPLO, contracts.acceptAssessment, { params: { assessment_code }, body: {} });
}

/** The open parts of an application: the office’s word, its row and its desk’s mailbox. */
async function openParts({ hall, record }: Story, { assessment_code }: Filed) {
  const { clearances } = await hall.ask(BPLO, contracts.getAssessment, { params: { assessment_code } });
  const secretary = (
    await hall.api.db
      .selectFrom('barangay')
      .select('role_name')
      .where('brgycode', '=', record.brgycode)
      .executeTakeFirstOrThrow()
  ).role_name;
  return clearances.flatMap(({ clearance_id, office, state }) =>
    clearance_id === null || state !== 'PENDING'
      ? []
      : [{ clearance_id: String(clearance_id), office, desk: mailbox(office === 'barangay' ? secretary : office) }],
  );
}

/** Each office takes its part and clears it; `but` leaves some untouched. */
export async function clear(story: Story, filed: Filed, but: readonly string[] = []): Promise<void> {
  for (const { clearance_id, office, desk } of await openParts(story, filed)) {
    if (but.includes(office)) continue;
    step(story);
    await story.hall.ask(desk, contracts.claimClearance, { params: { clearance_id } });
    step(story);
    await story.hall.ask(desk, contracts.approveClearance, { params: { clearance_id }, body: { remarks: '' } });
  }
}

interface OfficePart {
  readonly filed: Filed;
  readonly office: string;
}

/** One office takes its part and does with it what the story says. */
async function handle(
  story: Story,
  { filed, office }: OfficePart,
  decide: (desk: string, clearance_id: string) => Promise<unknown>,
): Promise<void> {
  const part = (await openParts(story, filed)).find((one) => one.office === office);
  if (!part) throw new Error(`${story.record.code}: ${office} has no part of ${filed.assessment_code}`);
  step(story);
  await story.hall.ask(part.desk, contracts.claimClearance, { params: { clearance_id: part.clearance_id } });
  step(story);
  await decide(part.desk, part.clearance_id);
}

export async function returnPart(
  story: Story,
  filed: Filed,
  part: { readonly office: string; readonly remarks: string; readonly papers: readonly string[] },
): Promise<void> {
  const body = { remarks: part.remarks, requirement_codes: [...part.papers] };
  await handle(story, { filed, office: part.office }, (desk, clearance_id) =>
    story.hall.ask(desk, contracts.returnClearance, { params: { clearance_id }, body }),
  );
}

export async function clearWithConditions(
  story: Story,
  filed: Filed,
  { office, condition }: { readonly office: string; readonly condition: string },
): Promise<void> {
  const due_on = addWorkingDays(story.diary.day(), 15, story.holidays);
  const body = { remarks: '', conditions: [{ text: condition, due_on }] };
  await handle(story, { filed, office }, (desk, clearance_id) =>
    story.hall.ask(desk, contracts.approveClearanceWithConditions, { params: { clearance_id }, body }),
  );
}

/** Sets a visit; with findings, the visit has taken place and failed. */
export async function inspect(
  story: Story,
  filed: Filed,
  visit: { readonly office: string; readonly inspectors: string; readonly findings?: string },
): Promise<void> {
  const { hall, diary, holidays } = story;
  await handle(story, { filed, office: visit.office }, async (desk, clearance_id) => {
    const scheduled_on = addWorkingDays(manilaDay(hall.api.clock.now()), 1, holidays);
    await hall.ask(desk, contracts.scheduleInspection, {
      params: { clearance_id },
      body: { scheduled_on, scheduled_time: '09:00', inspectors: visit.inspectors },
    });
    if (visit.findings === undefined) return;
    diary.sleep();
    step(story);
    await hall.ask(desk, contracts.recordInspection, {
      params: { clearance_id },
      body: { result: 'FAILED', findings: visit.findings },
    });
  });
}

export async function returnWhole(
  story: Story,
  { assessment_code }: Filed,
  { remarks, papers }: { readonly remarks: string; readonly papers: readonly string[] },
): Promise<void> {
  step(story);
  await story.hall.ask(BPLO, contracts.returnAssessment, {
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
  await story.hall.ask(BPLO, contracts.rejectAssessment, { params: { assessment_code }, body });
}

export async function withdraw(story: Story, { assessment_code }: Filed): Promise<void> {
  step(story);
  await story.hall.ask(story.owner, contracts.withdrawAssessment, { params: { assessment_code } });
}

/** The licensing office computes the bill. */
export async function compute(story: Story, { assessment_code }: Filed): Promise<string> {
  step(story);
  const { bill_id } = await story.hall.ask(BPLO, contracts.computeBill, { params: { assessment_code } });
  return String(bill_id);
}

/** The treasurer, who did not compute it, approves the bill. */
export async function approve(story: Story, bill_id: string): Promise<void> {
  step(story);
  await story.hall.ask(TREASURER, contracts.approveBill, { params: { bill_id } });
}

/** The licensing office releases the permit for signature. */
export async function release(story: Story, { assessment_code }: Filed): Promise<string> {
  step(story);
  return (await story.hall.ask(BPLO, contracts.releasePermit, { params: { assessment_code } })).permit_no;
}

export async function sign(story: Story, permit_no: string): Promise<void> {
  step(story);
  await story.hall.ask(MAYOR, contracts.signPermit, { params: { permit_no } });
}

/** The account that files for a business. */
export function filerOf(record: BusinessRecord): string {
  return ownerEmail(record.owner, record.org_type);
}
