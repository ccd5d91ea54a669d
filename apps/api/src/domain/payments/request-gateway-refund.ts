// Requests a refund from the payment gateway.

import type { Centavos } from '@ebpls/contracts';

import {
  type PaymentRef,
  GatewayUnreachable,
  type GatewayResult,
  type PaymentProvider,
  type Refund,
} from './gateway/payment-provider.ts';
import type { Api } from '../../platform/http/api.ts';

/** Reply of the gateway to a refund; NOTHING is queried again later. */
export type RefundOutcome = 'GIVEN_BACK' | 'REFUSED' | 'NOTHING';
const OUTCOMES_BY_STATUS: Readonly<Record<GatewayResult['status'], RefundOutcome>> = {
  SUCCEEDED: 'GIVEN_BACK',
  PENDING: 'NOTHING',
  FAILED: 'REFUSED',
  CANCELLED: 'REFUSED',
};

interface GatewayRefund {
  readonly payment: PaymentRef;
  readonly refund: Refund;
  /** Amount that the gateway has refunded of the same payment before. */
  readonly refunded_before: Centavos;
}

/**
 * Requests a refund of a payment from the gateway. Repetitions use the same number, so that a lost reply never refunds
 * twice.
 */
export async function requestGatewayRefund(
  { app }: Pick<Api, 'app'>,
  provider: PaymentProvider,
  { payment, refund, refunded_before }: GatewayRefund,
): Promise<RefundOutcome> {
  try {
    const result = await provider.refund(payment, refund);
    if (result) return OUTCOMES_BY_STATUS[result.status];
    // A gateway that refuses a used number still reports the refunded amount.
    const gatewayPayment = await provider.query(payment);
    return gatewayPayment?.refunded !== undefined && gatewayPayment.refunded >= refunded_before + refund.amount
      ? 'GIVEN_BACK'
      : 'REFUSED';
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error;
    app.log.warn(
      { err: error, refund_id: refund.refund_id },
      'the gateway was asked to give money back and did not answer',
    );
    return 'NOTHING';
  }
}
