import type { Feature } from '../platform/http/api.ts';
import { inquiriesRoutes } from './inquiries/inquiries.routes.ts';
import { recipientsRoutes } from './recipients/recipients.routes.ts';
import { repliesRoutes } from './replies/replies.routes.ts';

/** Inquiries between owners and offices. */
export const MESSENGER: readonly Feature[] = [inquiriesRoutes, recipientsRoutes, repliesRoutes];
