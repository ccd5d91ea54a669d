import type {
  ReplyBody,
  FieldVisit,
  getClearance,
  listClearances,
  RequirementItem,
  VisitReply,
} from '@ebpls/contracts';
import { createClearance, createAssessment, createUser } from '@ebpls/testing-web';

type QueueRowInput = ReplyBody<typeof listClearances>['data'][number];
type CaseInput = ReplyBody<typeof getClearance>;

/** The clerk at the fire office's desk. */
export const joel = createUser({ id: 31, firstname: 'Joel', lastname: 'Pascua', roles: [{ id: 4, name: 'fire' }] });

/** One row of an office's queue. */
export function createQueueRow(overrides: Partial<QueueRowInput> = {}): QueueRowInput {
  return {
    clearance_id: 7,
    assessment_code: 'APP-2026-000211',
    company_code: 'SI-000114',
    company_name: 'Matibay Hardware',
    barangay_name: 'Silangan',
    application_type: 'NEW',
    tax_year: 2026,
    state: 'UNDER_REVIEW',
    due_on: '2026-01-28',
    days_used: 2,
    days_limit: 3,
    is_paused: false,
    is_mine: true,
    assigned_name: 'Joel Pascua',
    inspection_at: null,
    flags: [],
    due_group: 'later',
    waited_minutes: 2880,
    ...overrides,
  };
}

/** A paper that the fire office checks. */
export function createRequirement(overrides: Partial<RequirementItem> = {}): RequirementItem {
  return {
    code: 'R09',
    name: 'Fire safety inspection certificate',
    is_mandatory: true,
    verified_by: ['fire'],
    document: {
      document_id: '3f2b8a52-6d6d-4a53-9a7e-4c1d0f7e1a01',
      requirement_code: 'R09',
      requirement_name: 'Fire safety inspection certificate',
      version: 1,
      file_name: 'fsic-2025.jpg',
      media_type: 'image/jpeg',
      size: 120_000,
      sha256: 'a'.repeat(64),
      state: 'PENDING_REVIEW',
      remarks: '',
      uploaded_at: '2026-01-23T08:31:00.000Z',
    },
    ...overrides,
  };
}

/** A case that the clerk holds and may decide. */
export function createCase(overrides: Partial<CaseInput> = {}): CaseInput {
  return {
    clearance: createClearance({ state: 'UNDER_REVIEW' }),
    assigned_name: 'Joel Pascua',
    is_mine: true,
    assessment: createAssessment({ state: 'IN_CLEARANCE', requirements: [createRequirement()] }),
    inspections: [],
    checklist: [],
    acts: ['approve', 'approve_with_conditions', 'return', 'schedule_inspection'],
    ...overrides,
  };
}

export const QUEUE_COUNTS = { open: 2, mine: 1, unclaimed: 1, with_owner: 1, decided: 4 };

/** A visit of the fire office to a hardware store. */
export function createVisit(overrides: Partial<VisitReply> = {}): VisitReply {
  return {
    inspection_no: 'INS-2026-00001',
    clearance_id: 7,
    assessment_code: 'APP-2026-000211',
    company_code: 'SI-000114',
    company_name: 'Matibay Hardware',
    barangay_name: 'Silangan',
    address: 'Purok 3, Silangan',
    scheduled_at: '2026-01-14T01:00:00.000Z',
    planned_on: '2026-01-14',
    state: 'PLANNED',
    result: null,
    inspector_id: null,
    inspectors: 'FO1 Aquino',
    is_moved_by_owner: false,
    is_again: false,
    ...overrides,
  };
}

/** The visit in the form of the inspector's device. */
export function createFieldVisit(overrides: Partial<FieldVisit> = {}): FieldVisit {
  return {
    ...createVisit(),
    owner_name: 'Ernesto Villarin',
    phone: '0917 123 4567',
    earlier_findings: '',
    ...overrides,
  };
}
