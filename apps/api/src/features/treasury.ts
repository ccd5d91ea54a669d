import type { Feature } from '../http/api.ts';
import { billsRoutes } from './bills/bills.routes.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import { permitsRoutes } from './permits/permits.routes.ts';
import { receiptsRoutes } from './receipts/receipts.routes.ts';

/** What is owed, what was paid, and the permit that follows. */
export const TREASURY: readonly Feature[] = [billsRoutes, paymentsRoutes, receiptsRoutes, permitsRoutes];
