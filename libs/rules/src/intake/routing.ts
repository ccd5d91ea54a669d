// Decides which offices must clear an application (domain reference 3.2).

import {
  type ApplicationType,
  CLEARING_OFFICES,
  type ClearingOffice,
  type LineOfBusiness,
  type MessageKey,
} from '@ebpls/contracts';

import { hasAmendment, hasLineFlag, type ApplicationFacts, hasEnoughEmployees } from './facts.ts';

type RoutingKey = Extract<MessageKey, `routing.${string}`>;
type RoutingReason = RoutingKey extends infer Key ? (Key extends `routing.${infer Rest}` ? Rest : never) : never;

/** Whether an office must clear an application, and why or why not. */
export interface NeededClearance {
  readonly office: ClearingOffice;
  readonly needed: boolean;
  readonly reason: RoutingKey;
}

type RoutingAnswer = Omit<NeededClearance, 'office'>;
type RoutingRule = (facts: ApplicationFacts) => RoutingAnswer;

const requireClearance = (reason: RoutingReason): RoutingAnswer => ({ needed: true, reason: `routing.${reason}` });
const skipClearance = (reason: RoutingReason): RoutingAnswer => ({ needed: false, reason: `routing.${reason}` });
const requireClearanceIf = (isNeeded: boolean, because: RoutingReason, otherReason: RoutingReason): RoutingAnswer =>
  isNeeded ? requireClearance(because) : skipClearance(otherReason);

const listAddedLines = (facts: ApplicationFacts): readonly LineOfBusiness[] => facts.added_lines ?? facts.lines;
const isRelocation = (facts: ApplicationFacts): boolean => hasAmendment(facts, 'CHANGE_LOCATION');
const changesHands = (facts: ApplicationFacts): boolean =>
  hasAmendment(facts, 'TRANSFER_OWNERSHIP', 'CHANGE_NAME', 'CHANGE_ORG_TYPE', 'DEATH');
const isLineAddition = (facts: ApplicationFacts): boolean => hasAmendment(facts, 'ADD_LINE');
const hasMediumEnvironmentLine = (facts: ApplicationFacts): boolean =>
  facts.lines.some(({ environment }) => environment !== 'L');

/** One column of the routing table for each kind of application; a kind that is absent needs nothing. */
interface RoutingColumn {
  readonly NEW: RoutingRule;
  readonly RENEWAL: RoutingRule;
  readonly AMENDMENT: RoutingRule;
  readonly RETIREMENT: RoutingRule;
}

/** Questions that every application answers with yes. */
const UNCONDITIONAL_QUESTIONS = new WeakSet<RoutingRule>();

function requireAlways(reason: RoutingReason): RoutingRule {
  const question: RoutingRule = () => requireClearance(reason);
  UNCONDITIONAL_QUESTIONS.add(question);
  return question;
}

const skipAlways: RoutingRule = () => skipClearance('not_for_this_application');
const onMove: RoutingRule = (facts) => requireClearanceIf(isRelocation(facts), 'place_changes', 'place_stays');
const onMoveOrLine: RoutingRule = (facts) =>
  requireClearanceIf(
    isRelocation(facts) || isLineAddition(facts),
    isRelocation(facts) ? 'place_changes' : 'line_added',
    'place_and_lines_stay',
  );
const createMoveOrLineRule =
  (isMatter: (lines: readonly LineOfBusiness[]) => boolean, because: RoutingReason): RoutingRule =>
  (facts) => {
    if (isRelocation(facts)) return requireClearance('place_changes');
    return requireClearanceIf(
      isLineAddition(facts) && isMatter(listAddedLines(facts)),
      because,
      'not_for_this_application',
    );
  };
const checkAgriculture: RoutingRule = (facts) =>
  requireClearanceIf(hasLineFlag(facts.lines, 'agriculture'), 'agricultural_line', 'no_agricultural_line');
const agriculturalAmendment: RoutingRule = (facts) =>
  requireClearanceIf(
    (isRelocation(facts) && hasLineFlag(facts.lines, 'agriculture')) ||
      (isLineAddition(facts) && hasLineFlag(listAddedLines(facts), 'agriculture')),
    'agricultural_line',
    'no_agricultural_line',
  );
const enoughEmployees: RoutingRule = (facts) =>
  requireClearanceIf(hasEnoughEmployees(facts), 'enough_employees', 'few_employees');

const checkSanitation: RoutingRule = (facts) => {
  if (isRelocation(facts)) return requireClearance('place_changes');
  if (changesHands(facts)) return requireClearanceIf(hasLineFlag(facts.lines, 'food'), 'food_line', 'no_food_line');
  return requireClearanceIf(
    isLineAddition(facts) && hasLineFlag(listAddedLines(facts), 'food', 'personal_care'),
    'food_or_personal_care',
    'no_food_line',
  );
};

