const AREA = '/app';
const COMPANIES = `${AREA}/management/companies`;
const ASSESSMENT = `${COMPANIES}/assessment`;

const part = encodeURIComponent;
const asked = (step: string | undefined): string => (step === undefined ? '' : `?step=${step}`);

/** What was asked, as the part of an address behind the question mark. */
function query(asked: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** The addresses of this area, as written in specification section 2. */
export const addresses = {
  dashboard: `${AREA}/reports/dashboard`,
  /** Taxes and fees over the years; named so by the specification. */
  figures: `${AREA}/reports/dashboard-alternative`,
  /** The dashboard with the applications of one view below its figures. */
  ownApplications: (view: string, cursor?: string) => `${AREA}/reports/dashboard${query({ view, cursor })}`,
  companies: COMPANIES,
  newCompany: `${COMPANIES}/create`,
  /** A step of the form; on a phone a step has several screens, of which the first is not named. */
  editCompany: (company_code: string, step?: string, screen = 1) =>
    `${COMPANIES}/edit/${company_code}${query({ step, screen: screen > 1 ? screen : undefined })}`,
  location: (type: 'view' | 'edit', company_code: string) => `${COMPANIES}/holdings/location/${type}/${company_code}`,
  /** The papers of all businesses; a page that the specification does not name. */
  allPapers: `${AREA}/request/holdings/files`,
  papers: (company_code: string) => `${AREA}/request/holdings/files/${company_code}`,
  sentPapers: (type: string, brgycode: string) => `${COMPANIES}/sentattachment/${type}/${brgycode}`,
  company: (company_code: string) => `${ASSESSMENT}/${company_code}`,
  request: (company_code: string) => `${ASSESSMENT}/request/${company_code}`,
  changes: (company_code: string) => `${ASSESSMENT}/changes/${company_code}`,
  change: (assessment_code: string, company_code: string) => `${ASSESSMENT}/change/${assessment_code}/${company_code}`,
  visits: (assessment_code: string, company_code: string) => `${ASSESSMENT}/visits/${assessment_code}/${company_code}`,
  pauses: (company_code: string) => `${ASSESSMENT}/pauses/${company_code}`,
  sanction: (sanction_no: string) => `${COMPANIES}/sanctions/${sanction_no}`,
  delegates: (company_code: string) => `${ASSESSMENT}/delegates/${company_code}`,
  delegation: (delegation_id: number) => `${COMPANIES}/delegations/${delegation_id}`,
  clients: `${COMPANIES}/clients`,
  clientsAt: (asked: { readonly search: string; readonly cursor: string | undefined }) =>
    `${COMPANIES}/clients${query(asked)}`,
  transfers: `${COMPANIES}/transfers`,
  transfer: (transfer_id: number) => `${COMPANIES}/transfers/${transfer_id}`,
  successions: `${COMPANIES}/successions`,
  newSuccession: `${COMPANIES}/successions/new`,
  succession: (succession_no: string) => `${COMPANIES}/successions/${succession_no}`,
  objection: `${COMPANIES}/successions/object`,
  sent: (assessment_id: number, brgycode: string, company_name: string) =>
    `${ASSESSMENT}/request/requirements/sent/${assessment_id}/${brgycode}/${part(company_name)}`,
  record: (assessment_code: string, company_code: string) => `${ASSESSMENT}/details/${assessment_code}/${company_code}`,
  editApplication: (assessment_code: string, company_code: string, step?: string) =>
    `${ASSESSMENT}/edit/${assessment_code}/${company_code}${asked(step)}`,
  /** The renewal of a business in which nothing changed, on one page. */
  renew: (assessment_code: string, company_code: string) => `${ASSESSMENT}/renew/${assessment_code}/${company_code}`,
  /** What an office asked beyond its approval; a page that the specification does not name. */
  condition: (asked: {
    readonly assessment_code: string;
    readonly company_code: string;
    readonly clearance_id: number;
    readonly place: number;
  }) =>
    `${ASSESSMENT}/details/condition/${asked.assessment_code}/${asked.company_code}/${asked.clearance_id}/${asked.place}`,
  due: (assessment_code: string, company_code: string) =>
    `${ASSESSMENT}/details/currentdue/${assessment_code}/${company_code}`,
  dispute: (assessment_code: string, company_code: string) =>
    `${ASSESSMENT}/details/dispute/${assessment_code}/${company_code}`,
  paid: (assessment_code: string, company_code: string) =>
    `${ASSESSMENT}/details/paymentsuccessful/${assessment_code}/${company_code}`,
  failed: `${ASSESSMENT}/details/currentdue/payments/gcash/redirect/failed`,
  simulator: (asked: { readonly company_code?: string | undefined; readonly tax_year?: number | undefined } = {}) =>
    `${COMPANIES}/simulator${query(asked)}`,
  revenueCode: (version: string) => `${COMPANIES}/simulator/code/${part(version)}`,
  /** The fee table, which is everybody's. */
  fees: '/pricing',
  claims: `${COMPANIES}/payment/claims`,
  newClaim: (assessment_code: string, company_code: string) =>
    `${COMPANIES}/payment/claims/new/${assessment_code}/${company_code}`,
  refunds: `${COMPANIES}/payment/refunds`,
  refund: (refund_no: string) => `${COMPANIES}/payment/refunds/${refund_no}`,
  newRefund: (receipt_no: string) => `${COMPANIES}/payment/refunds/new/${part(receipt_no)}`,
  history: `${COMPANIES}/payment/history`,
  statement: (company_code?: string) =>
    `${COMPANIES}/account/soa${company_code === undefined ? '' : `?company_code=${company_code}`}`,
} as const;
