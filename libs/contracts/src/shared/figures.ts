import type * as v from 'valibot';

import type { AdminDashboard } from '../dashboards/admin-dashboard.contract.ts';
import type { AffiliateDashboard as AffiliateSchema } from '../dashboards/affiliate-dashboard.contract.ts';
import type { OfficeDashboard } from '../dashboards/office-dashboard.contract.ts';
import type { OwnerDashboard } from '../dashboards/owner-dashboard.contract.ts';
import type { ClearanceView, OfficeView, OwnView, TransactionView } from './views.ts';

type AffiliateDashboard = v.InferOutput<typeof AffiliateSchema>;

/** The list to which a figure of a dashboard links, and whose rows or total it shows. */
export type FigureLink =
  | { readonly list: 'transactions'; readonly view: TransactionView }
  | { readonly list: 'clearances'; readonly view: ClearanceView }
  | { readonly list: 'own_applications'; readonly view: OwnView }
  | { readonly list: 'companies' | 'statement' | 'collections_today' };

/** Numbers of a dashboard; a new one does not compile before its list, or that it has none, is declared here. */
type NumberKey<D> = { [K in keyof D]: D[K] extends number | null ? K : never }[keyof D];
type FigureLinks<D> = Readonly<Record<NumberKey<D>, FigureLink | null>>;

/** The owner's dashboard: figure → list. */
export const OWNER_FIGURES = {
  waiting_on_owner: { list: 'own_applications', view: 'waiting' },
  due_now: { list: 'statement' },
  open_applications: { list: 'own_applications', view: 'open' },
  businesses: { list: 'companies' },
} as const satisfies FigureLinks<OwnerDashboard>;

/** The dashboard of an office or barangay: figure → view of its queue. */
export const OFFICE_FIGURES = {
  open: { list: 'clearances', view: 'open' },
  due_today: { list: 'clearances', view: 'due_today' },
  overdue: { list: 'clearances', view: 'overdue' },
  with_owner: { list: 'clearances', view: 'with_owner' },
  out_of_turn: { list: 'clearances', view: 'out_of_turn' },
  decided_this_month: null,
  median_days: null,
} as const satisfies FigureLinks<OfficeDashboard>;

/** The administrator's dashboard: figure → list. */
export const ADMIN_FIGURES = {
  open_applications: { list: 'transactions', view: 'open' },
  past_limit: { list: 'transactions', view: 'overdue' },
  waiting_for_signature: { list: 'transactions', view: 'to_sign' },
  waiting_for_approval: { list: 'transactions', view: 'to_approve' },
  collected_today: { list: 'collections_today' },
  receipts_today: { list: 'collections_today' },
} as const satisfies FigureLinks<AdminDashboard>;

type OfficeFigureRow = AdminDashboard['offices'][number];

/**
 * One row of the administrator's table of offices: column → which clearances of that office, in the list of all
 * applications.
 */
export const OFFICE_ROW_FIGURES = {
  open: 'open',
  due_today: 'due_today',
  overdue: 'overdue',
  with_owner: 'with_owner',
  median_days: null,
  limit_used: null,
  nine_of_ten_days: null,
  nine_of_ten_used: null,
} as const satisfies Readonly<Record<NumberKey<OfficeFigureRow>, OfficeView | null>>;

/** The licensing office's dashboard: what waits for it, as views of the list of all applications. */
export const LICENSING_FIGURES = [
  'submitted',
  'to_compute',
  'to_release',
  'in_clearance',
] as const satisfies readonly TransactionView[];

/** The affiliate's scans are shown beside a list of the newest; none has a list of its own. */
export const AFFILIATE_FIGURES = {
  scans_today: null,
  scans_this_month: null,
  not_genuine_this_month: null,
} as const satisfies FigureLinks<AffiliateDashboard>;
