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
  STATE_WORDS,
} from '@ebpls/contracts';

import type { Tone } from '../theme/tokens.ts';

/** Each kind of thing that has a status, and its words. */
export interface StatusWords {
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
export type StatusKind = keyof StatusWords;
export type Shape = 'dashed' | 'owner' | 'clock' | 'visit' | 'check' | 'cross';

interface StatusLook {
  readonly tone: Tone;
  readonly shape: Shape;
  readonly en: string;
  readonly fil: string;
}

const TONE_OF: Record<Shape, Tone> = {
  dashed: 'muted',
  owner: 'warning',
  clock: 'info',
  visit: 'info',
  check: 'success',
  cross: 'danger',
};

function look(shape: Shape, en: string, fil: string): StatusLook {
  return { tone: TONE_OF[shape], shape, en, fil };
}

/** The looks of words that the server says too. */
function worded<S extends string>(
  said: Readonly<Record<S, { readonly en: string; readonly fil: string }>>,
  shapes: Readonly<Record<S, Shape>>,
): Readonly<Record<S, StatusLook>> {
  const looks = Object.entries<Shape>(shapes).map(([state, shape]) => {
    const { en, fil } = said[state as S];
    return [state, look(shape, en, fil)];
  });
  return Object.fromEntries(looks) as Record<S, StatusLook>;
}

/** Waits on the owner, past its day. */
function late(en: string, fil: string): StatusLook {
  return { ...look('owner', en, fil), tone: 'danger' };
}

/**
 * One status, one tone, one word, one shape, everywhere: muted is at rest, warning waits on the owner, info is with an
 * office.
 */
export const STATUSES: { readonly [K in StatusKind]: Readonly<Record<StatusWords[K], StatusLook>> } = {
  application: worded(STATE_WORDS.application, {
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
  clearance: worded(STATE_WORDS.clearance, {
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
    COMPUTED: look('clock', 'For approval', 'Para aprubahan'),
    APPROVED: look('check', 'Approved', 'Aprubado'),
    SUPERSEDED: look('dashed', 'Replaced', 'Napalitan'),
    EXPIRED: look('dashed', 'Expired', 'Paso na'),
    SETTLED: look('check', 'Settled', 'Bayad na lahat'),
    VOID: look('dashed', 'Void', 'Walang bisa'),
  },
  installment: {
    NOT_DUE: look('dashed', 'Not due', 'Hindi pa takda'),
    DUE: look('owner', 'Due', 'Dapat bayaran'),
    OVERDUE: late('Overdue', 'Lampas sa takda'),
    PARTIAL: look('owner', 'Partly paid', 'Bahagyang bayad'),
    PAID: look('check', 'Paid', 'Bayad na'),
    VOID: look('dashed', 'Void', 'Walang bisa'),
    WAIVED: look('dashed', 'Waived', 'Pinatawad'),
  },
  attempt: worded(STATE_WORDS.attempt, {
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
    GENERATED: look('clock', 'For signature', 'Pipirmahan'),
    SIGNED: look('clock', 'Signed', 'Napirmahan'),
    ACTIVE: look('check', 'Permit active', 'May bisa ang permit'),
    EXPIRED: look('dashed', 'Expired', 'Paso na'),
    SUSPENDED: look('cross', 'Suspended', 'Suspendido'),
    REVOKED: look('cross', 'Revoked', 'Binawi ang permit'),
    SUPERSEDED: look('dashed', 'Replaced', 'Napalitan'),
    SURRENDERED: look('dashed', 'Surrendered', 'Isinauli'),
  },
  business: {
    PROSPECT: look('dashed', 'No permit yet', 'Wala pang permit'),
    ACTIVE: look('check', 'Active', 'Aktibo'),
    RENEWAL_PERIOD: look('owner', 'To be renewed', 'Dapat i-renew'),
    EXPIRED: look('dashed', 'Expired', 'Paso na'),
    DELINQUENT: late('Delinquent', 'May atraso'),
    SUSPENDED: look('cross', 'Suspended', 'Suspendido'),
    CLOSED_BY_ORDER: look('cross', 'Closed by order', 'Ipinasara'),
    RETIREMENT_PENDING: look('clock', 'Closing', 'Isinasara'),
    RETIRED: look('dashed', 'Retired', 'Isinara na'),
  },
  document: {
    PENDING_REVIEW: look('clock', 'To be checked', 'Susuriin'),
    VALID: look('check', 'Valid', 'Balido'),
    INVALID: look('cross', 'Not valid', 'Hindi balido'),
    INCOMPLETE: look('owner', 'Incomplete', 'Kulang'),
    REQUIRES_RESUBMISSION: look('owner', 'Send again', 'Ipadala muli'),
  },
  sanction: {
    RECOMMENDED: look('clock', 'Recommended', 'Inirekomenda'),
    SHOW_CAUSE: look('owner', 'Owner to answer', 'Sasagot ang may-ari'),
    ANSWERED: look('clock', 'To be decided', 'Pagpapasyahan'),
    UNANSWERED: look('clock', 'Not answered, to be decided', 'Walang sagot, pagpapasyahan'),
    DISMISSED: look('check', 'Dismissed', 'Na-dismiss'),
    SUSPENDED: look('cross', 'Suspended', 'Suspendido'),
    COMPLIED: look('clock', 'Suspended, put right', 'Suspendido, naituwid na'),
    REVOKED: look('cross', 'Revoked', 'Binawi'),
    REINSTATED: look('check', 'Reinstated', 'Ibinalik'),
    WITHDRAWN: look('dashed', 'Taken back', 'Binawi ang rekomendasyon'),
  },
  appeal: {
    FILED: look('clock', 'Appealed, to be decided', 'Inapela, pagpapasyahan'),
    UPHELD: look('cross', 'Decision stands', 'Nananatili ang pasya'),
    REVERSED: look('check', 'Decision reversed', 'Binaligtad ang pasya'),
  },
};

/** The look of a status; undefined when the word is not of that kind. */
export function statusLook<K extends StatusKind>(kind: K, status: StatusWords[K]): StatusLook {
  return STATUSES[kind][status];
}

/** The tone of a status: what its badge, meter and row are coloured with. */
export function toneOf<K extends StatusKind>(kind: K, status: StatusWords[K]): Tone {
  return statusLook(kind, status).tone;
}

/** The word of a status in that language. */
export function statusWord<K extends StatusKind>(kind: K, status: StatusWords[K], locale: 'en' | 'fil'): string {
  return statusLook(kind, status)[locale];
}