/** The routing table of domain reference 3.2, a row for each office. */
const TABLE: Record<ClearingOffice, RoutingColumn> = {
  bplo: {
    NEW: requireAlways('final_check'),
    RENEWAL: requireAlways('final_check'),
    AMENDMENT: requireAlways('final_check'),
    RETIREMENT: requireAlways('final_check'),
  },
  barangay: {
    NEW: requireAlways('barangay_of_the_place'),
    RENEWAL: requireAlways('barangay_of_the_place'),
    AMENDMENT: (facts) =>
      requireClearanceIf(
        isRelocation(facts) || changesHands(facts),
        isRelocation(facts) ? 'place_changes' : 'owner_changes',
        'place_and_owner_stay',
      ),
    RETIREMENT: requireAlways('closure_certified'),
  },
  mpdo: {
    NEW: requireAlways('zoning_of_the_place'),
    RENEWAL: (facts) =>
      requireClearanceIf(
        facts.changed || facts.zoning_nonconforming === true,
        'changed_or_nonconforming',
        'nothing_changed',
      ),
    AMENDMENT: onMoveOrLine,
    RETIREMENT: skipAlways,
  },
  engineering: {
    NEW: requireAlways('building_safety'),
    RENEWAL: requireAlways('building_safety'),
    AMENDMENT: createMoveOrLineRule((lines) => hasLineFlag(lines, 'machinery'), 'machinery_added'),
    RETIREMENT: skipAlways,
  },
  fire: {
    NEW: requireAlways('fire_safety'),
    RENEWAL: requireAlways('fire_safety'),
    AMENDMENT: createMoveOrLineRule((lines) => hasLineFlag(lines, 'fire_hazard', 'fuel'), 'hazard_added'),
    RETIREMENT: skipAlways,
  },
  rhu: {
    NEW: requireAlways('sanitation'),
    RENEWAL: requireAlways('sanitation'),
    AMENDMENT: checkSanitation,
    RETIREMENT: skipAlways,
  },
  menro: {
    NEW: requireAlways('environment'),
    RENEWAL: (facts) => requireClearanceIf(hasMediumEnvironmentLine(facts), 'environment_medium', 'environment_low'),
    AMENDMENT: onMoveOrLine,
    RETIREMENT: skipAlways,
  },
  assessor: {
    NEW: requireAlways('property_record'),
    RENEWAL: requireAlways('property_record'),
    AMENDMENT: onMove,
    RETIREMENT: requireAlways('property_tax_standing'),
  },
  mao: { NEW: checkAgriculture, RENEWAL: checkAgriculture, AMENDMENT: agriculturalAmendment, RETIREMENT: skipAlways },
  peso: { NEW: enoughEmployees, RENEWAL: enoughEmployees, AMENDMENT: skipAlways, RETIREMENT: skipAlways },
};

/**
 * Which offices clear an application, each with its reason (domain reference 3.2): those of the table, and those that the
 * revenue code names for a line of business. A temporary permit goes the way of a new one.
 */
export function listClearances(facts: ApplicationFacts): NeededClearance[] {
  const column = getColumn(facts.application_type);
  return CLEARING_OFFICES.map((office) => {
    const rule = TABLE[office][column];
    const answer = rule(facts);
    const isNamed = !answer.needed && rule !== skipAlways && isNamedByLine(facts, office);
    return { office, ...(isNamed ? requireClearance('named_by_line') : answer) };
  });
}

/** Whether a line names the office; of an amendment, a line that it adds. */
function isNamedByLine(facts: ApplicationFacts, office: ClearingOffice): boolean {
  const lines = facts.application_type === 'AMENDMENT' ? (facts.added_lines ?? []) : facts.lines;
  return lines.some(({ offices = [] }) => offices.includes(office));
}

/** A temporary permit goes the way of a new one. */
function getColumn(application_type: ApplicationType): keyof RoutingColumn {
  return application_type === 'SPECIAL' ? 'NEW' : application_type;
}

/** Whether an office clears all applications of a kind, some of them or none, as the Citizen's Charter lists it. */
export function getRoutingScope(office: ClearingOffice, application_type: ApplicationType): 'ALL' | 'SOME' | 'NONE' {
  const question = TABLE[office][getColumn(application_type)];
  if (question === skipAlways) return 'NONE';
  return UNCONDITIONAL_QUESTIONS.has(question) ? 'ALL' : 'SOME';
}
