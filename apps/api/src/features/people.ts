import type { Feature } from '../http/api.ts';
import { accountRoutes } from './account/account.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { inquiriesRoutes } from './inquiries/inquiries.routes.ts';
import { mailsRoutes } from './mails/mails.routes.ts';
import { repliesRoutes } from './replies/replies.routes.ts';
import { setupRoutes } from './setup/setup.routes.ts';

/** The house itself and the people in it. */
export const PEOPLE: readonly Feature[] = [healthRoutes, setupRoutes, authRoutes, accountRoutes, inquiriesRoutes, repliesRoutes, mailsRoutes];
