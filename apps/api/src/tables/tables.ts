import type { AccountTables } from './accounts.ts';
import type { BookTables } from './books.ts';
import type { LicensingTables } from './licensing.ts';
import type { MoneyTables } from './money.ts';

/** Every table of the product, split by noun; a test compares it with the database. */
export interface Tables extends AccountTables, BookTables, LicensingTables, MoneyTables {}
