// Schemas of a municipality's own data: lines of business, barangays, required documents, offices and holidays.

import * as v from 'valibot';

import { BarangayShape } from '../licensing/barangay-shape.ts';
import { Bilingual, PermitGroup, TaxCategory, Unit } from '../treasury/ordinance/vocabulary.ts';
import { ClearingOffice } from '../shared/roles.ts';
import { BarangayCode, Day, Pesos } from '../shared/primitives.ts';

export const LINE_FLAGS = [
  'health_cards',
  'agriculture',
  'liquor_question',
  'fire_hazard',
  'fuel',
  'food',
  'lodging',
  'water',
  'personal_care',
  'machinery',
  'amusement',
  'assembly',
  'technical',
  'medical_waste',
  'distance_rule',
] as const;
export const LineFlag = v.picklist(LINE_FLAGS);
export type LineFlag = (typeof LINE_FLAGS)[number];

export const ClassLevel = v.picklist(['L', 'M', 'H']);
export type ClassLevel = v.InferOutput<typeof ClassLevel>;

/** A line of business of the municipality's catalogue (domain reference 8.2). */
export const LineOfBusiness = v.object({
  line: v.pipe(v.string(), v.regex(/^L\d{2}$/, 'lines.unknown')),
  name: Bilingual,
  psic: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  /** Each tax category of the line with its permit-fee group; two for a line that both sells and serves. */
  taxed_as: v.pipe(v.array(v.object({ category: TaxCategory, permit_group: PermitGroup })), v.minLength(1)),
  essential: v.picklist(['NONE', 'PART', 'MOSTLY']),
  environment: ClassLevel,
  garbage: ClassLevel,
  flags: v.array(LineFlag),
  /** Papers of the requirement catalogue that this line needs, with the words of this line. */
  papers: v.array(v.object({ code: v.string(), name: Bilingual })),
  /** Offices that clear this line whatever else is asked; a line of the catalogue names none. */
  offices: v.optional(v.array(ClearingOffice)),
  presumptive: v.nullable(v.string()),
  units: v.array(Unit),
  /** Everyday names of the line, in any language that people use; rows from before they were written have none. */
  synonyms: v.optional(v.array(v.string()), []),
});
export type LineOfBusiness = v.InferOutput<typeof LineOfBusiness>;

/** A barangay of the municipality; `clearance_fee` holds what its own ordinance sets instead of the default. */
export const Barangay = v.object({
  brgycode: BarangayCode,
  name: v.string(),
  class: v.picklist(['urban', 'rural', 'coastal']),
  population: v.number(),
  role_name: v.string(),
  role_id: v.number(),
  lat: v.number(),
  lng: v.number(),
  /** Null where none was given: then a pin is not compared with it. */
  shape: v.optional(v.nullable(BarangayShape), null),
  clearance_fee: v.object({
    micro: v.optional(Pesos),
    cottage: v.optional(Pesos),
    small: v.optional(Pesos),
    medium: v.optional(Pesos),
    large: v.optional(Pesos),
  }),
});
export type Barangay = v.InferOutput<typeof Barangay>;

/** When a paper is required. `auto` means that the system itself produces or checks it and no one uploads anything. */
export const REQUIREMENT_RULES = [
  'none',
  'mandatory',
  'optional',
  'auto',
  'registration_expired',
  'name_or_org_changed',
  'line_added',
  'location_changed',
  'changed',
  'represented',
  'at_counter',
  'food',
  'water_or_food',
  'health_cards',
  'env_medium',
  'env_high',
  'machinery',
  'by_line',
  'five_employees',
  'claimed',
  'market_stall',
  'home_based',
  'owner_changed',
  'owner_died',
  'fire_on_record',
  'auto_if_moved',
  'optional_if_moved',
  'moved_env_medium',
  'moved_env_high',
  'moved_machinery',
  'moved_to_stall',
  'moved_home_based',
] as const;
export const RequirementRule = v.picklist(REQUIREMENT_RULES);
export type RequirementRule = (typeof REQUIREMENT_RULES)[number];

/** A paper that may be required, with its rule for each kind of application (domain reference 2.1). */
export const Requirement = v.object({
  code: v.pipe(v.string(), v.regex(/^R\d{2}$/)),
  name: Bilingual,
  verified_by: v.pipe(v.array(ClearingOffice), v.minLength(1)),
  rules: v.object({
    NEW: RequirementRule,
    RENEWAL: RequirementRule,
    AMENDMENT: RequirementRule,
    RETIREMENT: RequirementRule,
    SPECIAL: RequirementRule,
  }),
  /** Such papers carry a day until which they hold. */
  expires: v.boolean(),
  /** Its holder: one business, or the owner and so all of their businesses. */
  held_by: v.optional(v.picklist(['business', 'owner']), 'business'),
  /** Later use of a copy that was sent before: always, within its year, never. */
  reuse: v.optional(v.picklist(['always', 'year', 'never']), 'always'),
});
export type Requirement = v.InferOutput<typeof Requirement>;

/** Facts and checks of an office; rows, so that a new office is data (decision E18). */
export const OfficeFacts = v.object({
  office: ClearingOffice,
  role_id: v.nullable(v.number()),
  title: Bilingual,
  checks: Bilingual,
  issues: Bilingual,
  fee_codes: v.array(v.string()),
  /** Working days for each class of RA 11032. */
  working_days: v.object({ SIMPLE: v.number(), COMPLEX: v.number(), HIGHLY_TECHNICAL: v.number() }),
  number_prefix: v.string(),
  inspects: v.picklist(['always', 'new_or_moved', 'by_line', 'optional', 'never']),
  valid: v.picklist(['YEAR_END', 'ONE_YEAR', 'ONCE']),
});
export type OfficeFacts = v.InferOutput<typeof OfficeFacts>;

/** A day of the printed holiday list. On a special working day the offices are open. */
export const Holiday = v.object({
  day: Day,
  name: Bilingual,
  kind: v.picklist(['REGULAR', 'SPECIAL_NON_WORKING', 'SPECIAL_WORKING', 'LOCAL']),
  proclamation: v.string(),
});
export type Holiday = v.InferOutput<typeof Holiday>;
