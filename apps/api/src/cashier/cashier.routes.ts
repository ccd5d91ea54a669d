import type { Feature } from '../platform/http/api.ts';
import { approvalsRoutes } from './approvals/approvals.routes.ts';
import { chequesRoutes } from './cheques/cheques.routes.ts';
import { collectionsRoutes } from './collections/collections.routes.ts';
import { counterRoutes } from './counter/counter.routes.ts';
import { depositSlipsRoutes } from './deposit-slips/deposit-slips.routes.ts';
import { formsRoutes } from './forms/forms.routes.ts';

/** Features for payments over the counter and for the cashier's accountability. */
export const CASHIER: readonly Feature[] = [
  counterRoutes,
  approvalsRoutes,
  formsRoutes,
  chequesRoutes,
  depositSlipsRoutes,
  collectionsRoutes,
];
