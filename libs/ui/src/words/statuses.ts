import {
  type ApplicationState,
  type AttemptState,
  type BillState,
  type ClearanceState,
  type DocumentState,
  type InstallmentState,
  type PermitState,
  type SanctionState,
  type AppealState,
  type BusinessStanding,
  STATE_TEXTS,
} from '@ebpls/contracts';

import type { Tone } from '../theme/tokens.ts';

/** The kinds of records that have a status, with their states. */
export interface StatusKinds {
  application: ApplicationState;
  clearance: ClearanceState;
  bill: BillState;
  installment: InstallmentState;
  attempt: AttemptState;
  permit: PermitState;
  business: BusinessStanding;
  document: DocumentState;
  sanction: SanctionState;
  appeal: AppealState;
}
export type StatusKind = keyof StatusKinds;
export type Shape = 'dashed' | 'owner' | 'clock' | 'visit' | 'check' | 'cross';

interface StatusLook {
  readonly tone: Tone;
  readonly shape: Shape;
  readonly en: string;
  readonly fil: string;
}

const SHAPE_TONES: Record<Shape, Tone> = {
  dashed: 'muted',
  owner: 'warning',
  clock: 'info',
  visit: 'info',
  check: 'success',
  cross: 'danger',
};

function createStatusLook(shape: Shape, en: string, fil: string): StatusLook {
  return { tone: SHAPE_TONES[shape], shape, en, fil };
}

/** Tones and icons for the status texts that the server defines too. */
function createStatusLooks<S extends string>(
  statusTexts: Readonly<Record<S, { readonly en: string; readonly fil: string }>>,
  shapes: Readonly<Record<S, Shape>>,
): Readonly<Record<S, StatusLook>> {
  const looks = Object.entries<Shape>(shapes).map(([state, shape]) => {
    const { en, fil } = statusTexts[state as S];
    return [state, createStatusLook(shape, en, fil)];
  });
  return Object.fromEntries(looks) as Record<S, StatusLook>;
}

/** Waits on the owner, past its day. */
function createLateLook(en: string, fil: string): StatusLook {
  return { ...createStatusLook('owner', en, fil), tone: 'danger' };
}

/**
 * One status, one tone, one word, one shape, everywhere: muted is at rest, warning waits on the owner, info is with an
 * office.
 */
