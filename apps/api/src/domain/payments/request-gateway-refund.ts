import {
  type PaymentRef,
  GatewayUnreachable,
  type GatewayResult,
  type PaymentProvider,
  type Refund,
} from '../gateway/payment-provider.ts';
import type { Api } from '../../platform/http/api.ts';

/** What the gateway answered to a refund; NOTHING is asked again later. */
export type RefundOutcome = 'GIVEN_BACK' | 'REFUSED' | 'NOTHING';
const OUTCOME_OF: Readonly<Record<GatewayResult['status'], RefundOutcome>> = {
  SUCCEEDED: 'GIVEN_BACK',
  PENDING: 'NOTHING',
  FAILED: 'REFUSED',
  CANCELLED: 'REFUSED',
};

/**
 * Asks the gateway to give money of a payment back. The same number at every repetition, so that a lost answer never
 * gives it back twice.
 */
export async function requestGatewayRefund(
  { app }: Pick<Api, 'app'>,
  provider: PaymentProvider,
  { payment, refund }: { readonly payment: PaymentRef; readonly refund: Refund },
): Promise<RefundOutcome> {
  try {
    const result = await provider.refund(payment, refund);
    if (result) return OUTCOME_OF[result.status];
    // A gateway that refuses the number as used before still says what it gave back.
    const gatewayPayment = await provider.query(payment);
    return gatewayPayment?.refunded !== undefined && gatewayPayment.refunded >= refund.amount
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
