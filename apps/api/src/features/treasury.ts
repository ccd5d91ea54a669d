import type { Feature } from '../http/api.ts';
import { billsRoutes } from './bills/bills.routes.ts';
import { claimsRoutes } from './claims/claims.routes.ts';
import { exceptionsRoutes } from './exceptions/exceptions.routes.ts';
import { ordinancesRoutes } from './ordinances/ordinances.routes.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import { permitsRoutes } from './permits/permits.routes.ts';
import { receiptsRoutes } from './receipts/receipts.routes.ts';
import { settlementsRoutes } from './settlements/settlements.routes.ts';
import { refundsRoutes } from './refunds/refunds.routes.ts';
import { reportsRoutes } from './reports/reports.routes.ts';

/** What is owed, what was paid, and the permit that follows. */
export const TREASURY: readonly Feature[] = [
  ordinancesRoutes,
  billsRoutes,
  paymentsRoutes,
  exceptionsRoutes,
  settlementsRoutes,
  claimsRoutes,
  receiptsRoutes,
  refundsRoutes,
  reportsRoutes,
  permitsRoutes,
];
