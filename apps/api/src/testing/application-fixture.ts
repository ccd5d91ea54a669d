// Test helpers that register a business, upload documents and prepare an application.

import {
  acceptAssessment,
  type BusinessFormInput,
  createCompany,
  type DeclarationInput,
  FORM_SECTIONS,
  getAssessment,
  registerCompany,
  saveCompanyDraft,
  startAssessment,
  submitAssessment,
  uploadDocument,
  type WholeForm,
} from '@ebpls/contracts';

import type { TestReply, TestPerson, TestServer } from './open-server.ts';

export const BOUNDARY = 'paper-boundary';
/** The smallest PDF with a page: an empty sheet. */
export const A_PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
);
export const A_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let businesses = 0;

/**
 * A whole registration: a hardware store in Silangan, as V12 of domain reference 4.6; each has a name and number of its
 * own.
 */
export function createForm(name = 'Matibay Hardware'): WholeForm {
  businesses += 1;
  return {
    identity: {
      org_type: 'SOLE',
      registration_no: `DTI-${businesses}`,
      registration_date: '2025-11-03',
      registration_expiry: '2030-11-03',
      tin: '123-456-789-000',
      company_name: `${name} ${businesses}`,
      trade_name: '',
      has_one_name: false,
      last_name: 'Villarin',
      first_name: 'Ernesto',
      middle_name: 'C.',
      suffix: '',
      sex: 'M',
      birth_date: '1980-05-05',
      civil_status: 'MARRIED',
      citizenship: 'Filipino',
    },
    place: {
      unit: '',
      building: '',
      street: 'Purok 3',
      subdivision: '',
      brgycode: '9990101015',
      zip: '9901',
      geo_lat: 13.25,
      geo_lng: 123.45,
      pin_remark: '',
      activity_of_place: 'MAIN_OFFICE',
      main_office_address: '',
      business_area_sqm: 85,
      premises: 'OWNED',
      tax_declaration_no: 'TD-1',
    },
    contacts: {
      telephone: '',
      mobile: '0917 123 4567',
      email: 'shop@example.com',
      website: '',
      owner_address: 'Purok 3',
      emergency_name: 'Ana Villarin',
      emergency_mobile: '09171234567',
      emergency_email: '',
    },
    people: {
      employees_male: 2,
      employees_female: 1,
      residents_male: 2,
      residents_female: 1,
      vehicles: 0,
      motorcycles: 0,
    },
    activity: {
      lines: [{ line: 'L11', products: 'Nails and paint', is_principal: true, units: {} }],
      total_assets: '750,000',
      date_started: '2026-02-03',
      sells_liquor: false,
      sells_tobacco: false,
    },
  };
}

/** For tests that claim a case without checking the order of the queue; for a case in turn it is not stored. */
export const OUT_OF_TURN_REASON = { ground: 'AT_COUNTER' } as const;

export const A_DECLARATION: DeclarationInput = {
  payment_mode: 'ANNUAL',
  total_assets: '750000.00',
  employees_male: 2,
  employees_female: 1,
  lines: [{ line: 'L11', capitalization: '750000.00' }],
  zero_gross_affidavit: false,
  signed_name: 'Ernesto C. Villarin',
  agrees: true,
};

/** Starts a registration and saves every step of the form. */
export async function typeForm({ request }: TestServer, owner: TestPerson, form: BusinessFormInput): Promise<string> {
  const { company_code } = (await request(createCompany, owner, { body: {} })).body;
  for (const [draft_revision, section] of FORM_SECTIONS.entries())
    await request(saveCompanyDraft, owner, {
      params: { company_code },
      body: { section, values: form[section], draft_revision },
    });
  return company_code;
}

export async function registerBusiness(server: TestServer, owner: TestPerson, form = createForm()): Promise<string> {
  const company_code = await typeForm(server, owner, form);
  const reply = await server.request(registerCompany, owner, { params: { company_code } });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return company_code;
}

interface PaperInput {
  readonly company_code: string;
  readonly requirement_code: string;
  readonly assessment_code?: string;
  readonly bytes?: Buffer;
  readonly file_name?: string;
  readonly type?: string;
}

/** Sends one file as a browser does. */
export function sendPaper(
  { request }: TestServer,
  owner: TestPerson,
  paper: PaperInput,
): Promise<TestReply<typeof uploadDocument>> {
  const {
    company_code,
    requirement_code,
    assessment_code,
    bytes = A_PDF,
    file_name = 'paper.pdf',
    type = 'application/pdf',
  } = paper;
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${file_name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return request(uploadDocument, owner, {
    params: { company_code },
    query: { requirement_code, ...(assessment_code === undefined ? {} : { assessment_code }) },
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  });
}

/** Starts the application of 2026 and sends every mandatory paper. */
export async function prepareApplication(
  server: TestServer,
  owner: TestPerson,
  input: { company_code: string; application_type?: 'NEW' | 'RENEWAL'; tax_year?: number },
): Promise<string> {
  const { company_code, application_type = 'NEW', tax_year = 2026 } = input;
  const { assessment_code } = (
    await server.request(startAssessment, owner, {
      params: { company_code },
      body: { application_type, tax_year },
    })
  ).body;
  const { requirements } = (await server.request(getAssessment, owner, { params: { assessment_code } })).body;
  for (const { code, is_mandatory, document } of requirements)
    if (is_mandatory && document === null)
      await sendPaper(server, owner, { company_code, requirement_code: code, assessment_code });
  return assessment_code;
}

/** A new business whose application is filed. */
export async function fileApplication(
  server: TestServer,
  owner: TestPerson,
  form = createForm(),
): Promise<{ company_code: string; assessment_code: string }> {
  const company_code = await registerBusiness(server, owner, form);
  const draft = await prepareApplication(server, owner, { company_code });
  const reply = await server.request(submitAssessment, owner, {
    params: { assessment_code: draft },
    body: A_DECLARATION,
  });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return { company_code, assessment_code: reply.body.assessment_code };
}

/** Like `fileApplication`, and accepted: every office has its part. */
export async function createAcceptedApplication(
  server: TestServer,
  people: { owner: TestPerson; bplo: TestPerson },
  form = createForm(),
): Promise<{ company_code: string; assessment_code: string }> {
  const application = await fileApplication(server, people.owner, form);
  const reply = await server.request(acceptAssessment, people.bplo, {
    params: { assessment_code: application.assessment_code },
    body: {},
  });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return application;
}
