import type {
  ApplicationState,
  AttemptState,
  BillState,
  BusinessState,
  ClearanceState,
  DocumentState,
  InstallmentState,
  PermitState,
  SanctionState,
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
  business: BusinessState;
  document: DocumentState;
  sanction: SanctionState;
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

/** Waits on the owner, past its day. */
function late(en: string, fil: string): StatusLook {
  return { ...look('owner', en, fil), tone: 'danger' };
}

/**
 * One status, one tone, one word, one shape, everywhere: muted is at rest, warning waits on the owner, info is with an
 * office.
 */
export const STATUSES: { readonly [K in StatusKind]: Readonly<Record<StatusWords[K], StatusLook>> } = {
  application: {
    DRAFT: look('dashed', 'Draft', 'Burador'),
    SUBMITTED: look('clock', 'Submitted', 'Naisumite'),
    RETURNED: look('owner', 'Returned', 'Ibinalik'),
    ACCEPTED: look('clock', 'Accepted', 'Tinanggap'),
    IN_CLEARANCE: look('clock', 'In clearance', 'Nasa mga tanggapan'),
    CLEARED: look('clock', 'Cleared, to be billed', 'Na-clear na, sisingilin'),
    ASSESSED: look('clock', 'Bill being approved', 'Inaaprubahan ang singil'),
    FOR_PAYMENT: look('owner', 'For payment', 'Babayaran'),
    PAID: look('check', 'Paid', 'Bayad na'),
    FOR_SIGNATURE: look('clock', 'For signature', 'Pipirmahan'),
    ISSUED: look('check', 'Permit issued', 'Naibigay na ang permit'),
    REJECTED: look('cross', 'Refused', 'Tinanggihan'),
    WITHDRAWN: look('dashed', 'Withdrawn', 'Binawi'),
    LAPSED: look('dashed', 'Lapsed', 'Napaso'),
    CANCELLED: look('dashed', 'Cancelled', 'Kinansela'),
  },
  clearance: {
    PENDING: look('clock', 'Waiting for review', 'Naghihintay ng pagsusuri'),
    UNDER_REVIEW: look('clock', 'Under review', 'Sinusuri'),
    INSPECTION_SCHEDULED: look('visit', 'Inspection set', 'May takdang inspeksiyon'),
    FOR_COMPLIANCE: look('owner', 'For compliance', 'May dapat tuparin'),
    APPROVED: look('check', 'Approved', 'Aprubado'),
    CONDITIONALLY_APPROVED: look('check', 'Approved with conditions', 'Aprubado nang may kondisyon'),
    DEEMED_APPROVED: look('check', 'Deemed approved', 'Itinuring na aprubado'),
    REJECTED: look('cross', 'Refused', 'Tinanggihan'),
    NOT_REQUIRED: look('dashed', 'Not required', 'Hindi kailangan'),
    CANCELLED: look('dashed', 'Cancelled', 'Kinansela'),
    RECALLED: look('clock', 'Recalled', 'Binawi ng tanggapan'),
  },
  bill: {
    COMPUTED: look('clock', 'For approval', 'Para aprubahan'),
    APPROVED: look('check', 'Approved', 'Aprubado'),
    SUPERSEDED: look('dashed', 'Replaced', 'Napalitan'),
    EXPIRED: look('dashed', 'Expired', 'Paso na'),
    SETTLED: look('check', 'Settled', 'Bayad na lahat'),
    VOID: look('dashed', 'Void', 'Walang bisa'),
  },
  installment: {
    NOT_DUE: look('dashed', 'Not due', 'Hindi pa due'),
    DUE: look('owner', 'Due', 'Dapat bayaran'),
    OVERDUE: late('Overdue', 'Lampas sa takda'),
    PARTIAL: look('owner', 'Partly paid', 'Bahagyang bayad'),
    PAID: look('check', 'Paid', 'Bayad na'),
    VOID: look('dashed', 'Void', 'Walang bisa'),
    WAIVED: look('dashed', 'Waived', 'Pinatawad'),
  },
  attempt: {
    CREATED: look('dashed', 'Started', 'Sinimulan'),
    REDIRECTED: look('clock', 'At the payment page', 'Nasa pahina ng bayaran'),
    PENDING: look('clock', 'Verifying payment', 'Bineberipika ang bayad'),
    SUCCEEDED: look('check', 'Paid', 'Bayad na'),
    FAILED: look('cross', 'Payment failed', 'Hindi natuloy ang bayad'),
    CANCELLED: look('dashed', 'Cancelled', 'Kinansela'),
    EXPIRED: look('dashed', 'Expired', 'Paso na'),
    REFUND_PENDING: look('clock', 'Refund under way', 'Isinasauli ang bayad'),
    REFUNDED: look('check', 'Refunded', 'Naisauli ang bayad'),
    PARTIALLY_REFUNDED: look('check', 'Partly refunded', 'Bahagyang naisauli'),
  },
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
