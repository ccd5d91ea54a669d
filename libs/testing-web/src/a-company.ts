import type { ReplyBody, DocumentRow, getCompany, listMyCompanies, VaultPaper, WholeForm } from '@ebpls/contracts';

export type CompanyRowInput = ReplyBody<typeof listMyCompanies>['data'][number];
export type CompanyInput = ReplyBody<typeof getCompany>;

/** Creates a row of the list of an owner's businesses for a test. */
export function createCompanyRow(overrides: Partial<CompanyRowInput> = {}): CompanyRowInput {
  return {
    company_code: 'SI-000114',
    company_name: 'Matibay Hardware',
    brgycode: '9901001009',
    barangay_name: 'Silangan',
    state: 'PROSPECT',
    standing: overrides.state ?? 'PROSPECT',
    is_draft: false,
    lines: ['Hardware and construction supplies'],
    application: null,
    permit: null,
    due_now: '0.00',
    updated_at: '2026-01-12T02:00:00.000Z',
    ...overrides,
  };
}

/** A registered business that may apply for its first permit. */
export function createOwnedCompany(overrides: Partial<CompanyInput> = {}): CompanyInput {
  return {
    ...createCompanyRow(),
    standing: overrides.state ?? 'PROSPECT',
    form: { ...createBusinessForm() },
    draft: {},
    draft_revision: 0,
    saved_at: '2026-01-12T02:42:00.000Z',
    is_editable: true,
    can_request: [{ application_type: 'NEW', tax_year: 2026 }],
    cannot_request: null,
    can_change: [],
    can_retire: null,
    can_hold_event: null,
    cannot_change: null,
    applications: [],
    ...overrides,
  };
}

/** A registration of a sole proprietor with every field; what they may leave out is empty. */
export function createBusinessForm(): WholeForm {
  return {
    identity: {
      org_type: 'SOLE',
      registration_no: 'DTI-1234567',
      registration_date: '2025-12-01',
      registration_expiry: '',
      tin: '123-456-789-000',
      company_name: 'Matibay Hardware',
      trade_name: '',
      has_one_name: false,
      last_name: 'Villarin',
      first_name: 'Ernesto',
      middle_name: '',
      suffix: '',
      sex: 'M',
      birth_date: '1980-05-04',
      civil_status: 'MARRIED',
      citizenship: 'Filipino',
    },
    place: {
      unit: '',
      building: '',
      street: 'Purok 3',
      subdivision: '',
      brgycode: '9901001009',
      zip: '9901',
      geo_lat: 15.52,
      geo_lng: 120.95,
      pin_remark: '',
      activity_of_place: 'MAIN_OFFICE',
      main_office_address: '',
      business_area_sqm: 85,
      premises: 'OWNED',
      tax_declaration_no: 'TD-001',
    },
    contacts: {
      telephone: '',
      mobile: '09171234567',
      email: 'ernesto@example.com',
      website: '',
      owner_address: 'Purok 3, Silangan',
      emergency_name: 'Luz Villarin',
      emergency_mobile: '09171234568',
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
      lines: [{ line: 'L07', products: 'Nails and cement', is_principal: true }],
      total_assets: '750000.00',
      date_started: '2026-02-03',
      sells_liquor: false,
      sells_tobacco: false,
    },
  };
}

/** A paper that is not reviewed yet. */
export function createDocument(overrides: Partial<DocumentRow> = {}): DocumentRow {
  return {
    document_id: '11111111-1111-4111-8111-111111111111',
    requirement_code: 'R01',
    requirement_name: 'Proof of registration',
    version: 1,
    file_name: 'dti.pdf',
    media_type: 'application/pdf',
    size: 340_000,
    sha256: 'a'.repeat(64),
    state: 'PENDING_REVIEW',
    remarks: '',
    uploaded_at: '2026-01-12T02:00:00.000Z',
    ...overrides,
  };
}

/** A paper as its owner keeps it. */
export function createVaultPaper(overrides: Partial<VaultPaper> = {}): VaultPaper {
  return {
    ...createDocument(),
    company_code: 'SI-000114',
    company_name: 'Matibay Hardware',
    held_by: 'business',
    expires: true,
    uses: [],
    openings: [],
    may_date: true,
    ...overrides,
  };
}
