const AREA = '/administrator';

const asked = (query: Readonly<Record<string, string>>): string => `?${new URLSearchParams(query)}`;

/** The addresses of this area, as the specification writes them (section 2). */
export const addresses = {
  transactions: (view: string) => `${AREA}/request/clearances${asked({ view })}`,
  transaction: (assessment_code: string) => `${AREA}/request/clearances${asked({ case: assessment_code, pane: 'case' })}`,
  users: `${AREA}/users`,
  payments: `${AREA}/report/paynamics/payment`,
} as const;
