import type { Feature } from '../platform/http/api.ts';
import { accountRoutes } from './account/account.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { avatarsRoutes } from './avatars/avatars.routes.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { mobileRoutes } from './mobile/mobile.routes.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { savedViewsRoutes } from './saved-views/saved-views.routes.ts';
import { setupRoutes } from './setup/setup.routes.ts';
import { signaturesRoutes } from './avatars/signatures.routes.ts';
import { staffFileRoutes } from './staff-file/staff-file.routes.ts';
import { usersRoutes } from './users/users.routes.ts';
import { walkInsRoutes } from './walk-ins/walk-ins.routes.ts';

/** People who use the system: sign-in, their account, their notices, and their permissions. */
export const ACCOUNTS: readonly Feature[] = [
  setupRoutes,
  authRoutes,
  accountRoutes,
  avatarsRoutes,
  signaturesRoutes,
  usersRoutes,
  staffFileRoutes,
  notificationsRoutes,
  mobileRoutes,
  privacyRoutes,
  savedViewsRoutes,
  walkInsRoutes,
];
