import type { ImportRule } from './import-rule.ts';
import { TESTS } from './folders.ts';

/**
 * The API's folders from the lowest layer up (decision 0071): each may import those before it in the list, never one
 * after it. `platform` knows no business noun, `domain` is shared by several areas.
 */
export const API_LAYERS = [
  'tables/columns',
  'tables/offices',
  'tables/privacy',
  'tables/ordinances',
  'tables',
  'platform/messages',
  'platform/config',
  // The files that lie in `platform` itself.
  'platform',
  'platform/logging',
  'platform/pdf',
  'platform/spreadsheets',
  'platform/database',
  'platform/jobs',
  'platform/mail',
  'platform/sms',
  'platform/devices',
  'platform/passwords',
  'platform/identity',
  'platform/health',
  'platform/load',
  'platform/rate-limits',
  'platform/live',
  'platform/bodies',
  'platform/http',
  'platform/reference',
  'platform/transactions',
  'platform/quotas',
  'domain/notifications/events',
  'domain/notifications',
  'domain/access',
  'domain/access/separation',
  'domain/access/delegations',
  'domain/applications/compliance',
  'domain/applications',
  'domain/applications/notices',
  'domain/applications/papers',
  'domain/applications/cases',
  'domain/applications/reliefs',
  'domain/applications/measures',
  'domain/applications/deemed-approval',
  'domain/ledger/due',
  'domain/ledger',
  'domain/ledger/collection',
  'domain/ledger/history',
  'domain/payments/gateway',
  'domain/payments/attempts',
  'domain/payments',
  'domain/payments/counter',
  'domain/billing',
  'domain/listing/search',
  'domain/listing',
  'domain/application-read/parts',
  'domain/application-read',
  'domain/application-read/queues',
] as const;

/** The areas above the layers; none knows another. */
export const API_AREAS = ['accounts', 'operations', 'messenger', 'licensing', 'treasury', 'cashier'] as const;

const API = 'apps/api/src';

/** Rules of the import guard: one for each folder of the layers, and one for all areas. */
export function listLayerRules(): ImportRule[] {
  return [...API_LAYERS.map(createLayerRule), AREAS_APART];
}

function createLayerRule(folder: string, index: number): ImportRule {
  const below = API_LAYERS.slice(0, index + 1).map((name) => `^${API}/${name}/[^/]+$`);
  const next = API_LAYERS[index + 1] ?? 'licensing/permits';
  return {
    name: `layer-${folder.replaceAll('/', '-')}`,
    comment: `${folder} of the API imports only the folders before it in API_LAYERS.`,
    from: { path: `^${API}/${folder}/[^/]+$`, pathNot: TESTS },
    to: { path: `^${API}/`, pathNot: below },
    violation: { from: `${API}/${folder}/planted.ts`, to: `${API}/${next}/above.ts` },
  };
}

const AREAS_APART: ImportRule = {
  name: 'areas-stay-apart',
  comment: 'One area of the API never reaches into another; shared code is in domain.',
  from: { path: `^${API}/(${API_AREAS.join('|')})/`, pathNot: TESTS },
  to: { path: `^${API}/`, pathNot: [`^${API}/$1/`, `^${API}/(?:tables|platform|domain)/`] },
  violation: { from: `${API}/licensing/permits/planted.ts`, to: `${API}/treasury/payments/settle.ts` },
};
