// Types and helpers for the table of addresses that the specification expects, with their admitted visitors.

export const OFFICES = ['fire', 'assessor', 'engineering', 'menro', 'mao', 'mpdo', 'rhu', 'peso', 'bplo'] as const;

export type Office = (typeof OFFICES)[number];

export const SIGNED_IN = ['roleless', 'user', 'admin', ...OFFICES, 'barangay', 'affiliate', 'unknown'] as const;

export type SignedInRole = (typeof SIGNED_IN)[number];

export const VISITORS = ['guest', ...SIGNED_IN] as const;

export type Visitor = (typeof VISITORS)[number];

/** Visitors admitted to an address: everybody, those not signed in, or the roles of an area. */
type AdmittedVisitors = 'everyone' | 'guests' | readonly SignedInRole[];

/**
 * An address of the specification, and where it ends for admitted visitors; all others end at their home or at the
 * sign-in.
 */
export interface ExpectedWay {
  readonly requestedPath: string;
  readonly finalPath: string;
  readonly admits: AdmittedVisitors;
  /**
   * Address after the sign-in of a visitor without a session, when the shell redirects before it requires the sign-in.
   */
  readonly next?: string;
}

export const expectStays = (admits: AdmittedVisitors, addresses: readonly string[]): ExpectedWay[] =>
  addresses.map((address) => ({ requestedPath: address, finalPath: address, admits }));

export const expectLeads = (admits: AdmittedVisitors, pairs: readonly (readonly [string, string])[]): ExpectedWay[] =>
  pairs.map(([address, ends]) => ({ requestedPath: address, finalPath: ends, admits, next: ends }));

/** Unknown addresses end at the 404 page, inside each area too (E19). */
export const expectNotFound = (admits: AdmittedVisitors, addresses: readonly string[]): ExpectedWay[] =>
  addresses.map((address) => ({ requestedPath: address, finalPath: '/404', admits }));

export const toAddressesBelow = (mount: string, addresses: readonly string[]): string[] =>
  addresses.map((address) => `/${mount}/${address}`);
