import type { Feature } from '../http/api.ts';
import { accountRoutes } from './account/account.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { avatarsRoutes } from './avatars/avatars.routes.ts';
import { signaturesRoutes } from './avatars/signatures.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { inquiriesRoutes } from './inquiries/inquiries.routes.ts';
import { mailsRoutes } from './mails/mails.routes.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { recipientsRoutes } from './recipients/recipients.routes.ts';
import { repliesRoutes } from './replies/replies.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { screenFailuresRoutes } from './screen-failures/screen-failures.routes.ts';
import { setupRoutes } from './setup/setup.routes.ts';

/** The house itself and the people in it. */
export const PEOPLE: readonly Feature[] = [
  healthRoutes,
  setupRoutes,
  authRoutes,
  accountRoutes,
  avatarsRoutes,
  signaturesRoutes,
  inquiriesRoutes,
  recipientsRoutes,
  repliesRoutes,
  mailsRoutes,
  notificationsRoutes,
  searchRoutes,
  screenFailuresRoutes,
];
