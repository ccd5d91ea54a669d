import type {
  Amendment,
  ApplicationType,
  Bilingual,
  LineFlag,
  LineOfBusiness,
  OrgType,
  RoutingPolicy,
} from '@ebpls/contracts';

/**
 * Facts of an application on which routing, risk and the list of required documents depend. Absent optional facts count
 * as "no".
 */
export interface ApplicationFacts {
  readonly application_type: ApplicationType;
  readonly tax_year: number;
  /** Limits for small, many and large in the revenue code of the year. */
  readonly policy: RoutingPolicy;
  /** An ordinance lets a rule approve low-risk renewals for the municipality's own offices on the day. */
  readonly has_low_risk_rule?: boolean;
  readonly lines: readonly LineOfBusiness[];
  /** Lines that an amendment adds; routing of an added line looks at these alone. */
  readonly added_lines?: readonly LineOfBusiness[];
  readonly employees_total: number;
  readonly business_area_sqm: number;
  readonly org_type: OrgType;
  readonly premises: string;
  readonly activity_of_place: string;
  /** A renewal whose place, owner or lines differ from last year's permit. */
  readonly changed: boolean;
  /** Codes of the exemptions or reliefs that the declaration claims. */
  readonly exemptions_claimed: readonly string[];
  /** Names of those that the revenue code names, for the title of their paper. */
  readonly claimed_names?: readonly Bilingual[];
  readonly amendments?: readonly Amendment[];
  readonly zoning_nonconforming?: boolean;
  readonly registration_expired?: boolean;
  readonly represented?: boolean;
  /** A clerk prepares it for a citizen who signs on paper. */
  readonly at_counter?: boolean;
  readonly assembly_persons?: number;
  readonly sells_liquor?: boolean;
  readonly sells_tobacco?: boolean;
  readonly has_deficiency?: boolean;
  readonly fire_on_record?: boolean;
  readonly red_flag?: boolean;
}

/** Whether the application changes any of these; false for one that is no amendment. */
export function hasAmendment(facts: ApplicationFacts, ...kinds: readonly Amendment[]): boolean {
  return kinds.some((kind) => facts.amendments?.includes(kind) === true);
}

/** Whether any of the lines carries any of these flags of the catalogue. */
export function hasLineFlag(lines: readonly LineOfBusiness[], ...flags: readonly LineFlag[]): boolean {
  return lines.some((line) => flags.some((flag) => line.flags.includes(flag)));
}

/** Whether so many people are employed that the employment office reviews the application. */
export function hasEnoughEmployees({
  employees_total,
  policy,
}: Pick<ApplicationFacts, 'employees_total' | 'policy'>): boolean {
  return employees_total >= policy.employment_from_workers;
}
