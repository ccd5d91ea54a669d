const AREA = '/administrator';

const toQuery = (query: Readonly<Record<string, string>>): string => `?${new URLSearchParams(query)}`;

/** The addresses of this area, as written in specification section 2. */
export const addresses = {
  transactions: (view: string) => `${AREA}/request/clearances${toQuery({ view })}`,
  /** Applications whose clearance at an office is in that view of the office's queue. */
  transactionsAt: (office: string, office_view: string) =>
    `${AREA}/request/clearances${toQuery({ view: 'open', office, office_view })}`,
  /** Applications of a view that were filed, issued or decided between two days. */
  transactionsDated: (
    view: string,
    period: {
      readonly dated_by: string;
      readonly from: string;
      readonly to: string;
      readonly arta_class?: string;
      readonly stage?: string;
    },
  ) => `${AREA}/request/clearances${toQuery({ view, ...period })}`,
  businessTransactions: (company_code: string) =>
    `${AREA}/request/clearances${toQuery({ view: 'all', search: company_code })}`,
  transaction: (assessment_code: string) =>
    `${AREA}/request/clearances${toQuery({ case: assessment_code, pane: 'case' })}`,
  requirements: `${AREA}/requirements`,
  extraDocuments: `${AREA}/requirements/outside-the-list`,
  users: `${AREA}/users`,
  setUp: `${AREA}/settings/set-up`,
  municipality: `${AREA}/settings/municipality`,
  barangays: `${AREA}/settings/barangays`,
  staff: `${AREA}/settings/staff`,
  holidays: `${AREA}/settings/holidays`,
  account: `${AREA}/account`,
  revenueCode: `${AREA}/settings/revenue-code`,
  revenueCodeVersion: (ordinance_version_id: number, query?: Readonly<Record<string, string>>) =>
    `${AREA}/settings/revenue-code/${ordinance_version_id}${query === undefined ? '' : toQuery(query)}`,
  revenueCodeImport: `${AREA}/settings/revenue-code/import`,
  revenueCodeProof: (ordinance_version_id: number) =>
    `${AREA}/settings/revenue-code/${ordinance_version_id}/past-bills`,
  payments: `${AREA}/report/paynamics/payment`,
  settlements: `${AREA}/report/paynamics/payment/settlements`,
  settlement: (file_id: number) => `${AREA}/report/paynamics/payment/settlements/${file_id}`,
  counter: `${AREA}/treasury/counter`,
  counterOrder: (assessment_code: string) => `${AREA}/treasury/counter${toQuery({ order: assessment_code })}`,
  counterPart: (part: 'receipts' | 'cheques' | 'forms') => `${AREA}/treasury/counter/${part}`,
  collections: `${AREA}/treasury/collections`,
  collectionReport: (report_no: string) => `${AREA}/treasury/collections/${report_no}`,
  openCollection: ({
    collector,
    fund,
    day,
  }: {
    readonly collector: string;
    readonly fund: string;
    readonly day: string;
  }) => `${AREA}/treasury/collections/open/${collector}/${fund}/${day}`,
  disputes: `${AREA}/treasury/disputes`,
  deficiencies: `${AREA}/treasury/deficiencies`,
  fraudFindings: `${AREA}/treasury/fraud-findings`,
  refunds: `${AREA}/treasury/refunds`,
  reports: `${AREA}/treasury/reports`,
  report: (report: string) => `${AREA}/treasury/reports/${report}`,
  collectionsBetween: (from: string, to: string) => `${AREA}/treasury/reports/collections${toQuery({ from, to })}`,
  dashboard: `${AREA}/dashboard`,
} as const;
