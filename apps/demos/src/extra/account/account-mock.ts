// Fake server of the demo's account: profile, subscription, notifications and search.

import { delay, http, HttpResponse } from 'msw';

import { getDemoInstant } from '../../shared/mock/demo-days.ts';
import { createDemoServer, refuse } from '../../shared/mock/demo-server.ts';
import { DEMO_USER, type DemoUser, checkToken, SESSION_HANDLERS } from '../../shared/mock/demo-session.ts';
import { createDemoStore } from '../../shared/mock/demo-store.ts';

/** Fields that the profile form may change. */
export const PROFILE_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'country', 'state', 'bio'] as const;

export type Profile = Pick<DemoUser, (typeof PROFILE_FIELDS)[number]>;

export interface Subscription {
  readonly name: string;
  readonly price: number;
  readonly currency: string;
  readonly proposalsLeft: number;
  readonly templatesLeft: number;
  readonly invitesLeft: number;
  readonly adsLeft: number;
  readonly hasAnalytics: boolean;
  readonly hasEmailAlerts: boolean;
}

export interface DemoNotification {
  readonly id: string;
  readonly type: 'order_placed' | 'new_message' | 'item_shipped';
  readonly title: string;
  readonly description: string;
  readonly createdAt: string;
}

export interface SearchResult {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** The template's own settings; the visitor's real ones are the product's and never come here. */
export interface DemoSettings {
  readonly direction: string;
  readonly responsiveFontSizes: boolean;
  readonly theme: string;
}

/** A search takes its time, so that the waiting can be seen. */
const SEARCH_TAKES_MS = 1500;

const NOTIFICATIONS: readonly DemoNotification[] = [
  {
    id: 'notification-1',
    type: 'order_placed',
    title: 'New order received',
    description: 'Felisa Panganiban, 3 sacks of rice',
    createdAt: getDemoInstant(0, '07:30'),
  },
  {
    id: 'notification-2',
    type: 'new_message',
    title: 'New message',
    description: 'Bayani asks whether Saturday is open',
    createdAt: getDemoInstant(-1, '16:05'),
  },
  {
    id: 'notification-3',
    type: 'item_shipped',
    title: 'Item shipped',
    description: 'Order 1042 left by the noon jeepney',
    createdAt: getDemoInstant(-2, '12:10'),
  },
];

const PLACES: readonly SearchResult[] = [
  ['San Isidro public market', 'Stalls 1 to 60, open from four in the morning'],
  ['Felisa Panganiban', 'Customer since 2021, Poblacion I'],
  ['Bayani Dimaculangan', 'Delivers on Mondays and Saturdays'],
  ['Maligaya bus terminal', 'Parcels until five in the afternoon'],
  ['Amihan Bernardo', 'Fish dealer, San Isidro'],
].map(([title = '', description = ''], place) => ({ id: `place-${place + 1}`, title, description }));

interface AccountState {
  readonly user: DemoUser;
  readonly read: readonly string[];
}

const accountStore = createDemoStore<AccountState>('account', () => ({ user: DEMO_USER, read: [] }));

function unread(): DemoNotification[] {
  const { read } = accountStore.read();
  return NOTIFICATIONS.filter(({ id }) => !read.includes(id));
}

/** The profile fields of a body: strings, and the required ones not empty. */
function parseProfile(body: unknown): Partial<Profile> | undefined {
  const fields = Object(body) as Record<string, unknown>;
  const entries = PROFILE_FIELDS.flatMap((name) =>
    typeof fields[name] === 'string' ? [[name, fields[name].trim()]] : [],
  );
  const profile = Object.fromEntries(entries) as Partial<Profile>;
  return profile.firstName && profile.lastName && profile.email && profile.country ? profile : undefined;
}

const replyIfSignedIn = (path: string, answer: () => object) =>
  http.get(path, ({ request }) => checkToken(request) ?? HttpResponse.json(answer()));

export const HANDLERS = [
  // Before the handlers of the session: it knows what the form changed.
  replyIfSignedIn('*/api/account/me', () => ({ user: accountStore.read().user })),
  ...SESSION_HANDLERS,
  http.post('*/api/account/profile', async ({ request }) => {
    const refusal = checkToken(request);
    if (refusal) return refusal;
    const profile = parseProfile(await request.json());
    if (!profile) return refuse(400, 'The profile is not complete');
    const { user } = accountStore.change((state) => {
      const user = { ...state.user, ...profile };
      return { ...state, user: { ...user, name: `${user.firstName} ${user.lastName}` } };
    });
    return HttpResponse.json({ user });
  }),
  replyIfSignedIn('*/api/account/settings', () => ({
    settings: { direction: 'ltr', responsiveFontSizes: true, theme: 'ONE_DARK' } satisfies DemoSettings,
  })),
  replyIfSignedIn('*/api/account/subscription', () => ({
    subscription: {
      name: 'Tindahan',
      price: 290,
      currency: '₱',
      proposalsLeft: 12,
      templatesLeft: 5,
      invitesLeft: 24,
      adsLeft: 10,
      hasAnalytics: true,
      hasEmailAlerts: false,
    } satisfies Subscription,
  })),
  http.get('*/api/search', async ({ request }) => {
    await delay(SEARCH_TAKES_MS);
    const searchText = (new URL(request.url).searchParams.get('query') ?? '').trim().toLocaleLowerCase();
    const results = PLACES.filter(({ title, description }) =>
      `${title} ${description}`.toLocaleLowerCase().includes(searchText),
    );
    return HttpResponse.json({ results });
  }),
  http.get('*/api/notifications', () => HttpResponse.json({ notifications: unread() })),
  http.post('*/api/notifications/mark-all-as-read', () => {
    accountStore.change((state) => ({ ...state, read: NOTIFICATIONS.map(({ id }) => id) }));
    return HttpResponse.json({ notifications: unread() });
  }),
];

export const callAccount = createDemoServer(HANDLERS);
