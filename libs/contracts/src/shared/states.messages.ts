import type { ApplicationState, AttemptState, ClearanceState } from './states.ts';

interface StateText {
  readonly en: string;
  readonly fil: string;
}

/** Texts of the states in lists: the screens show them and the files of the lists hold them. */
export const STATE_TEXTS: {
  readonly application: Readonly<Record<ApplicationState, StateText>>;
  readonly clearance: Readonly<Record<ClearanceState, StateText>>;
  readonly attempt: Readonly<Record<AttemptState, StateText>>;
} = {
  application: {
    DRAFT: { en: 'Draft', fil: 'Burador' },
    SUBMITTED: { en: 'Submitted', fil: 'Naisumite' },
    RETURNED: { en: 'Returned', fil: 'Ibinalik' },
    ACCEPTED: { en: 'Accepted', fil: 'Tinanggap' },
    IN_CLEARANCE: { en: 'In clearance', fil: 'Nasa mga tanggapan' },
    CLEARED: { en: 'Cleared, for billing', fil: 'May lahat ng clearance, sisingilin' },
    ASSESSED: { en: 'Bill for approval', fil: 'Singil na aaprubahan' },
    FOR_PAYMENT: { en: 'For payment', fil: 'Babayaran' },
    PAID: { en: 'Paid', fil: 'Bayad na' },
    FOR_SIGNATURE: { en: 'For signature', fil: 'Lalagdaan' },
    ISSUED: { en: 'Permit issued', fil: 'Naibigay na ang permit' },
    REJECTED: { en: 'Refused', fil: 'Tinanggihan' },
    WITHDRAWN: { en: 'Withdrawn', fil: 'Binawi' },
    LAPSED: { en: 'Expired', fil: 'Nag-expire' },
    CANCELLED: { en: 'Cancelled', fil: 'Kinansela' },
  },
  clearance: {
    PENDING: { en: 'Waiting for review', fil: 'Naghihintay ng pagsusuri' },
    UNDER_REVIEW: { en: 'Under review', fil: 'Sinusuri' },
    INSPECTION_SCHEDULED: { en: 'Inspection scheduled', fil: 'May takdang inspeksiyon' },
    FOR_COMPLIANCE: { en: 'For compliance', fil: 'May dapat tuparin' },
    APPROVED: { en: 'Approved', fil: 'Aprubado' },
    CONDITIONALLY_APPROVED: { en: 'Approved with conditions', fil: 'Aprubado nang may kondisyon' },
    CLEARED_BY_LIST: { en: 'Cleared based on the BFP list', fil: 'May clearance ayon sa listahan ng BFP' },
    NOT_ISSUED_IN_TIME: { en: 'Not issued in time', fil: 'Hindi naibigay sa takdang panahon' },
    POST_AUDIT: { en: 'Post-audit', fil: 'Post-audit' },
    DEEMED_APPROVED: { en: 'Deemed approved', fil: 'Itinuring na aprubado' },
    REJECTED: { en: 'Refused', fil: 'Tinanggihan' },
    NOT_REQUIRED: { en: 'Not required', fil: 'Hindi kailangan' },
    CANCELLED: { en: 'Cancelled', fil: 'Kinansela' },
    RECALLED: { en: 'Recalled', fil: 'Binawi ng tanggapan' },
  },
  attempt: {
    CREATED: { en: 'Started', fil: 'Sinimulan' },
    REDIRECTED: { en: 'On the payment page', fil: 'Nasa pahina ng bayaran' },
    PENDING: { en: 'Verifying payment', fil: 'Bineberipika ang bayad' },
    SUCCEEDED: { en: 'Paid', fil: 'Bayad na' },
    FAILED: { en: 'Payment failed', fil: 'Hindi natuloy ang bayad' },
    CANCELLED: { en: 'Cancelled', fil: 'Kinansela' },
    EXPIRED: { en: 'Expired', fil: 'Nag-expire' },
    REFUND_PENDING: { en: 'Refund pending', fil: 'Nire-refund ang bayad' },
    REFUNDED: { en: 'Refunded', fil: 'Na-refund ang bayad' },
    PARTIALLY_REFUNDED: { en: 'Partly refunded', fil: 'Bahagyang na-refund' },
  },
};
