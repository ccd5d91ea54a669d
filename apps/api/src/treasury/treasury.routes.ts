import type { Feature } from '../platform/http/api.ts';
import { billsRoutes } from './bills/bills.routes.ts';
import { claimsRoutes } from './claims/claims.routes.ts';
import { deficienciesRoutes } from './deficiencies/deficiencies.routes.ts';
import { disputesRoutes } from './disputes/disputes.routes.ts';
import { exceptionsRoutes } from './exceptions/exceptions.routes.ts';
import { fraudFindingsRoutes } from './fraud-findings/fraud-findings.routes.ts';
import { ordinancesRoutes } from './ordinances/ordinances.routes.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import { receiptActsRoutes } from './receipts/cancel-receipt.routes.ts';
import { receiptsRoutes } from './receipts/receipts.routes.ts';
import { refundsRoutes } from './refunds/refunds.routes.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { settlementsRoutes } from './settlements/settlements.routes.ts';
import { simulatorRoutes } from './simulator/simulator.routes.ts';
import { tariffFilesRoutes } from './tariff-files/tariff-files.routes.ts';
import { tariffProofsRoutes } from './tariff-proofs/tariff-proofs.routes.ts';

/** Features for amounts owed, payments and refunds. */
export const TREASURY: readonly Feature[] = [
  ordinancesRoutes,
  tariffFilesRoutes,
  tariffProofsRoutes,
  simulatorRoutes,
  billsRoutes,
  paymentsRoutes,
  exceptionsRoutes,
  settlementsRoutes,
  claimsRoutes,
  disputesRoutes,
  fraudFindingsRoutes,
  deficienciesRoutes,
  receiptsRoutes,
  receiptActsRoutes,
  refundsRoutes,
  reportsRoutes,
];
