import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';

/** How a street is drawn: roads between places, streets of a quarter, footways and farm tracks. */
export const STREET_KINDS = ['road', 'street', 'path'] as const;
export type StreetKind = (typeof STREET_KINDS)[number];

/** A street as a line of positions, longitude before latitude, in degrees (WGS 84). */
export const Street = v.object({
  kind: v.picklist(STREET_KINDS),
  name: v.optional(v.string()),
  line: v.array(v.tuple([v.number(), v.number()])),
});
export type Street = v.InferOutput<typeof Street>;

/** The streets of the municipality, and whose work they are: the licence of a map requires the line. */
export const StreetMap = v.object({ attribution: v.string(), streets: v.array(Street) });
export type StreetMap = v.InferOutput<typeof StreetMap>;

export const getStreetMap = defineEndpoint({
  method: 'GET',
  path: '/api/reference/streets',
  summary: 'Get the streets for the map; null if the municipality has no street file',
  reply: v.object({ street_map: v.nullable(StreetMap) }),
});
