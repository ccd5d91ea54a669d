// Endpoints of an office's read-only register of establishments.

import * as v from 'valibot';

import { ListFileQuery, defineSort } from '../accounts/lists.contract.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { BarangayCode, CompanyCode, ListQuery, definePage } from '../shared/primitives.ts';
import { BusinessStanding, BusinessState } from '../shared/states.ts';

/** A row of an office’s read-only register of establishments. */
export const Holding = v.object({
  company_code: CompanyCode,
  company_name: v.string(),
  owner_name: v.string(),
  barangay_name: v.string(),
  address: v.string(),
  lines: v.array(v.string()),
  state: BusinessState,
  standing: BusinessStanding,
  permit_no: v.nullable(v.string()),
  /** The newest filed application that the viewer may see; its papers are a page of their own. */
  assessment_code: v.nullable(v.string()),
  geo_lat: v.nullable(v.number()),
  geo_lng: v.nullable(v.number()),
  /** Set where the pin lies outside the declared barangay; the name is null where it lies in none that is known. */
  pin_elsewhere: v.nullable(v.object({ barangay_name: v.nullable(v.string()) })),
});
export type Holding = v.InferOutput<typeof Holding>;

const HoldingFilters = {
  search: ListQuery.search,
  brgycode: v.optional(BarangayCode),
  sort: defineSort('holdings'),
};

export const listHoldings = defineEndpoint({
  method: 'GET',
  path: '/api/holdings',
  summary: 'List the establishments relevant to the signed-in office',
  query: v.object({ ...ListQuery, ...HoldingFilters }),
  reply: definePage(Holding),
});

/** Refused: conflict when it would hold more than `MAX_LIST_FILE_ROWS` rows. */
export const downloadHoldings = defineEndpoint({
  method: 'GET',
  path: '/api/lists/holdings/file',
  summary: 'Download the register of the signed-in office with the same filters and order as a workbook or CSV file',
  query: v.object({ ...HoldingFilters, ...ListFileQuery }),
});

export const getHolding = defineEndpoint({
  method: 'GET',
  path: '/api/holdings/:company_code',
  summary: 'Get an establishment, with its place on the map',
  params: v.object({ company_code: CompanyCode }),
  reply: Holding,
});
