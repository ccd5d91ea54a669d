import type { ApplicationType, Bilingual, ClearingOffice, Requirement, RequirementRule } from '@ebpls/contracts';

import { hasAmendment, hasLineFlag, type ApplicationFacts, hasEnoughEmployees } from './facts.ts';

/**
 * A document that this application needs. `auto` documents are produced or checked by the system; no one uploads them.
 */
export interface NeededRequirement {
  readonly code: string;
  readonly name: Bilingual;
  readonly mandatory: boolean;
  readonly auto: boolean;
  readonly verified_by: readonly ClearingOffice[];
}

type Condition = (facts: ApplicationFacts, code: string) => boolean;

const UNCONDITIONAL_RULES: readonly RequirementRule[] = ['mandatory', 'optional', 'auto'];
const BY_ITSELF: readonly RequirementRule[] = ['auto', 'auto_if_moved'];
const NOT_MANDATORY: readonly RequirementRule[] = [...BY_ITSELF, 'optional', 'optional_if_moved'];

const isRelocation: Condition = (facts) => hasAmendment(facts, 'CHANGE_LOCATION');
const envMedium: Condition = ({ lines }) => lines.some(({ environment }) => environment !== 'L');
const envHigh: Condition = ({ lines }) => lines.some(({ environment }) => environment === 'H');
const hasMachinery: Condition = ({ lines }) => hasLineFlag(lines, 'machinery');
const isStall: Condition = ({ premises, activity_of_place }) =>
  premises === 'MARKET_STALL' || activity_of_place === 'STALL';
const isHome: Condition = ({ activity_of_place }) => activity_of_place === 'HOME_BASED';
const movesAnd =
  (also: Condition): Condition =>
  (facts, code) =>
    isRelocation(facts, code) && also(facts, code);

const CONDITIONS: Record<Exclude<RequirementRule, 'none' | 'mandatory' | 'optional' | 'auto'>, Condition> = {
  registration_expired: (facts) => facts.registration_expired === true,
  name_or_org_changed: (facts) => hasAmendment(facts, 'CHANGE_NAME', 'CHANGE_ORG_TYPE', 'TRANSFER_OWNERSHIP'),
  line_added: (facts) => hasAmendment(facts, 'ADD_LINE'),
  location_changed: isRelocation,
  auto_if_moved: isRelocation,
  optional_if_moved: isRelocation,
  changed: (facts) => facts.changed,
  represented: (facts) => facts.represented === true,
  at_counter: (facts) => facts.at_counter === true,
  food: ({ lines }) => hasLineFlag(lines, 'food'),
  water_or_food: ({ lines }) => hasLineFlag(lines, 'water', 'food', 'lodging'),
  health_cards: ({ lines }) => hasLineFlag(lines, 'health_cards'),
  env_medium: envMedium,
  env_high: envHigh,
  moved_env_medium: movesAnd(envMedium),
  moved_env_high: movesAnd(envHigh),
  machinery: hasMachinery,
  moved_machinery: movesAnd(hasMachinery),
  by_line: ({ lines, added_lines, application_type }, code) =>
    (application_type === 'AMENDMENT' ? (added_lines ?? []) : lines).some(({ papers }) =>
      papers.some((paper) => paper.code === code),
    ),
  five_employees: hasEnoughEmployees,
  claimed: ({ exemptions_claimed }) => exemptions_claimed.length > 0,
  market_stall: isStall,
  moved_to_stall: movesAnd(isStall),
  home_based: isHome,
  moved_home_based: movesAnd(isHome),
  owner_changed: (facts) => hasAmendment(facts, 'TRANSFER_OWNERSHIP', 'DEATH'),
  owner_died: (facts) => hasAmendment(facts, 'DEATH'),
  fire_on_record: (facts) => facts.fire_on_record === true,
};

function isConditional(rule: RequirementRule): rule is keyof typeof CONDITIONS {
  return Object.hasOwn(CONDITIONS, rule);
}

function isRequired(rule: RequirementRule, facts: ApplicationFacts, code: string): boolean {
  return isConditional(rule) ? CONDITIONS[rule](facts, code) : UNCONDITIONAL_RULES.includes(rule);
}

/** Title of this paper: with its name in the lines, such as a drugstore's licence, or with the reliefs that it proves. */
function getRequirementTitle(requirement: Requirement, facts: ApplicationFacts): Bilingual {
  const papers = facts.lines.flatMap((line) => line.papers).filter(({ code }) => code === requirement.code);
  const isProof = requirement.rules[facts.application_type] === 'claimed';
  const names = [...papers.map(({ name }) => name), ...(isProof ? (facts.claimed_names ?? []) : [])];
  if (names.length === 0) return requirement.name;
  const list = (locale: 'en' | 'fil'): string => [...new Set(names.map((name) => name[locale]))].join(', ');
  return { en: `${requirement.name.en}: ${list('en')}`, fil: `${requirement.name.fil}: ${list('fil')}` };
}

/**
 * Papers of an application, in catalogue order (domain reference 2.1). Frozen at acceptance: no office may require more
 * (RA 11032).
 */
export function listRequirements(facts: ApplicationFacts, catalogue: readonly Requirement[]): NeededRequirement[] {
  const type: ApplicationType = facts.application_type;
  return catalogue
    .filter(({ rules, code }) => isRequired(rules[type], facts, code))
    .map((requirement) => {
      const rule = requirement.rules[type];
      return {
        code: requirement.code,
        name: getRequirementTitle(requirement, facts),
        mandatory: !NOT_MANDATORY.includes(rule),
        auto: BY_ITSELF.includes(rule),
        verified_by: requirement.verified_by,
      };
    });
}

/** Whether an owner may state that the document does not apply: what somebody claims is proved, or not claimed. */
export function canBeInapplicable({ rules }: Requirement, application_type: ApplicationType): boolean {
  return rules[application_type] !== 'claimed';
}

/** Whether the system produces or checks the document for this type of application, so that nobody uploads it. */
export function isMadeBySystem({ rules }: Requirement, application_type: ApplicationType): boolean {
  return BY_ITSELF.includes(rules[application_type]);
}
