import * as v from 'valibot';

import { ApplicationBrief } from './companies.contract.ts';
import { DELEGATE_SCOPES, DelegateScope } from './delegate-scope.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { CompanyCode, Day, IdText, Instant, ListQuery, definePage, Pesos, defineDay } from '../shared/primitives.ts';
import { BusinessState, BusinessStanding } from '../shared/states.ts';

/**
 * States of a delegation, by which an owner lets another account act for a business; EXPIRED is computed and never
 * stored.
 */
export const DELEGATION_STATES = ['OFFERED', 'ACTIVE', 'DECLINED', 'WITHDRAWN', 'ENDED', 'EXPIRED'] as const;
export const DelegationState = v.picklist(DELEGATION_STATES);
export type DelegationState = (typeof DELEGATION_STATES)[number];

/** An appointment as one of its two sides sees it. */
export const Delegation = v.object({
  delegation_id: v.number(),
  delegation_no: v.string(),
  side: v.picklist(['OWNER', 'DELEGATE']),
  state: DelegationState,
  company_code: CompanyCode,
  company_name: v.string(),
  owner_name: v.string(),
  delegate_email: v.string(),
  /** Null until the offer is accepted: an address must not reveal who has an account. */
  delegate_name: v.nullable(v.string()),
  scope: v.array(DelegateScope),
  offered_at: Instant,
  answer_by: Day,
  ends_on: Day,
  ended_at: v.nullable(Instant),
  /** The delegate's last act for the business, in the reader's language. */
  last_act: v.nullable(v.object({ at: Instant, title: v.string() })),
});
export type Delegation = v.InferOutput<typeof Delegation>;

/** A business that the signed-in person files for. */
export const Client = v.object({
  delegation_id: v.number(),
  delegation_no: v.string(),
  company_code: CompanyCode,
  company_name: v.string(),
  owner_name: v.string(),
  scope: v.array(DelegateScope),
  ends_on: Day,
  state: BusinessState,
  standing: BusinessStanding,
  application: v.nullable(ApplicationBrief),
  /** On which side the business waits: with its owner and delegate, with the offices, or with nobody. */
  waits_for: v.picklist(['OWNER', 'OFFICE', 'NOBODY']),
  due_now: Pesos,
  next_due_on: v.nullable(Day),
});
export type Client = v.InferOutput<typeof Client>;

const CompanyPath = v.object({ company_code: CompanyCode });
const DelegationPath = v.object({ delegation_id: IdText });

/** Requires the password again, so that another person at an open screen cannot appoint anybody. */
export const appointDelegate = defineEndpoint({
  method: 'POST',
  path: '/api/companies/:company_code/delegates',
  summary: 'Appoint a delegate of the business by the e-mail address of the account',
  params: CompanyPath,
  body: v.object({
    delegate_email: v.pipe(
      v.string('email.required'),
      v.trim(),
      v.toLowerCase(),
      v.email('email.format'),
      v.maxLength(254, 'text.too_long'),
    ),
    scope: v.pipe(
      v.array(DelegateScope, 'delegate_scope.required'),
      v.minLength(1, 'delegate_scope.required'),
      v.maxLength(DELEGATE_SCOPES.length, 'delegate_scope.required'),
    ),
    ends_on: defineDay('delegate_last_day.required'),
  }),
  reply: Delegation,
});

export const listDelegates = defineEndpoint({
  method: 'GET',
  path: '/api/companies/:company_code/delegates',
  summary: 'List the current and former delegates of the business',
  params: CompanyPath,
  reply: v.object({ data: v.array(Delegation), today: Day }),
});

export const listDelegationOffers = defineEndpoint({
  method: 'GET',
  path: '/api/delegations',
  summary: 'List the pending appointments of the signed-in user',
  reply: v.object({ data: v.array(Delegation) }),
});

export const listClients = defineEndpoint({
  method: 'GET',
  path: '/api/delegations/clients',
  summary: 'List the businesses for which the user is a delegate, pending ones first',
  query: v.object(ListQuery),
  reply: definePage(Client),
});

export const getDelegation = defineEndpoint({
  method: 'GET',
  path: '/api/delegations/:delegation_id',
  summary: 'Get an appointment; only for its owner and delegate',
  params: DelegationPath,
  reply: Delegation,
});

export const acceptDelegation = defineEndpoint({
  method: 'POST',
  path: '/api/delegations/:delegation_id/accept',
  summary: 'Accept an appointment as delegate',
  params: DelegationPath,
  reply: Delegation,
});

export const declineDelegation = defineEndpoint({
  method: 'POST',
  path: '/api/delegations/:delegation_id/decline',
  summary: 'Decline an appointment',
  params: DelegationPath,
  reply: Delegation,
});

export const endDelegation = defineEndpoint({
  method: 'POST',
  path: '/api/delegations/:delegation_id/end',
  summary: 'End an appointment or withdraw its offer, effective immediately',
  params: DelegationPath,
  reply: Delegation,
});
