import * as v from 'valibot';

import { endpoint } from './endpoint.ts';
import { CompanyCode, Instant } from './primitives.ts';

const MOST_LISTED = 5000;
const YearPath = v.object({
  tax_year: v.pipe(v.string(), v.regex(/^20\d{2}$/, 'tax_year.required'), v.transform(Number)),
});
const FireList = v.object({
  data: v.array(v.object({ company_code: v.string(), company_name: v.string(), listed_at: Instant })),
});

export const getFireList = endpoint({
  method: 'GET',
  path: '/api/fire-list/:tax_year',
  summary: 'Businesses that the fire bureau has not cleared for a year',
  params: YearPath,
  reply: FireList,
});

export const saveFireList = endpoint({
  method: 'PUT',
  path: '/api/fire-list/:tax_year',
  summary: 'Replaces the negative list of the fire bureau for a year',
  params: YearPath,
  body: v.object({ company_codes: v.pipe(v.array(CompanyCode), v.maxLength(MOST_LISTED, 'list.too_long')) }),
  reply: FireList,
});
