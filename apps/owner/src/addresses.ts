const part = encodeURIComponent;
const toStepQuery = (step: string | undefined): string => (step === undefined ? '' : `?step=${step}`);

/** Formats parameters as the query of an address; empty ones are omitted. */
function query(parameters: Readonly<Record<string, string | number | undefined>>): string {
  const givenParameters = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== '');
  return givenParameters.length === 0
    ? ''
    : `?${new URLSearchParams(givenParameters.map(([name, value]) => [name, String(value)]))}`;
}

/** Mount of the pages: the owner's own area, or the counter of the licensing office. */
let area = '/app';

/** Called by the mount before any page builds an address. */
export function setBase(base: string): void {
  area = base;
}

/** Returns whether a clerk works here for a citizen at the counter. */
export function isAtCounter(): boolean {
  return area !== '/app';
}

const companies = (): string => `${area}/management/companies`;
const assessment = (): string => `${companies()}/assessment`;

/** The addresses of this area, from specification section 2. */
export const addresses = {
  /** The start of the counter, and the desk of the licensing office beside it; for a clerk only. */
  get counter(): string {
    return area;
  },
  desk: '/bplo/request/clearances',
  get dashboard(): string {
    return `${area}/reports/dashboard`;
  },
  /** Taxes and fees over the years; the specification calls the page figures. */
  get figures(): string {
    return `${area}/reports/dashboard-alternative`;
  },
  /** The dashboard with the applications of one view below its figures. */
  ownApplications: (view: string, cursor?: string) => `${area}/reports/dashboard${query({ view, cursor })}`,
  get companies(): string {
    return companies();
  },
  get newCompany(): string {
    return `${companies()}/create`;
  },
  /** A step of the form; on a phone a step has several screens, of which the first is not in the address. */
  editCompany: (company_code: string, step?: string, screen = 1) =>
    `${companies()}/edit/${company_code}${query({ step, screen: screen > 1 ? screen : undefined })}`,
  location: (type: 'view' | 'edit', company_code: string) => `${companies()}/holdings/location/${type}/${company_code}`,
  /** The papers of all businesses; a page that the specification does not name. */
  get allPapers(): string {
    return `${area}/request/holdings/files`;
  },
  papers: (company_code: string) => `${area}/request/holdings/files/${company_code}`,
  sentPapers: (type: string, brgycode: string) => `${companies()}/sentattachment/${type}/${brgycode}`,
  company: (company_code: string) => `${assessment()}/${company_code}`,
  request: (company_code: string) => `${assessment()}/request/${company_code}`,
  changes: (company_code: string) => `${assessment()}/changes/${company_code}`,
  change: (assessment_code: string, company_code: string) =>
    `${assessment()}/change/${assessment_code}/${company_code}`,
  visits: (assessment_code: string, company_code: string) =>
    `${assessment()}/visits/${assessment_code}/${company_code}`,
  pauses: (company_code: string) => `${assessment()}/pauses/${company_code}`,
  appeal: (appeal_no: string) => `${companies()}/appeals/${appeal_no}`,
  fileAppeal: ({
    company_code,
    against,
    reference,
  }: Readonly<Record<'company_code' | 'against' | 'reference', string>>) =>
    `${companies()}/appeals/file/${company_code}/${against}/${reference}`,
  sanction: (sanction_no: string) => `${companies()}/sanctions/${sanction_no}`,
  delegates: (company_code: string) => `${assessment()}/delegates/${company_code}`,
  delegation: (delegation_id: number) => `${companies()}/delegations/${delegation_id}`,
  get clients(): string {
    return `${companies()}/clients`;
  },
  clientsAt: (parameters: { readonly search: string; readonly cursor: string | undefined }) =>
    `${companies()}/clients${query(parameters)}`,
  get transfers(): string {
    return `${companies()}/transfers`;
  },
  transfer: (transfer_id: number) => `${companies()}/transfers/${transfer_id}`,
  get successions(): string {
    return `${companies()}/successions`;
  },
  get newSuccession(): string {
    return `${companies()}/successions/new`;
  },
  succession: (succession_no: string) => `${companies()}/successions/${succession_no}`,
  get objection(): string {
    return `${companies()}/successions/object`;
  },
  sent: (assessment_id: number, brgycode: string, company_name: string) =>
    `${assessment()}/request/requirements/sent/${assessment_id}/${brgycode}/${part(company_name)}`,
  record: (assessment_code: string, company_code: string) =>
    `${assessment()}/details/${assessment_code}/${company_code}`,
  editApplication: (assessment_code: string, company_code: string, step?: string) =>
    `${assessment()}/edit/${assessment_code}/${company_code}${toStepQuery(step)}`,
  /** The renewal of an unchanged business, on one page. */
  renew: (assessment_code: string, company_code: string) => `${assessment()}/renew/${assessment_code}/${company_code}`,
  /** Condition of an office beyond its approval; a page that the specification does not name. */
  condition: (parameters: {
    readonly assessment_code: string;
    readonly company_code: string;
    readonly clearance_id: number;
    readonly place: number;
  }) =>
    `${assessment()}/details/condition/${parameters.assessment_code}/${parameters.company_code}/${parameters.clearance_id}/${parameters.place}`,
  /** The client satisfaction survey; a page that the specification does not name. */
  survey: (assessment_code: string, company_code: string) =>
    `${assessment()}/details/survey/${assessment_code}/${company_code}`,
  due: (assessment_code: string, company_code: string) =>
    `${assessment()}/details/currentdue/${assessment_code}/${company_code}`,
  dispute: (assessment_code: string, company_code: string) =>
    `${assessment()}/details/dispute/${assessment_code}/${company_code}`,
  paid: (assessment_code: string, company_code: string) =>
    `${assessment()}/details/paymentsuccessful/${assessment_code}/${company_code}`,
  get failed(): string {
    return `${assessment()}/details/currentdue/payments/gcash/redirect/failed`;
  },
  simulator: (
    parameters: { readonly company_code?: string | undefined; readonly tax_year?: number | undefined } = {},
  ) => `${companies()}/simulator${query(parameters)}`,
  revenueCode: (version: string) => `${companies()}/simulator/code/${part(version)}`,
  /** The public fee table. */
  fees: '/pricing',
  get claims(): string {
    return `${companies()}/payment/claims`;
  },
  newClaim: (assessment_code: string, company_code: string) =>
    `${companies()}/payment/claims/new/${assessment_code}/${company_code}`,
  get refunds(): string {
    return `${companies()}/payment/refunds`;
  },
  refund: (refund_no: string) => `${companies()}/payment/refunds/${refund_no}`,
  newRefund: (receipt_no: string) => `${companies()}/payment/refunds/new/${part(receipt_no)}`,
  get history(): string {
    return `${companies()}/payment/history`;
  },
  statement: (company_code?: string) =>
    `${companies()}/account/soa${company_code === undefined ? '' : `?company_code=${company_code}`}`,
} as const;
