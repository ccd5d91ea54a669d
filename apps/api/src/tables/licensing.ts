// Column types of the tables of businesses, applications, clearances and their reference data.

import type {
  Amendment,
  ApplicationState,
  ApplicationType,
  ArtaClass,
  BarangayShape,
  BusinessFormInput,
  BusinessState,
  BusinessChangeInput,
  ClearanceState,
  ClearingOffice,
  DeclarationInput,
  PaymentMode,
  PinState,
  OutOfTurnGround,
} from '@ebpls/contracts';

import type { HeldActRecord, HeldDecision, Snapshot } from './changes.ts';
import type {
  Generated,
  Json,
  JsonByDefault,
  GeneratedColumn,
  Moment,
  MomentByDefault,
  RowId,
} from './columns/columns.ts';

interface BarangayTable {
  brgycode: string;
  name: string;
  class: string;
  population: number;
  role_name: string;
  fee_overrides: JsonByDefault<Record<string, unknown>>;
  lat: number;
  lng: number;
  shape: Json<BarangayShape | null> | null;
  /** Computed from `shape`, in the form that the database compares with a point. */
  rings: GeneratedColumn<string | null>;
}

/** A former code of a barangay, or that of a barangay that was merged into it. */
interface FormerBarangayTable {
  former_code: string;
  brgycode: string;
  name: string;
  recoded_at: Moment;
  recoded_by: number;
}

interface LineOfBusinessTable {
  line: string;
  name: string;
  content: Json<unknown>;
}

interface RequirementTable {
  code: string;
  content: Json<unknown>;
}

interface OfficeTable {
  office: string;
  role_id: number | null;
  content: Json<unknown>;
}

interface HolidayTable {
  day: string;
  name: string;
  kind: string;
}

interface BusinessTable {
  business_id: RowId;
  company_code: string;
  owner_id: number;
  state: Generated<BusinessState>;
  company_name: Generated<string>;
  /** The normalised name for searches; the database generates it. */
  search_name: GeneratedColumn<string>;
  registration_no: string | null;
  brgycode: string | null;
  address: Generated<string>;
  line_ids: Generated<string[]>;
  geo_lat: number | null;
  geo_lng: number | null;
  /** Whether the pin lies in the declared barangay; the database computes this. */
  pin: GeneratedColumn<PinState>;
  form: Json<BusinessFormInput> | null;
  draft: JsonByDefault<Record<string, Record<string, unknown>>>;
  draft_revision: Generated<number>;
  plate_no: string | null;
  registered_at: Moment | null;
  saved_at: MomentByDefault;
  created_at: MomentByDefault;
  updated_at: MomentByDefault;
  discarded_at: Moment | null;
  taken_over_from: number | null;
  /** The deceased owner's estate, where heirs continue the business. */
  estate_of: string | null;
}

/** Reason of a return to the owner. */
export interface ReturnNote {
  readonly remarks: string;
  readonly requirement_codes: string[];
  readonly at: string;
}

interface ApplicationTable {
  assessment_id: RowId;
  assessment_code: string | null;
  business_id: number;
  owner_id: number;
  brgycode: string;
  application_type: ApplicationType;
  amendment: Amendment | null;
  tax_year: number;
  state: Generated<ApplicationState>;
  revision: Generated<number>;
  payment_mode: PaymentMode | null;
  arta_class: ArtaClass | null;
  draft: JsonByDefault<Record<string, unknown>>;
  draft_revision: Generated<number>;
  declaration: Json<DeclarationInput> | null;
  change: Json<BusinessChangeInput> | null;
  snapshot: Json<Snapshot> | null;
  returned: Json<ReturnNote> | null;
  brought: Generated<string[]>;
  /** Reasons for which documents do not apply, by their codes. */
  inapplicable: JsonByDefault<Record<string, string>>;
  /** The authority under which it was filed last; null where its owner filed. */
  filed_under: number | null;
  /** Days of its provisional permit, while it is paid before the offices inspect. */
  provisional_days: number | null;
  /**
   * When its owner requested the order of payment on declared figures, and when it issued while offices were still
   * inspecting.
   */
  declared_order_requested_on: string | null;
  declared_order_issued_on: string | null;
  submitted_at: Moment | null;
  accepted_at: Moment | null;
  due_on: string | null;
  decided_at: Moment | null;
  held_act: Json<HeldActRecord> | null;
  held_until: Moment | null;
  saved_at: MomentByDefault;
  created_at: MomentByDefault;
  updated_at: MomentByDefault;
}

export interface Condition {
  readonly text: string;
  readonly due_on: string;
}

interface ClearanceTable {
  clearance_id: RowId;
  assessment_id: number;
  office: ClearingOffice;
  brgycode: string;
  state: Generated<ClearanceState>;
  reason: Generated<string>;
  due_on: string | null;
  days_limit: Generated<number>;
  assigned_to: number | null;
  clearance_no: string | null;
  ground: string | null;
  remarks: Generated<string>;
  requested_documents: Generated<string[]>;
  conditions: JsonByDefault<Condition[]>;
  expires_on: string | null;
  paused_at: Moment | null;
  paused_days: Generated<number>;
  received_at: MomentByDefault;
  decided_by: number | null;
  decided_at: Moment | null;
  updated_at: MomentByDefault;
  held_decision: Json<HeldDecision> | null;
  held_until: Moment | null;
  out_of_turn_at: Moment | null;
  out_of_turn_ground: OutOfTurnGround | null;
  out_of_turn_note: Generated<string>;
}

interface TimelineTable {
  timeline_id: RowId;
  assessment_id: number;
  at: Moment;
  act: string;
  office: string | null;
  actor_id: number | null;
  actor: Generated<string>;
  note: Generated<string>;
  params: JsonByDefault<Record<string, string | number>>;
  delegation_id: Generated<number | null>;
}

export interface LicensingTables {
  barangay: BarangayTable;
  former_barangay: FormerBarangayTable;
  line_of_business: LineOfBusinessTable;
  requirement: RequirementTable;
  office: OfficeTable;
  holiday: HolidayTable;
  business: BusinessTable;
  application: ApplicationTable;
  clearance: ClearanceTable;
  timeline: TimelineTable;
}
