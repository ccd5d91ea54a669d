import {
  type ApplicationType,
  CLEARING_OFFICES,
  type ClearingOffice,
  type LineOfBusiness,
  type MessageKey,
} from '@ebpls/contracts';

import { amends, anyLine, type ApplicationFacts, hasEnoughEmployees } from './facts.ts';

type RoutingKey = Extract<MessageKey, `routing.${string}`>;
type Word = RoutingKey extends infer Key ? (Key extends `routing.${infer Rest}` ? Rest : never) : never;

/** Whether an office must clear an application, and why or why not. */
export interface NeededClearance {
  readonly office: ClearingOffice;
  readonly needed: boolean;
  readonly reason: RoutingKey;
}

type Answer = Omit<NeededClearance, 'office'>;
type Question = (facts: ApplicationFacts) => Answer;

const yes = (reason: Word): Answer => ({ needed: true, reason: `routing.${reason}` });
const no = (reason: Word): Answer => ({ needed: false, reason: `routing.${reason}` });
const either = (needed: boolean, because: Word, otherwise: Word): Answer => (needed ? yes(because) : no(otherwise));

const addedLines = (facts: ApplicationFacts): readonly LineOfBusiness[] => facts.added_lines ?? facts.lines;
const moves = (facts: ApplicationFacts): boolean => amends(facts, 'CHANGE_LOCATION');
const changesHands = (facts: ApplicationFacts): boolean =>
  amends(facts, 'TRANSFER_OWNERSHIP', 'CHANGE_NAME', 'CHANGE_ORG_TYPE', 'DEATH');
const adds = (facts: ApplicationFacts): boolean => amends(facts, 'ADD_LINE');
const envAtLeastMedium = (facts: ApplicationFacts): boolean =>
  facts.lines.some(({ environment }) => environment !== 'L');

/** One column of the routing table for each kind of application; a kind that is absent needs nothing. */
interface Row {
  readonly NEW: Question;
  readonly RENEWAL: Question;
  readonly AMENDMENT: Question;
  readonly RETIREMENT: Question;
}

/** Questions that every application answers with yes. */
const ALWAYS = new WeakSet<Question>();

function always(reason: Word): Question {
  const question: Question = () => yes(reason);
  ALWAYS.add(question);
  return question;
}

const never: Question = () => no('not_for_this_application');
const onMove: Question = (facts) => either(moves(facts), 'place_changes', 'place_stays');
const onMoveOrLine: Question = (facts) =>
  either(moves(facts) || adds(facts), moves(facts) ? 'place_changes' : 'line_added', 'place_and_lines_stay');
const onMoveOrLineWith =
  (isMatter: (lines: readonly LineOfBusiness[]) => boolean, because: Word): Question =>
  (facts) => {
    if (moves(facts)) return yes('place_changes');
    return either(adds(facts) && isMatter(addedLines(facts)), because, 'not_for_this_application');
  };
const agricultural: Question = (facts) =>
  either(anyLine(facts.lines, 'agriculture'), 'agricultural_line', 'no_agricultural_line');
const agriculturalAmendment: Question = (facts) =>
  either(
    (moves(facts) && anyLine(facts.lines, 'agriculture')) || (adds(facts) && anyLine(addedLines(facts), 'agriculture')),
    'agricultural_line',
    'no_agricultural_line',
  );
const enoughEmployees: Question = (facts) => either(hasEnoughEmployees(facts), 'enough_employees', 'few_employees');

const sanitary: Question = (facts) => {
  if (moves(facts)) return yes('place_changes');
  if (changesHands(facts)) return either(anyLine(facts.lines, 'food'), 'food_line', 'no_food_line');
  return either(
    adds(facts) && anyLine(addedLines(facts), 'food', 'personal_care'),
    'food_or_personal_care',
    'no_food_line',
  );
};

/** The routing table of domain reference 3.2, a row for each office. */
const TABLE: Record<ClearingOffice, Row> = {
  bplo: {
    NEW: always('final_check'),
    RENEWAL: always('final_check'),
    AMENDMENT: always('final_check'),
    RETIREMENT: always('final_check'),
  },
  barangay: {
    NEW: always('barangay_of_the_place'),
    RENEWAL: always('barangay_of_the_place'),
    AMENDMENT: (facts) =>
      either(
        moves(facts) || changesHands(facts),
        moves(facts) ? 'place_changes' : 'owner_changes',
        'place_and_owner_stay',
      ),
    RETIREMENT: always('closure_certified'),
  },
  mpdo: {
    NEW: always('zoning_of_the_place'),
    RENEWAL: (facts) =>
      either(facts.changed || facts.zoning_nonconforming === true, 'changed_or_nonconforming', 'nothing_changed'),
    AMENDMENT: onMoveOrLine,
    RETIREMENT: never,
  },
  engineering: {
    NEW: always('building_safety'),
    RENEWAL: always('building_safety'),
    AMENDMENT: onMoveOrLineWith((lines) => anyLine(lines, 'machinery'), 'machinery_added'),
    RETIREMENT: never,
  },
  fire: {
    NEW: always('fire_safety'),
    RENEWAL: always('fire_safety'),
    AMENDMENT: onMoveOrLineWith((lines) => anyLine(lines, 'fire_hazard', 'fuel'), 'hazard_added'),
    RETIREMENT: never,
  },
  rhu: { NEW: always('sanitation'), RENEWAL: always('sanitation'), AMENDMENT: sanitary, RETIREMENT: never },
  menro: {
    NEW: always('environment'),
    RENEWAL: (facts) => either(envAtLeastMedium(facts), 'environment_medium', 'environment_low'),
    AMENDMENT: onMoveOrLine,
    RETIREMENT: never,
  },
  assessor: {
    NEW: always('property_record'),
    RENEWAL: always('property_record'),
    AMENDMENT: onMove,
    RETIREMENT: always('property_tax_standing'),
  },
  mao: { NEW: agricultural, RENEWAL: agricultural, AMENDMENT: agriculturalAmendment, RETIREMENT: never },
  peso: { NEW: enoughEmployees, RENEWAL: enoughEmployees, AMENDMENT: never, RETIREMENT: never },
};

/**
 * Which offices clear an application, each with its reason (domain reference 3.2). A temporary permit goes the way of a
 * new one.
 */
export function clearancesFor(facts: ApplicationFacts): NeededClearance[] {
  const column = columnFor(facts.application_type);
  return CLEARING_OFFICES.map((office) => ({ office, ...TABLE[office][column](facts) }));
}

/** A temporary permit goes the way of a new one. */
function columnFor(application_type: ApplicationType): keyof Row {
  return application_type === 'SPECIAL' ? 'NEW' : application_type;
}

/** Whether an office clears all applications of a kind, some of them or none, as the Citizen's Charter lists it. */
export function getRoutingScope(office: ClearingOffice, application_type: ApplicationType): 'ALL' | 'SOME' | 'NONE' {
  const question = TABLE[office][columnFor(application_type)];
  if (question === never) return 'NONE';
  return ALWAYS.has(question) ? 'ALL' : 'SOME';
}
