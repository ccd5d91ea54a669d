import { recordAudit } from '../../platform/identity/audit.ts';
import type { PaymentProvider } from '../../domain/payments/gateway/payment-provider.ts';
import type { Api } from '../../platform/http/api.ts';
import { queryAttempt, isAttemptWaiting } from '../../domain/payments/query-gateway.ts';
import { type AttemptRow, findAttempt } from '../../domain/payments/attempts/attempts.queries.ts';

const DETAILS_PATH = '/app/management/companies/assessment/details';
const FAILED_PATH = `${DETAILS_PATH}/currentdue/payments/gcash/redirect/failed`;
const HISTORY_PATH = '/app/management/companies/payment/history';

/**
 * Address for a browser that returns from the hosted page: it carries only a number, so the result is queried from the
 * gateway.
 */
export async function returnFromGateway(
  api: Api,
  provider: PaymentProvider,
  requestid: string | undefined,
): Promise<string> {
  const request_id = Buffer.from((requestid ?? '').replaceAll(' ', '+'), 'base64').toString('utf8');
  const attempt = /^[A-Z0-9]{8,32}$/.test(request_id) ? await findAttempt(api.db, request_id) : undefined;
  if (!attempt) {
    await recordAudit(api.db, undefined, {
      act: 'return.unknown',
      object_kind: 'attempt',
      object_id: request_id.replaceAll(/[^\w-]/g, '?').slice(0, 40),
    });
    return HISTORY_PATH;
  }
  await recordAudit(api.db, undefined, {
    act: 'return.known',
    object_kind: 'attempt',
    object_id: attempt.request_id,
    detail: { state: attempt.state },
  });
  return getReturnPage(isAttemptWaiting(attempt) ? await queryAttempt(api, provider, attempt) : attempt);
}

/**
 * The page of a payment shows "verifying" until the server knows the result; it never trusts its own address (decision
 * D42).
 */
function getReturnPage({ state, assessment_code, company_code }: AttemptRow): string {
  if (state === 'CANCELLED') return `${FAILED_PATH}?reason=cancelled`;
  if (state === 'FAILED' || state === 'EXPIRED') return `${FAILED_PATH}?reason=${state.toLowerCase()}`;
  return `${DETAILS_PATH}/paymentsuccessful/${encodeURIComponent(assessment_code)}/${encodeURIComponent(company_code)}`;
}
