import * as v from 'valibot';

/** The words of the state machines (domain reference 3.3 to 3.5). The edges are tables in libs/rules. */
export const APPLICATION_STATES = [
  'DRAFT',
  'SUBMITTED',
  'RETURNED',
  'ACCEPTED',
  'IN_CLEARANCE',
  'CLEARED',
  'ASSESSED',
  'FOR_PAYMENT',
  'PAID',
  'FOR_SIGNATURE',
  'ISSUED',
  'REJECTED',
  'WITHDRAWN',
  'LAPSED',
  'CANCELLED',
] as const;
export const ApplicationState = v.picklist(APPLICATION_STATES);
export type ApplicationState = (typeof APPLICATION_STATES)[number];

export const CLEARANCE_STATES = [
  'PENDING',
  'UNDER_REVIEW',
  'INSPECTION_SCHEDULED',
  'FOR_COMPLIANCE',
  'APPROVED',
  'CONDITIONALLY_APPROVED',
  /** Fire renewals: the list of the bureau, or its absence, decided (RA 11032 s.11). */
  'CLEARED_BY_LIST',
  /** Barangay: its days passed, so the municipality continues without it (LGC s.152(c)). */
  'NOT_ISSUED_IN_TIME',
  /** Open when the law decided the whole application; its office audits it later. */
  'POST_AUDIT',
  /** Only in rows of databases before migration 0200. */
  'DEEMED_APPROVED',
  'REJECTED',
  'NOT_REQUIRED',
  'CANCELLED',
  'RECALLED',
] as const;
export const ClearanceState = v.picklist(CLEARANCE_STATES);
export type ClearanceState = (typeof CLEARANCE_STATES)[number];

export const BILL_STATES = ['COMPUTED', 'APPROVED', 'SUPERSEDED', 'EXPIRED', 'SETTLED', 'VOID'] as const;
export const BillState = v.picklist(BILL_STATES);
export type BillState = (typeof BILL_STATES)[number];

export const INSTALLMENT_STATES = ['NOT_DUE', 'DUE', 'OVERDUE', 'PARTIAL', 'PAID', 'VOID', 'WAIVED'] as const;
export const InstallmentState = v.picklist(INSTALLMENT_STATES);
export type InstallmentState = (typeof INSTALLMENT_STATES)[number];

export const ATTEMPT_STATES = [
  'CREATED',
  'REDIRECTED',
  'PENDING',
  'SUCCEEDED',
  'FAILED',
  'CANCELLED',
  'EXPIRED',
  'REFUND_PENDING',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
] as const;
export const AttemptState = v.picklist(ATTEMPT_STATES);
export type AttemptState = (typeof ATTEMPT_STATES)[number];

export const PERMIT_STATES = [
  'GENERATED',
  'SIGNED',
  'ACTIVE',
  'EXPIRED',
  'SUSPENDED',
  'REVOKED',
  'SUPERSEDED',
  'SURRENDERED',
] as const;
export const PermitState = v.picklist(PERMIT_STATES);
export type PermitState = (typeof PERMIT_STATES)[number];

export const BUSINESS_STATES = [
  'PROSPECT',
  'ACTIVE',
  'EXPIRED',
  'SUSPENDED',
  'CLOSED_BY_ORDER',
  'RETIREMENT_PENDING',
  'RETIRED',
] as const;
export const BusinessState = v.picklist(BUSINESS_STATES);
export type BusinessState = (typeof BUSINESS_STATES)[number];

/** Standing of a business on a day (domain reference 3.10b); its state is the result of the last act. */
export const STANDINGS = [
  'PROSPECT',
  'ACTIVE',
  'RENEWAL_PERIOD',
  'EXPIRED',
  'DELINQUENT',
  'SUSPENDED',
  'CLOSED_BY_ORDER',
  'RETIREMENT_PENDING',
  'RETIRED',
] as const;
export const BusinessStanding = v.picklist(STANDINGS);
export type BusinessStanding = (typeof STANDINGS)[number];

export const DOCUMENT_STATES = ['PENDING_REVIEW', 'VALID', 'INVALID', 'INCOMPLETE', 'REQUIRES_RESUBMISSION'] as const;
export const DocumentState = v.picklist(DOCUMENT_STATES);
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** How far the check of a document is: with an office, accepted by the offices that cleared with it, or none. */
export const DOCUMENT_CHECKS = ['with_offices', 'accepted', 'none'] as const;
export const DocumentCheck = v.picklist(DOCUMENT_CHECKS);
export type DocumentCheck = (typeof DOCUMENT_CHECKS)[number];

export const APPLICATION_TYPES = ['NEW', 'RENEWAL', 'AMENDMENT', 'RETIREMENT', 'SPECIAL'] as const;
export const ApplicationType = v.picklist(APPLICATION_TYPES, 'application_type.required');
export type ApplicationType = (typeof APPLICATION_TYPES)[number];

/** Changes of an amendment (domain reference 3.6). */
export const AMENDMENTS = [
  'CHANGE_LOCATION',
  'CHANGE_AREA',
  'CHANGE_NAME',
  'CHANGE_ORG_TYPE',
  'CHANGE_CAPITAL',
  'ADD_LINE',
  'DROP_LINE',
  'TRANSFER_OWNERSHIP',
  'DEATH',
] as const;
export const Amendment = v.picklist(AMENDMENTS, 'amendment.required');
export type Amendment = (typeof AMENDMENTS)[number];

export const PAYMENT_MODES = ['ANNUAL', 'SEMI_ANNUAL', 'QUARTERLY'] as const;
export const PaymentMode = v.picklist(PAYMENT_MODES, 'payment_mode.required');
export type PaymentMode = (typeof PAYMENT_MODES)[number];

export const ORG_TYPES = ['SOLE', 'OPC', 'PARTNERSHIP', 'CORPORATION', 'COOPERATIVE', 'FOUNDATION'] as const;
export const OrgType = v.picklist(ORG_TYPES, 'org_type.required');
export type OrgType = (typeof ORG_TYPES)[number];

export const SCALES = ['micro', 'cottage', 'small', 'medium', 'large'] as const;
export type Scale = (typeof SCALES)[number];

/** RA 11032: 3, 7 or 20 working days. */
export const ARTA_CLASSES = ['SIMPLE', 'COMPLEX', 'HIGHLY_TECHNICAL'] as const;
export const ArtaClass = v.picklist(ARTA_CLASSES);
export type ArtaClass = (typeof ARTA_CLASSES)[number];

/** Why the rules find a class: what kind of application it is, and what makes it heavier. */
export const ARTA_GROUNDS = [
  'NEW',
  'NEW_PUBLIC_SAFETY',
  'RENEWAL',
  'RENEWAL_CHANGED',
  'AMENDMENT',
  'RETIREMENT',
  'RETIREMENT_DEFICIENT',
  'SPECIAL',
] as const;
export const ArtaGround = v.picklist(ARTA_GROUNDS);
export type ArtaGround = (typeof ARTA_GROUNDS)[number];