export const STATUSES: { readonly [K in StatusKind]: Readonly<Record<StatusKinds[K], StatusLook>> } = {
  application: createStatusLooks(STATE_TEXTS.application, {
    DRAFT: 'dashed',
    SUBMITTED: 'clock',
    RETURNED: 'owner',
    ACCEPTED: 'clock',
    IN_CLEARANCE: 'clock',
    CLEARED: 'clock',
    ASSESSED: 'clock',
    FOR_PAYMENT: 'owner',
    PAID: 'check',
    FOR_SIGNATURE: 'clock',
    ISSUED: 'check',
    REJECTED: 'cross',
    WITHDRAWN: 'dashed',
    LAPSED: 'dashed',
    CANCELLED: 'dashed',
  }),
  clearance: createStatusLooks(STATE_TEXTS.clearance, {
    PENDING: 'clock',
    UNDER_REVIEW: 'clock',
    INSPECTION_SCHEDULED: 'visit',
    FOR_COMPLIANCE: 'owner',
    APPROVED: 'check',
    CONDITIONALLY_APPROVED: 'check',
    CLEARED_BY_LIST: 'check',
    NOT_ISSUED_IN_TIME: 'dashed',
    POST_AUDIT: 'clock',
    DEEMED_APPROVED: 'check',
    REJECTED: 'cross',
    NOT_REQUIRED: 'dashed',
    CANCELLED: 'dashed',
    RECALLED: 'clock',
  }),
  bill: {
    COMPUTED: createStatusLook('clock', 'For approval', 'Para aprubahan'),
    APPROVED: createStatusLook('check', 'Approved', 'Aprubado'),
    SUPERSEDED: createStatusLook('dashed', 'Replaced', 'Napalitan'),
    EXPIRED: createStatusLook('dashed', 'Expired', 'Nag-expire'),
    SETTLED: createStatusLook('check', 'Settled', 'Bayad na lahat'),
    VOID: createStatusLook('dashed', 'Void', 'Walang bisa'),
  },
  installment: {
    NOT_DUE: createStatusLook('dashed', 'Not due', 'Hindi pa takda'),
    DUE: createStatusLook('owner', 'Due', 'Dapat bayaran'),
    OVERDUE: createLateLook('Overdue', 'Lampas sa takda'),
    PARTIAL: createStatusLook('owner', 'Partly paid', 'Bahagyang bayad'),
    PAID: createStatusLook('check', 'Paid', 'Bayad na'),
    VOID: createStatusLook('dashed', 'Void', 'Walang bisa'),
    WAIVED: createStatusLook('dashed', 'Waived', 'Pinatawad'),
  },
  attempt: createStatusLooks(STATE_TEXTS.attempt, {
    CREATED: 'dashed',
    REDIRECTED: 'clock',
    PENDING: 'clock',
    SUCCEEDED: 'check',
    FAILED: 'cross',
    CANCELLED: 'dashed',
    EXPIRED: 'dashed',
    REFUND_PENDING: 'clock',
    REFUNDED: 'check',
    PARTIALLY_REFUNDED: 'check',
  }),
  permit: {
    GENERATED: createStatusLook('clock', 'For signature', 'Lalagdaan'),
    SIGNED: createStatusLook('clock', 'Signed', 'Nalagdaan'),
    ACTIVE: createStatusLook('check', 'Permit active', 'May bisa ang permit'),
    EXPIRED: createStatusLook('dashed', 'Expired', 'Nag-expire'),
    SUSPENDED: createStatusLook('cross', 'Suspended', 'Suspendido'),
    REVOKED: createStatusLook('cross', 'Revoked', 'Binawi ang permit'),
    SUPERSEDED: createStatusLook('dashed', 'Replaced', 'Napalitan'),
    SURRENDERED: createStatusLook('dashed', 'Surrendered', 'Isinauli'),
  },
  business: {
    PROSPECT: createStatusLook('dashed', 'No permit yet', 'Wala pang permit'),
    ACTIVE: createStatusLook('check', 'Active', 'Aktibo'),
    RENEWAL_PERIOD: createStatusLook('owner', 'For renewal', 'Dapat i-renew'),
    EXPIRED: createStatusLook('dashed', 'Expired', 'Nag-expire'),
    DELINQUENT: createLateLook('Delinquent', 'May atraso'),
    SUSPENDED: createStatusLook('cross', 'Suspended', 'Suspendido'),
    CLOSED_BY_ORDER: createStatusLook('cross', 'Closed by order', 'Ipinasara'),
    RETIREMENT_PENDING: createStatusLook('clock', 'For retirement', 'Isasara'),
    RETIRED: createStatusLook('dashed', 'Retired', 'Isinara na'),
  },
  document: {
    PENDING_REVIEW: createStatusLook('clock', 'For checking', 'Susuriin'),
    VALID: createStatusLook('check', 'Valid', 'Balido'),
    INVALID: createStatusLook('cross', 'Invalid', 'Hindi balido'),
    INCOMPLETE: createStatusLook('owner', 'Incomplete', 'Kulang'),
    REQUIRES_RESUBMISSION: createStatusLook('owner', 'Upload again', 'I-upload muli'),
  },
  sanction: {
    RECOMMENDED: createStatusLook('clock', 'Recommended', 'Inirekomenda'),
    SHOW_CAUSE: createStatusLook('owner', 'Owner to answer', 'Sasagot ang may-ari'),
    ANSWERED: createStatusLook('clock', 'For decision', 'Pagpapasyahan'),
    UNANSWERED: createStatusLook('clock', 'Not answered, for decision', 'Walang sagot, pagpapasyahan'),
    DISMISSED: createStatusLook('check', 'Dismissed', 'Na-dismiss'),
    SUSPENDED: createStatusLook('cross', 'Suspended', 'Suspendido'),
    COMPLIED: createStatusLook('clock', 'Suspended, corrected', 'Suspendido, naitama na'),
    REVOKED: createStatusLook('cross', 'Revoked', 'Binawi'),
    REINSTATED: createStatusLook('check', 'Reinstated', 'Pinayagan muli'),
    WITHDRAWN: createStatusLook('dashed', 'Withdrawn', 'Binawi ang rekomendasyon'),
  },
  appeal: {
    FILED: createStatusLook('clock', 'Appealed, for decision', 'Inapela, pagpapasyahan'),
    UPHELD: createStatusLook('cross', 'Decision upheld', 'Pinagtibay ang pasya'),
    REVERSED: createStatusLook('check', 'Decision reversed', 'Binaligtad ang pasya'),
  },
};

/** The look of a status; undefined when the word is not of that kind. */
export function findStatusLook<K extends StatusKind>(kind: K, status: StatusKinds[K]): StatusLook {
  return STATUSES[kind][status];
}

/** The tone of a status: what its badge, meter and row are coloured with. */
export function getStatusTone<K extends StatusKind>(kind: K, status: StatusKinds[K]): Tone {
  return findStatusLook(kind, status).tone;
}

/** The word of a status in that language. */
export function getStatusText<K extends StatusKind>(kind: K, status: StatusKinds[K], locale: 'en' | 'fil'): string {
  return findStatusLook(kind, status)[locale];
}
