// Fake server of the charts demo: the template's reports (specification section 7), each in its own envelope.

import { http, HttpResponse } from 'msw';

import { createDemoServer } from '../shared/mock/demo-server.ts';
import {
  createReportActivities,
  EARNINGS,
  createReportOrders,
  PRODUCTS,
  createReportProjects,
  REFERRALS,
  SEGMENTS,
  createReportTasks,
} from './first-reports.ts';

/** The template's reports (specification section 7), each in its own envelope. */
const REPORTS_HANDLERS = [
  http.get('*/api/reports/top-referrals', () => HttpResponse.json({ referrals: REFERRALS })),
  http.get('*/api/reports/profitable-products', () => HttpResponse.json({ products: PRODUCTS })),
  http.get('*/api/reports/customer-activity', () =>
    HttpResponse.json({ activities: createReportActivities(new Date()) }),
  ),
  http.get('*/api/reports/earnings', () => HttpResponse.json({ earnings: { ...EARNINGS, segments: SEGMENTS } })),
  http.get('*/api/reports/latest-orders', () => HttpResponse.json({ orders: createReportOrders(new Date()) })),
  http.get('*/api/reports/latest-projects', () => HttpResponse.json({ projects: createReportProjects(new Date()) })),
  http.get('*/api/reports/tasks', () => HttpResponse.json({ tasks: createReportTasks(new Date()) })),
];

export const callReports = createDemoServer(REPORTS_HANDLERS);
