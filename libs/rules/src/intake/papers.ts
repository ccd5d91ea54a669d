import type { ApplicationType, DocumentState, Requirement, RequirementRule } from '@ebpls/contracts';

/** States of an uploaded document that block an application (domain reference 2.1). */
export const UNFIT_PAPER: readonly DocumentState[] = ['INVALID', 'INCOMPLETE', 'REQUIRES_RESUBMISSION'];

/** Owners are notified of a paper this many days before it ends: most agencies renew a licence within a month. */
export const EXPIRY_NOTICE_DAYS = 30;

/** A paper as the rules see it; days are those of Manila. */
export interface KeptPaper {
  readonly state: DocumentState;
  readonly sent_on: string;
  readonly valid_from: string | null;
  readonly valid_until: string | null;
  /** Sent for this very application, or filed with it. */
  readonly is_own: boolean;
}

/** For which application a paper is looked for, and on which day. */
export interface PaperCase {
  readonly application_type: ApplicationType;
  readonly tax_year: number;
  readonly day: string;
}

/** Rules that require a paper because something changed: an older copy shows the former state. */
const BECAUSE_OF_CHANGE: readonly RequirementRule[] = [
  'name_or_org_changed',
  'line_added',
  'location_changed',
  'optional_if_moved',
  'changed',
  'moved_env_medium',
  'moved_env_high',
  'moved_machinery',
  'moved_to_stall',
  'moved_home_based',
  'owner_changed',
  'owner_died',
];
const OCTOBER_FIRST = '10-01';

export function isExpired({ valid_until }: Pick<KeptPaper, 'valid_until'>, day: string): boolean {
  return valid_until !== null && valid_until < day;
}

/** Whether a requirement is met by this paper on this day. */
export function isGoodPaper(paper: Pick<KeptPaper, 'state' | 'valid_until'>, day: string): boolean {
  return !UNFIT_PAPER.includes(paper.state) && !isExpired(paper, day);
}

type PaperKind = Pick<Requirement, 'rules' | 'expires' | 'reuse'>;

/**
 * Whether a paper that was sent before, or for another application, is offered to this one: good and in force on the
 * day, and not outdated by a later change. One whose kind ends and that names no day holds for the year for which it
 * was sent: papers for a year are collected from October on.
 */
export function isOffered(
  paper: KeptPaper,
  requiredPaper: PaperKind,
  { application_type, tax_year, day }: PaperCase,
): boolean {
  const rule = requiredPaper.rules[application_type];
  const is_undated = requiredPaper.expires && paper.valid_until === null;
  if (!isGoodPaper(paper, day) || !hasBegun(paper, day) || !isReusable(requiredPaper, rule)) return false;
  // The registration is required because the known one has ended: a copy without a day may be that one.
  if (rule === 'registration_expired' && is_undated) return false;
  return (requiredPaper.reuse !== 'year' && !is_undated) || paper.sent_on >= `${tax_year - 1}-${OCTOBER_FIRST}`;
}

function hasBegun({ valid_from }: KeptPaper, day: string): boolean {
  return valid_from === null || valid_from <= day;
}

function isReusable({ reuse }: PaperKind, rule: RequirementRule): boolean {
  return reuse !== 'never' && !BECAUSE_OF_CHANGE.includes(rule);
}

/**
 * Paper that meets a requirement: of `papers`, newest first, the newest of its own or offered one that has not ended.
 * One of its own that has ended is returned when there is no other, so that the screen can name it.
 */
export function findPaper<P extends KeptPaper>(
  papers: readonly P[],
  requiredPaper: PaperKind,
  paper_case: PaperCase,
): P | undefined {
  const standing = papers.filter((paper) => paper.is_own || isOffered(paper, requiredPaper, paper_case));
  return standing.find((paper) => !isExpired(paper, paper_case.day)) ?? standing[0];
}
