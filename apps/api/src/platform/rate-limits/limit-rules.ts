// Figures of every rate limit.

import {
  addWalkInCitizen,
  acceptInvitation,
  appointDelegate,
  completeMobileSignUp,
  computePermitEstimate,
  refreshAttempt,
  createFirstAdministrator,
  createUpload,
  downloadCollectionReport,
  downloadAttempts,
  downloadHoldings,
  downloadUsers,
  downloadClearances,
  downloadBlankForm,
  downloadForm,
  downloadOriginalsSlip,
  downloadReport,
  downloadTransactions,
  type Endpoint,
  fileSuccession,
  findCitizen,
  findApplicationStatus,
  findPermit,
  getCitizensCharter,
  getComplaintChannels,
  getRevenueCode,
  makeClaim,
  notifyPaynamics,
  objectToSuccession,
  openWalkIn,
  offerTransfer,
  readInvitation,
  refreshSession,
  reportRelease,
  reportScreenFailure,
  requestPasswordReset,
  requestWalkInConsent,
  resendVerification,
  requestMobileCode,
  requestProofCode,
  requestSignInCode,
  requestOwnExport,
  resetPassword,
  scanPermit,
  signInByCode,
  signUp,
  signUpByMobile,
  socketTicket,
  startJointPayment,
  startPayment,
  tryGateway,
  sendTestMail,
  verifyEmail,
  verifyPermit,
  verifyReceipt,
} from '@ebpls/contracts';

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY_SECONDS = 24 * HOUR;
const TEN_MINUTELY = { seconds: 10 * MINUTE, scope: 'all' } as const;
const HOURLY = { seconds: HOUR, scope: 'all' } as const;
const QUARTERLY = { seconds: QUARTER, scope: 'all' } as const;
const DAILY = { seconds: DAY_SECONDS, scope: 'all' } as const;

/** So many calls from the first one on; then none until the window is over. */
export interface Calls {
  readonly limit: number;
  readonly seconds: number;
  /**
   * `all` is counted in the database, for all nodes; `one` in this process, where a shared count would cost more
   * than the work.
   */
  readonly scope: 'all' | 'one';
}

export interface EndpointLimit extends Calls {
  readonly covers: (endpoint: Endpoint) => boolean;
  /** An office shares one network address, so acts of signed-in people are counted by account. */
  readonly by: 'address' | 'account';
  /** Condition for endpoints where only some calls count. */
  readonly counts?: (query: Readonly<Record<string, unknown>>) => boolean;
}

const matchEndpoints =
  (...endpoints: readonly Endpoint[]) =>
  (endpoint: Endpoint): boolean =>
    endpoints.some(({ method, path }) => method === endpoint.method && path === endpoint.path);
const acceptsFiles = (endpoint: Endpoint): boolean =>
  endpoint.accepts === 'multipart' || matchEndpoints(createUpload)(endpoint);
const acceptsChunks = ({ accepts }: Endpoint): boolean => accepts === 'chunk';
/** A GET with this field in its query. */
const hasQueryField =
  (field: string) =>
  ({ method, query }: Endpoint): boolean =>
    method === 'GET' && query !== undefined && 'entries' in query && field in (query.entries as object);
const hasText =
  (field: string) =>
  (query: Readonly<Record<string, unknown>>): boolean =>
    typeof query[field] === 'string' && query[field] !== '';

