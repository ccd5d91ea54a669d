/**
 * The views of the lists: each is one condition, written once in the API (`apps/api/src/domain/application-read/parts`), by which its
 * list is read and its figure is counted on every page (decision 0067).
 */

/**
 * Applications of all owners. `overdue`: past the legal limit of RA 11032 s.9 while the clock runs against the
 * municipality.
 */
export const TRANSACTION_VIEWS = [
  'open',
  'overdue',
  'submitted',
  'in_clearance',
  'to_compute',
  'to_approve',
  'for_payment',
  'to_release',
  'to_sign',
  'issued',
  'all',
] as const;
export type TransactionView = (typeof TRANSACTION_VIEWS)[number];

/** The stages of an application on the way to its permit, in their order; each is a view of the list. */
export const APPLICATION_STAGES = [
  'submitted',
  'in_clearance',
  'to_compute',
  'to_approve',
  'for_payment',
  'to_release',
  'to_sign',
  'issued',
] as const satisfies readonly TransactionView[];
export type ApplicationStage = (typeof APPLICATION_STAGES)[number];

/**
 * The date by which applications of a period are listed and counted. `decided`: issued or refused after the licensing
 * office accepted them, so that their legal processing time can be computed.
 */
export const TRANSACTION_DATES = ['filed', 'issued', 'decided'] as const;
export type TransactionDate = (typeof TRANSACTION_DATES)[number];

/**
 * Clearances of one office or barangay. `post_audit`: the law decided the application while they were open, and the
 * office has not looked yet; `out_of_turn`: taken before earlier ones, in the month of today.
 */
export const CLEARANCE_VIEWS = [
  'open',
  'overdue',
  'due_today',
  'mine',
  'unclaimed',
  'with_owner',
  'post_audit',
  'decided',
  'out_of_turn',
] as const;
export type ClearanceView = (typeof CLEARANCE_VIEWS)[number];

/** Those of an office's views by which the list of all applications can be narrowed. */
export const OFFICE_VIEWS = ['open', 'due_today', 'overdue', 'with_owner'] as const satisfies readonly ClearanceView[];
export type OfficeView = (typeof OFFICE_VIEWS)[number];

/** An owner's own applications that are not decided. `waiting`: the next act is the owner's. */
export const OWN_VIEWS = ['open', 'waiting'] as const;
export type OwnView = (typeof OWN_VIEWS)[number];

/**
 * When a case of a list is due: past its limit, today, until Sunday, after it; `none` while no limit runs against the
 * municipality.
 */
export const DUE_GROUPS = ['overdue', 'today', 'this_week', 'later', 'none'] as const;
export type DueGroup = (typeof DUE_GROUPS)[number];

/**
 * Finished things grow without end: their view is counted up to here, and a count above it means "more than so many".
 */
export const MAX_COUNT = 1000;
