// Addresses of the owner's pages (specification section 2), and the path below which all of them are.

const part = encodeURIComponent;
const toStepQuery = (step: string | undefined): string => (step === undefined ? '' : `?step=${step}`);

let area = '/app'; // Mount of the pages: the owner's own area, or the counter of the licensing office.

/** Sets the path of all pages: the owner's own area, or the counter at which a clerk works for a citizen. */
export function setBase(base: string): void {
  area = base;
}

/** Formats parameters as the query of an address; empty ones are omitted. */
function formatQuery(parameters: Readonly<Record<string, string | number | undefined>>): string {
  const givenParameters = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== '');
  return givenParameters.length === 0
    ? ''
    : `?${new URLSearchParams(givenParameters.map(([name, value]) => [name, String(value)]))}`;
}

/** Returns whether a clerk works here for a citizen at the counter. */
export function isAtCounter(): boolean {
  return area !== '/app';
}

const getCompaniesPath = (): string => `${area}/management/companies`;
const getAssessmentPath = (): string => `${getCompaniesPath()}/assessment`;

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
  ownApplications: (view: string, cursor?: string) => `${area}/reports/dashboard${formatQuery({ view, cursor })}`,
  get companies(): string {
    return getCompaniesPath();
  },
  /** The businesses of a search, those whose permit is to be renewed for a year, or both. */
  companiesAt: (parameters: {
    readonly search?: string | undefined;
    readonly to_renew?: string | number | undefined;
    readonly cursor?: string | undefined;
  }) => `${getCompaniesPath()}${formatQuery(parameters)}`,
  get newCompany(): string {
    return `${getCompaniesPath()}/create`;
  },
  /** A step of the form; on a phone a step has several screens, of which the first is not in the address. */
  editCompany: (company_code: string, step?: string, screen = 1) =>
    `${getCompaniesPath()}/edit/${company_code}${formatQuery({ step, screen: screen > 1 ? screen : undefined })}`,
  location: (type: 'view' | 'edit', company_code: string) =>
    `${getCompaniesPath()}/holdings/location/${type}/${company_code}`,
  /** The papers of all businesses; a page that the specification does not name. */
  get allDocuments(): string {
    return `${area}/request/holdings/files`;
  },
  papers: (company_code: string) => `${area}/request/holdings/files/${company_code}`,
  sentDocuments: (type: string, brgycode: string) => `${getCompaniesPath()}/sentattachment/${type}/${brgycode}`,
  company: (company_code: string) => `${getAssessmentPath()}/${company_code}`,
  request: (company_code: string) => `${getAssessmentPath()}/request/${company_code}`,
  changes: (company_code: string) => `${getAssessmentPath()}/changes/${company_code}`,
  change: (assessment_code: string, company_code: string) =>
    `${getAssessmentPath()}/change/${assessment_code}/${company_code}`,
  visits: (assessment_code: string, company_code: string) =>
    `${getAssessmentPath()}/visits/${assessment_code}/${company_code}`,
  /** The proof of the sales of a year; a page that the specification does not name. */
  proof: (assessment_code: string, company_code: string) =>
    `${getAssessmentPath()}/proof/${assessment_code}/${company_code}`,
  pauses: (company_code: string) => `${getAssessmentPath()}/pauses/${company_code}`,
  appeal: (appeal_no: string) => `${getCompaniesPath()}/appeals/${appeal_no}`,
  fileAppeal: ({
    company_code,
    against,
    reference,
  }: Readonly<Record<'company_code' | 'against' | 'reference', string>>) =>
    `${getCompaniesPath()}/appeals/file/${company_code}/${against}/${reference}`,
  sanction: (sanction_no: string) => `${getCompaniesPath()}/sanctions/${sanction_no}`,
  delegates: (company_code: string) => `${getAssessmentPath()}/delegates/${company_code}`,
  delegation: (delegation_id: number) => `${getCompaniesPath()}/delegations/${delegation_id}`,
  get clients(): string {
    return `${getCompaniesPath()}/clients`;
  },
  clientsAt: (parameters: { readonly search: string; readonly cursor: string | undefined }) =>
    `${getCompaniesPath()}/clients${formatQuery(parameters)}`,
  get transfers(): string {
    return `${getCompaniesPath()}/transfers`;
  },
  transfer: (transfer_id: number) => `${getCompaniesPath()}/transfers/${transfer_id}`,
  get successions(): string {
    return `${getCompaniesPath()}/successions`;
  },
  get newSuccession(): string {
    return `${getCompaniesPath()}/successions/new`;
  },
  succession: (succession_no: string) => `${getCompaniesPath()}/successions/${succession_no}`,
  get objection(): string {
    return `${getCompaniesPath()}/successions/object`;
  },
  sent: (assessment_id: number, brgycode: string, company_name: string) =>
    `${getAssessmentPath()}/request/requirements/sent/${assessment_id}/${brgycode}/${part(company_name)}`,
  record: (assessment_code: string, company_code: string) =>
    `${getAssessmentPath()}/details/${assessment_code}/${company_code}`,
  editApplication: (assessment_code: string, company_code: string, step?: string) =>
    `${getAssessmentPath()}/edit/${assessment_code}/${company_code}${toStepQuery(step)}`,
  /** The renewal of an unchanged business, on one page. */
  renew: (assessment_code: string, company_code: string) =>
    `${getAssessmentPath()}/renew/${assessment_code}/${company_code}`,
  /** Condition of an office beyond its approval; a page that the specification does not name. */
  condition: (parameters: {
    readonly assessment_code: string;
    readonly company_code: string;
    readonly clearance_id: number;
    readonly place: number;
  }) =>
    `${getAssessmentPath()}/details/condition/${parameters.assessment_code}/${parameters.company_code}/${parameters.clearance_id}/${parameters.place}`,
  /** Slip of the originals that the owner brings; a page that the specification does not name. */
  originals: (assessment_code: string, company_code: string) =>
    `${getAssessmentPath()}/details/originals/${assessment_code}/${company_code}`,
  /** The client satisfaction survey; a page that the specification does not name. */
  survey: (assessment_code: string, company_code: string) =>
    `${getAssessmentPath()}/details/survey/${assessment_code}/${company_code}`,
  due: (assessment_code: string, company_code: string) =>
    `${getAssessmentPath()}/details/currentdue/${assessment_code}/${company_code}`,
  /** One payment for several orders; the chosen ones in the address, or all that are due. */
  payTogether: (assessment_codes?: readonly string[]) =>
    `${getCompaniesPath()}/payment/together${formatQuery({ orders: assessment_codes?.join(',') })}`,
  dispute: (assessment_code: string, company_code: string) =>
    `${getAssessmentPath()}/details/dispute/${assessment_code}/${company_code}`,
  paid: (assessment_code: string, company_code: string) =>
    `${getAssessmentPath()}/details/paymentsuccessful/${assessment_code}/${company_code}`,
  get failed(): string {
    return `${getAssessmentPath()}/details/currentdue/payments/gcash/redirect/failed`;
  },
  simulator: (
    parameters: { readonly company_code?: string | undefined; readonly tax_year?: number | undefined } = {},
  ) => `${getCompaniesPath()}/simulator${formatQuery(parameters)}`,
  revenueCode: (version: string) => `${getCompaniesPath()}/simulator/code/${part(version)}`,
  /** The public fee table. */
  fees: '/pricing',
  get claims(): string {
    return `${getCompaniesPath()}/payment/claims`;
  },
  newClaim: (assessment_code: string, company_code: string) =>
    `${getCompaniesPath()}/payment/claims/new/${assessment_code}/${company_code}`,
  get refunds(): string {
    return `${getCompaniesPath()}/payment/refunds`;
  },
  refund: (refund_no: string) => `${getCompaniesPath()}/payment/refunds/${refund_no}`,
  newRefund: (receipt_no: string) => `${getCompaniesPath()}/payment/refunds/new/${part(receipt_no)}`,
  get history(): string {
    return `${getCompaniesPath()}/payment/history`;
  },
  statement: (company_code?: string) =>
    `${getCompaniesPath()}/account/soa${company_code === undefined ? '' : `?company_code=${company_code}`}`,
} as const;
