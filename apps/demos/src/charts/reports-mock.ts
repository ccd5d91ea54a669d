import { http, HttpResponse } from 'msw';

import { demoServer } from '../shared/mock/demo-server.ts';
import { activities, EARNINGS, orders, PRODUCTS, projects, REFERRALS, SEGMENTS, tasks } from './first-reports.ts';

/** The template's reports (specification section 7), each in its own envelope. */
const REPORTS_HANDLERS = [
  http.get('*/api/reports/top-referrals', () => HttpResponse.json({ referrals: REFERRALS })),
  http.get('*/api/reports/profitable-products', () => HttpResponse.json({ products: PRODUCTS })),
  http.get('*/api/reports/customer-activity', () => HttpResponse.json({ activities: activities(new Date()) })),
  http.get('*/api/reports/earnings', () => HttpResponse.json({ earnings: { ...EARNINGS, segments: SEGMENTS } })),
  http.get('*/api/reports/latest-orders', () => HttpResponse.json({ orders: orders(new Date()) })),
  http.get('*/api/reports/latest-projects', () => HttpResponse.json({ projects: projects(new Date()) })),
  http.get('*/api/reports/tasks', () => HttpResponse.json({ tasks: tasks(new Date()) })),
];

export const callReports = demoServer(REPORTS_HANDLERS);
