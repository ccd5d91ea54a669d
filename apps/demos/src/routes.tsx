// Routes of this remote, its only export for the shell; each page, its fake server and its library load when it is
// opened.

import type { CreateRoutes } from '@ebpls/remote-kit';
import type { RouteObject } from 'react-router';

import { CALENDAR_ROUTES } from './calendar/routes.ts';
import { CHARTS } from './charts/routes.ts';
import { chatRoutes } from './chat/routes.ts';
import { CUSTOMER_ROUTES } from './customers/routes.ts';
import { EXTRA_ROUTES } from './extra/routes.ts';
import { INVOICE_ROUTES } from './invoices/routes.ts';
import { KANBAN_ROUTES } from './kanban/routes.ts';
import { mailRoutes } from './mail/routes.ts';
import { ORDER_ROUTES } from './orders/routes.ts';
import { PRODUCT_ROUTES } from './products/routes.ts';
import { PROJECT_ROUTES } from './projects/routes.ts';
import { SOCIAL_ROUTES } from './social/routes.ts';

/** The pages of each mount of `remote.config.ts`; each page, its handlers and its library load when it is opened. */
const DEMO_PAGES: Readonly<Record<string, RouteObject[]>> = {
  '/app/extra': [...EXTRA_ROUTES, ...CHARTS],
  '/app/management/customers': CUSTOMER_ROUTES,
  '/app/management/products': PRODUCT_ROUTES,
  '/app/management/orders': ORDER_ROUTES,
  '/app/management/invoices': INVOICE_ROUTES,
  '/app/calendar': CALENDAR_ROUTES,
  '/app/kanban': KANBAN_ROUTES,
  '/app/chat': chatRoutes,
  '/app/mail': mailRoutes,
  '/app/projects': PROJECT_ROUTES,
  '/app/social': SOCIAL_ROUTES,
};

/** The one thing this remote shows the shell. */
export const createRoutes: CreateRoutes = ({ base }) => DEMO_PAGES[base] ?? [];
