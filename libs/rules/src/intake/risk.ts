import {
  type ApplicationType,
  ARTA_CLASSES,
  type ArtaClass,
  type ArtaGround,
  type ClearanceState,
} from '@ebpls/contracts';

import { hasLineFlag, type ApplicationFacts } from './facts.ts';

export type Risk = 'LOW' | 'MEDIUM' | 'HIGH';

function isHazardous({ lines, assembly_persons = 0, policy }: ApplicationFacts): boolean {
  const isCrowded = assembly_persons >= policy.assembly_from_persons;
  return lines.some(({ environment }) => environment === 'H') || hasLineFlag(lines, 'fuel') || isCrowded;
}

function isSmall({ business_area_sqm, employees_total, policy }: ApplicationFacts): boolean {
  return business_area_sqm < policy.low_risk_below_sqm && employees_total < policy.low_risk_below_workers;
}

/** HIGH, MEDIUM or LOW as routing needs it (domain reference 3.2). */
export function getRisk(facts: ApplicationFacts): Risk {
  if (isHazardous(facts)) return 'HIGH';
  const isHarmless =
    facts.lines.every(({ environment }) => environment === 'L') && !hasLineFlag(facts.lines, 'food', 'fire_hazard');
  return isHarmless && isSmall(facts) ? 'LOW' : 'MEDIUM';
}

function endangersThePublic({ lines, business_area_sqm, policy }: ApplicationFacts): boolean {
  return (
    hasLineFlag(lines, 'technical') || (hasLineFlag(lines, 'assembly') && business_area_sqm >= policy.assembly_from_sqm)
  );
}

/**
 * The legal class of RA 11032 section 9: simple 3, complex 7, highly technical 20 working days (domain reference 1.3).
 */
export function getArtaClass(facts: ApplicationFacts): ArtaClass {
  return CLASS_BY_GROUND[getArtaGround(facts)];
}

const CLASS_BY_GROUND: Readonly<Record<ArtaGround, ArtaClass>> = {
  NEW: 'COMPLEX',
  NEW_PUBLIC_SAFETY: 'HIGHLY_TECHNICAL',
  RENEWAL: 'SIMPLE',
  RENEWAL_CHANGED: 'COMPLEX',
  AMENDMENT: 'COMPLEX',
  RETIREMENT: 'SIMPLE',
  RETIREMENT_DEFICIENT: 'COMPLEX',
  SPECIAL: 'SIMPLE',
};

/** The classes that an application of a kind can have, the shortest first. */
export function listArtaClasses(application_type: ApplicationType): ArtaClass[] {
  const matches = Object.entries(CLASS_BY_GROUND).flatMap(([ground, arta_class]) =>
    ground === application_type || ground.startsWith(`${application_type}_`) ? [arta_class] : [],
  );
  return ARTA_CLASSES.filter((arta_class) => matches.includes(arta_class));
}

/** Ground of the class, for the officer who accepts it and is accountable for it. */
export function getArtaGround(facts: ApplicationFacts): ArtaGround {
  const { application_type } = facts;
  if (application_type === 'NEW' && endangersThePublic(facts)) return 'NEW_PUBLIC_SAFETY';
  if (application_type === 'RENEWAL' && facts.changed) return 'RENEWAL_CHANGED';
  if (application_type === 'RETIREMENT' && facts.has_deficiency === true) return 'RETIREMENT_DEFICIENT';
  return application_type;
}

/**
 * Whether a low-risk renewal whose office found last year's clearance valid is approved at once and looked at
 * afterwards (domain reference 3.2), while an ordinance allows it.
 */
export function isApprovedAtOnce(facts: ApplicationFacts, last_year: ClearanceState | undefined): boolean {
  return (
    facts.has_low_risk_rule === true &&
    facts.application_type === 'RENEWAL' &&
    !facts.changed &&
    facts.red_flag !== true &&
    last_year === 'APPROVED' &&
    getRisk(facts) === 'LOW'
  );
}