/** The rate limits of endpoints. The server reads this table and a test covers all of it. */
export const ENDPOINT_LIMITS = {
  sign_up: { covers: matchEndpoints(signUp), by: 'address', limit: 100, ...HOURLY },
  confirm: { covers: matchEndpoints(verifyEmail), by: 'address', limit: 100, seconds: 10 * MINUTE, scope: 'all' },
  confirm_again: { covers: matchEndpoints(resendVerification), by: 'address', limit: 60, ...HOURLY },
  recover: { covers: matchEndpoints(requestPasswordReset), by: 'address', limit: 60, ...HOURLY },
  reset: { covers: matchEndpoints(resetPassword), by: 'address', limit: 60, ...HOURLY },
  invitation: {
    covers: matchEndpoints(readInvitation, acceptInvitation),
    by: 'address',
    limit: 100,
    seconds: 10 * MINUTE,
    scope: 'all',
  },
  first_administrator: { covers: matchEndpoints(createFirstAdministrator), by: 'address', limit: 20, ...QUARTERLY },
  refresh: { covers: matchEndpoints(refreshSession), by: 'address', limit: 1_200, seconds: 5 * MINUTE, scope: 'one' },
  socket_ticket: { covers: matchEndpoints(socketTicket), by: 'account', limit: 120, seconds: MINUTE, scope: 'one' },
  permit_code: { covers: matchEndpoints(verifyPermit), by: 'address', limit: 240, seconds: MINUTE, scope: 'one' },
  receipt_code: { covers: matchEndpoints(verifyReceipt), by: 'address', limit: 240, seconds: MINUTE, scope: 'one' },
  // Permit numbers are sequential, so they could be enumerated.
  permit_number: { covers: matchEndpoints(findPermit), by: 'address', limit: 60, seconds: MINUTE, scope: 'all' },
  // Reference numbers are sequential, and a mobile number is known to many.
  application_status: { covers: matchEndpoints(findApplicationStatus), by: 'address', limit: 60, ...HOURLY },
  scan: { covers: matchEndpoints(scanPermit), by: 'account', limit: 120, seconds: MINUTE, scope: 'one' },
  // Each call renders the form.
  blank_form: { covers: matchEndpoints(downloadBlankForm), by: 'address', limit: 60, seconds: MINUTE, scope: 'one' },
  revenue_code: {
    covers: matchEndpoints(getRevenueCode, getCitizensCharter, getComplaintChannels),
    by: 'address',
    limit: 240,
    seconds: MINUTE,
    scope: 'one',
  },
  // Each call computes a whole bill.
  permit_estimate: {
    covers: matchEndpoints(computePermitEstimate),
    by: 'address',
    limit: 60,
    seconds: MINUTE,
    scope: 'one',
  },
  search: {
    covers: hasQueryField('q'),
    by: 'account',
    limit: 300,
    seconds: MINUTE,
    scope: 'one',
    counts: hasText('q'),
  },
  // An open queue with a search loads again at every act in it, also of others.
  searched_list: {
    covers: hasQueryField('search'),
    by: 'account',
    limit: 1_200,
    seconds: MINUTE,
    scope: 'one',
    counts: hasText('search'),
  },
  release_report: { covers: matchEndpoints(reportRelease), by: 'account', limit: 30, seconds: MINUTE, scope: 'one' },
  screen_failure: {
    covers: matchEndpoints(reportScreenFailure),
    by: 'account',
    limit: 30,
    seconds: MINUTE,
    scope: 'one',
  },
  upload: { covers: acceptsFiles, by: 'account', limit: 120, seconds: 10 * MINUTE, scope: 'one' },
  // A file of the largest size has 80 pieces.
  upload_piece: { covers: acceptsChunks, by: 'account', limit: 2_400, seconds: 10 * MINUTE, scope: 'one' },
  payment: { covers: matchEndpoints(startPayment, startJointPayment), by: 'account', limit: 60, ...TEN_MINUTELY },
  // Each call queries the gateway.
  payment_question: { covers: matchEndpoints(refreshAttempt), by: 'account', limit: 60, seconds: MINUTE, scope: 'one' },
  // The gateway has few addresses, and after an outage of ours it sends all queued notifications. Unsigned ones are
  // bounded below.
  gateway_notification: {
    covers: matchEndpoints(notifyPaynamics),
    by: 'address',
    limit: 5_000,
    seconds: 5,
    scope: 'one',
  },
  claim: { covers: matchEndpoints(makeClaim), by: 'account', limit: 40, ...HOURLY },
  // Each call mails an address that the seller entered, whose owner may not know us.
  transfer_offer: { covers: matchEndpoints(offerTransfer), by: 'account', limit: 40, ...DAILY },
  // Each call mails an owner who is reported dead; numbers of permits are sequential.
  succession: { covers: matchEndpoints(fileSuccession, objectToSuccession), by: 'account', limit: 40, ...DAILY },
  // Each call costs a text message. Fraudsters earn by causing many; the daily ceilings apply in addition.
  sign_in_code: { covers: matchEndpoints(requestSignInCode), by: 'address', limit: 40, ...HOURLY },
  sign_in_by_code: { covers: matchEndpoints(signInByCode), by: 'address', limit: 120, ...QUARTERLY },
  sign_up_code: { covers: matchEndpoints(signUpByMobile), by: 'address', limit: 100, ...DAILY },
  sign_up_by_code: { covers: matchEndpoints(completeMobileSignUp), by: 'address', limit: 120, ...QUARTERLY },
  proof_code: { covers: matchEndpoints(requestProofCode), by: 'account', limit: 20, ...DAILY },
  mobile_code: { covers: matchEndpoints(requestMobileCode), by: 'account', limit: 5, ...DAILY },
  mobile_code_here: { covers: matchEndpoints(requestMobileCode), by: 'address', limit: 40, ...DAILY },
  own_records: { covers: matchEndpoints(requestOwnExport), by: 'account', limit: 20, ...HOURLY },
  // An appointment of a delegate mails such an address too.
  delegate_offer: { covers: matchEndpoints(appointDelegate), by: 'account', limit: 40, ...DAILY },
  // Each reply reveals whether an account exists; each new account is mailed.
  citizen: {
    covers: matchEndpoints(findCitizen, requestWalkInConsent, openWalkIn),
    by: 'account',
    limit: 120,
    ...HOURLY,
  },
  newcomer: { covers: matchEndpoints(addWalkInCitizen), by: 'account', limit: 120, ...DAILY },
  // Each call queries the gateway, or sends a mail.
  trial: { covers: matchEndpoints(tryGateway, sendTestMail), by: 'account', limit: 20, seconds: QUARTER, scope: 'one' },
  report_file: {
    covers: matchEndpoints(
      downloadReport,
      downloadCollectionReport,
      downloadForm,
      downloadOriginalsSlip,
      downloadClearances,
      downloadTransactions,
      downloadAttempts,
      downloadHoldings,
      downloadUsers,
    ),
    by: 'account',
    limit: 60,
    seconds: MINUTE,
    scope: 'one',
  },
} as const satisfies Record<string, EndpointLimit>;
