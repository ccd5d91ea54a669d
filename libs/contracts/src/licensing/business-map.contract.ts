// Endpoints of the map of businesses: pins grouped by zoom, and the same businesses as a list.

import * as v from 'valibot';

import { defineLineCode } from '../treasury/ordinance/vocabulary.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { BarangayCode, CompanyCode, ListQuery, definePage } from '../shared/primitives.ts';
import { BusinessState, BusinessStanding } from '../shared/states.ts';

/** Degrees as a browser writes them into an address. */
const defineMapDegrees = (limit: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,3}(\.\d{1,15})?$/, 'place.degrees'),
    v.transform(Number),
    v.minValue(-limit, 'place.degrees'),
    v.maxValue(limit, 'place.degrees'),
  );

/** Filters of the map and its list. */
const mapFilters = {
  standing: v.optional(BusinessStanding),
  brgycode: v.optional(BarangayCode),
  line: v.optional(defineLineCode('place.line')),
};

/** State of a pin: in its place, missing, or in another barangay than the declared one. */
export const PIN_STATES = ['placed', 'missing', 'elsewhere'] as const;
export const PinState = v.picklist(PIN_STATES);
export type PinState = (typeof PIN_STATES)[number];

/** One business, or the count of several too near each other to be distinguished at this zoom. */
export const PinCluster = v.object({
  lat: v.number(),
  lng: v.number(),
  count: v.number(),
  /** Null where they differ. */
  state: v.nullable(BusinessState),
  standing: v.nullable(BusinessStanding),
  /** For a single business. */
  company_code: v.nullable(CompanyCode),
  company_name: v.nullable(v.string()),
});
export type PinCluster = v.InferOutput<typeof PinCluster>;

/** At most so many clusters are answered; the fullest first. */
export const MAX_CLUSTERS = 500;

export const listPinClusters = defineEndpoint({
  method: 'GET',
  path: '/api/business-map/clusters',
  summary: 'List the businesses in a part of the map, clustered by the zoom level',
  query: v.object({
    ...mapFilters,
    south: defineMapDegrees(90),
    west: defineMapDegrees(180),
    north: defineMapDegrees(90),
    east: defineMapDegrees(180),
    zoom: v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'place.zoom'), v.transform(Number), v.maxValue(20, 'place.zoom')),
  }),
  reply: v.object({ data: v.array(PinCluster) }),
});

export const MappedBusiness = v.object({
  company_code: CompanyCode,
  company_name: v.string(),
  state: BusinessState,
  standing: BusinessStanding,
  barangay_name: v.string(),
  address: v.string(),
  pin: PinState,
  /** The barangay in which a pin elsewhere lies; null outside every known boundary. */
  lies_in: v.nullable(v.string()),
  /** The reader's register has it. */
  is_open: v.boolean(),
});
export type MappedBusiness = v.InferOutput<typeof MappedBusiness>;

const MapCounts = v.object({ placed: v.number(), missing: v.number(), elsewhere: v.number() });

export const listMappedBusinesses = defineEndpoint({
  method: 'GET',
  path: '/api/business-map/list',
  summary: 'List the same businesses: all, those without a pin, or those with a pin in another barangay',
  query: v.object({ ...mapFilters, pin: v.optional(PinState), cursor: ListQuery.cursor, limit: ListQuery.limit }),
  reply: v.object({ ...definePage(MappedBusiness).entries, counts: MapCounts }),
});
