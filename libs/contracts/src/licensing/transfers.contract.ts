import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { CompanyCode, Day, IdText, Instant, defineText } from '../shared/primitives.ts';

export const TRANSFER_STATES = ['OFFERED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'] as const;
export const TransferState = v.picklist(TRANSFER_STATES);
export type TransferState = (typeof TRANSFER_STATES)[number];

/** An offer to hand a business over, as one of its two sides sees it. */
export const Transfer = v.object({
  transfer_id: v.number(),
  side: v.picklist(['SELLER', 'BUYER']),
  state: TransferState,
  company_code: CompanyCode,
  company_name: v.string(),
  address: v.string(),
  lines: v.array(v.string()),
  seller_name: v.string(),
  buyer_email: v.string(),
  offered_at: Instant,
  expires_on: Day,
  answered_at: v.nullable(Instant),
  reason: v.string(),
  /**
   * Application that the acceptance began for the viewer: the closing or the change of the seller, the new business of
   * the buyer.
   */
  opens: v.nullable(v.object({ company_code: CompanyCode, assessment_code: v.nullable(v.string()) })),
});
export type Transfer = v.InferOutput<typeof Transfer>;

const TransferPath = v.object({ transfer_id: IdText });

export const offerTransfer = defineEndpoint({
  method: 'POST',
  path: '/api/companies/:company_code/transfers',
  summary: 'Offer the transfer of a business to another owner by the e-mail address of the account',
  params: v.object({ company_code: CompanyCode }),
  body: v.object({
    buyer_email: v.pipe(
      v.string('email.required'),
      v.trim(),
      v.toLowerCase(),
      v.email('email.format'),
      v.maxLength(254, 'text.too_long'),
    ),
  }),
  reply: Transfer,
});

export const listTransfers = defineEndpoint({
  method: 'GET',
  path: '/api/transfers',
  summary: 'List the transfer offers that the owner made or received',
  reply: v.object({ data: v.array(Transfer) }),
});

export const getTransfer = defineEndpoint({
  method: 'GET',
  path: '/api/transfers/:transfer_id',
  summary: 'Get a transfer offer; only for its two owners',
  params: TransferPath,
  reply: Transfer,
});

/** The same taxpayer keeps the tax position; another one starts a new one (domain reference 3.6). */
export const acceptTransfer = defineEndpoint({
  method: 'POST',
  path: '/api/transfers/:transfer_id/accept',
  summary: 'Accept a transfer as the new owner',
  params: TransferPath,
  body: v.object({
    tin: v.pipe(v.string('tin.required'), v.trim(), v.regex(/^\d{3}-\d{3}-\d{3}(-\d{3,5})?$/, 'tin.format')),
    agrees: v.literal(true, 'declaration.required'),
  }),
  reply: Transfer,
});

export const declineTransfer = defineEndpoint({
  method: 'POST',
  path: '/api/transfers/:transfer_id/decline',
  summary: 'Decline a transfer offer',
  params: TransferPath,
  body: v.object({ reason: defineText('reason.required', 500) }),
  reply: Transfer,
});

export const withdrawTransfer = defineEndpoint({
  method: 'POST',
  path: '/api/transfers/:transfer_id/withdraw',
  summary: 'Withdraw a transfer offer as its owner',
  params: TransferPath,
  reply: Transfer,
});
