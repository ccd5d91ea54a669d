import { callEndpoint } from '@ebpls/api-client';
import { getStatement, type Statement } from '@ebpls/contracts';

interface StatementRequest {
  readonly company_code?: string | undefined;
  readonly as_of?: string | undefined;
  readonly signal?: AbortSignal;
}

const MAX_PAGE = '100';

/** Loads the statement of account of one business, or of all, page after page. */
export async function loadStatement({
  company_code,
  as_of,
  signal,
}: StatementRequest): Promise<Omit<Statement, 'next_cursor'>> {
  const companies: Statement['companies'] = [];
  let cursor: string | undefined;
  for (;;) {
    const query = { company_code, as_of, cursor, limit: MAX_PAGE };
    const page = await callEndpoint(getStatement, { query, ...(signal && { signal }) });
    companies.push(...page.companies);
    if (page.next_cursor === null) return { as_of: page.as_of, companies };
    cursor = page.next_cursor;
  }
}
