// Test fixtures of an application, its row in a list, and a clearance of it.

import type { ReplyBody, ClearanceItem, getAssessment, listCompanyAssessments } from '@ebpls/contracts';

export type AssessmentInput = ReplyBody<typeof getAssessment>;
export type AssessmentRowInput = ReplyBody<typeof listCompanyAssessments>['data'][number];

/** Creates the running clearance of one office for a test. */
export function createClearance(overrides: Partial<ClearanceItem> = {}): ClearanceItem {
  return {
    clearance_id: 7,
    office: 'fire',
    title: 'Fire (BFP)',
    checks: 'Exits, extinguishers, wiring',
    is_needed: true,
    reason: '',
    state: 'PENDING',
    clearance_no: null,
    due_on: '2026-01-28',
    days_used: 1,
    days_limit: 3,
    is_paused: false,
    remarks: '',
    requested_documents: [],
    corrections: [],
    conditions: [],
    findings: [],
    inspection_at: null,
    decided_at: null,
    ...overrides,
  };
}

/** A draft of a new business; pass the state and the fields that belong to it. */
export function createAssessment(overrides: Partial<AssessmentInput> = {}): AssessmentInput {
  return {
    assessment_id: 45,
    assessment_code: 'APP-2026-000211',
    company_code: 'SI-000114',
    company_name: 'Matibay Hardware',
    owner_name: 'Ernesto C. Villarin',
    barangay_name: 'Silangan',
    address: 'Purok 3, Silangan',
    lines: [{ line: 'L07', name: 'Hardware and construction supplies', is_principal: true, categories: ['d'] }],
    application_type: 'NEW',
    amendment: null,
    tax_year: 2026,
    state: 'DRAFT',
    revision: 0,
    payment_mode: null,
    arta_class: null,
    submitted_at: null,
    accepted_at: null,
    due_on: null,
    days_used: 0,
    days_limit: 0,
    returned: null,
    business: null,
    draft: {},
    draft_revision: 0,
    declaration: null,
    change: null,
    changes: [],
    closing_visit: null,
    corrections: [],
    requirements: [],
    clearances: [],
    timeline: [],
    estimate: null,
    bill_id: null,
    permit: null,
    saved_at: '2026-01-12T02:42:00.000Z',
    acts: [],
    ...overrides,
  };
}

/** The draft as a row of a list. */
export function createAssessmentRow(overrides: Partial<AssessmentRowInput> = {}): AssessmentRowInput {
  return {
    assessment_id: 45,
    assessment_code: 'APP-2026-000211',
    company_code: 'SI-000114',
    company_name: 'Matibay Hardware',
    owner_name: 'Ernesto C. Villarin',
    barangay_name: 'Silangan',
    application_type: 'NEW',
    tax_year: 2026,
    state: 'IN_CLEARANCE',
    submitted_at: '2026-01-23T08:31:00.000Z',
    due_on: '2026-02-04',
    days_used: 2,
    days_limit: 7,
    clearances_done: 4,
    clearances_all: 7,
    waited_minutes: 130,
    days_left: 5,
    due_group: 'this_week',
    is_paused: false,
    acts: [],
    ...overrides,
  };
}
