import type { Feature } from '../http/api.ts';
import { CASHIER } from './cashier.ts';
import { LICENSING } from './licensing.ts';
import { PEOPLE } from './people.ts';
import { TREASURY } from './treasury.ts';

/** Every feature of the server, by name in three lists: a click follows the wire from here. */
export const FEATURES: readonly Feature[] = [...PEOPLE, ...LICENSING, ...TREASURY, ...CASHIER];
