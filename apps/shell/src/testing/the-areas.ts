/**
 * What the specification says of every address and every menu (specification sections 2 and 6), with the decisions
 * D8–D18, D22–D33, E16 and E19. Written from those texts, never from the code: the shell is held against it in memory,
 * the composed product in a browser.
 */
import {
  below,
  leads,
  nowhere,
  type Office,
  OFFICES,
  type SignedIn,
  stays,
  type Visitor,
  type Way,
} from './expected-addresses.ts';
import { COMPANIES, OWNER_WAYS, TEMPLATE_WAYS } from './owner-addresses.ts';

/**
 * Where those are sent who stand in another's area (specification section 6); a role name outside the list has no area
 * at all (D18).
 */
export const HOMES: Readonly<Record<SignedIn, string>> = {
  roleless: '/app/account',
  user: '/app/account',
  admin: '/administrator/dashboard',
  fire: '/fire/dashboard',
  assessor: '/assessor/dashboard',
  engineering: '/engineering/dashboard',
  menro: '/menro/dashboard',
  mao: '/mao/dashboard',
  mpdo: '/mpdo/dashboard',
  rhu: '/rhu/dashboard',
  peso: '/peso/dashboard',
  bplo: '/bplo/dashboard',
  barangay: '/barangay/dashboard',
  affiliate: '/affiliate/dashboard',
  unknown: '/404',
};

const PUBLIC: readonly Way[] = [
  ...leads('everyone', [['/', '/home']]),
  ...stays('everyone', [
    '/home',
    '/pricing',
    '/home/terms-and-conditions',
    '/404',
    '/login-unprotected',
    '/register-unprotected',
    '/ebpls/login',
  ]),
  ...stays('guests', ['/login', '/login/verification', '/login/invitation', '/register', '/recover/password']),
  // The mailed token leaves the address as soon as it is read (E11).
  ...leads('guests', [['/recover/password/reset-form/{email}/{token}', '/recover/password/new']]),
  ...nowhere('everyone', ['/no-such-page', '/home/no-such-page', '/ebpls', '/property/register']),
];

const LOCATION = 'request/holdings/location/{type}/{company_code}';

const FILES = 'request/holdings/files/{company_code}/{assessment_code}';

/** Engineering alone has no files page (D15). */
function officeWays(office: Office): Way[] {
  const hasFiles = office !== 'engineering';
  return [
    ...stays(
      [office],
      below(office, [
        'dashboard',
        'request/clearances',
        'account',
        LOCATION,
        'request/holdings/list',
        ...(hasFiles ? [FILES] : []),
      ]),
    ),
    ...nowhere([office], below(office, ['no-such-page', ...(hasFiles ? [] : [FILES])])),
  ];
}

const STAFF: readonly Way[] = [
  ...stays(
    ['admin'],
    below('administrator', [
      'dashboard',
      'email/sent',
      'request/clearances',
      'users',
      'requirements',
      'account',
      'report/paynamics/payment',
    ]),
  ),
  ...nowhere(['admin'], below('administrator', ['no-such-page'])),
  ...OFFICES.flatMap(officeWays),
  ...stays(['barangay'], below('barangay', ['dashboard', 'request/clearances', 'account'])),
  ...nowhere(['barangay'], below('barangay', ['no-such-page', 'request/holdings/list', LOCATION, FILES])),
  // The account page of an affiliate is ours, so that the account menu does not lead in a circle (D14).
  ...stays(['affiliate'], below('affiliate', ['dashboard', 'scanner/result/{qrcode}', 'account'])),
  ...nowhere(['affiliate'], below('affiliate', ['no-such-page', 'request/clearances'])),
];

const DOCS = [
  'welcome',
  'getting-started',
  'environment-variables',
  'deployment',
  'api-calls',
  'analytics',
  'authentication',
  'routing',
  'settings',
  'state-management',
  'theming',
  'support',
  'changelog',
];

const DOCS_WAYS: readonly Way[] = [
  ...leads('everyone', [['/docs', '/docs/welcome']]),
  ...stays('everyone', below('docs', DOCS)),
  ...nowhere('everyone', ['/docs/welcome/no-such-page']),
];

/** Every address of specification section 2 and where it ends for whom it is. */
export const WAYS: readonly Way[] = [...PUBLIC, ...OWNER_WAYS, ...TEMPLATE_WAYS, ...STAFF, ...DOCS_WAYS];

/** Puts values into the places of an address, encoded (D23). */
export const filled = (address: string, values: Readonly<Record<string, string>>): string =>
  address.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? name));

/**
 * Where this visitor ends who asks for that; strangers are brought back after the sign-in, except to where it leads
 * anyway (D31).
 */
export function endOf({ asked, ends, admits, next = asked }: Way, visitor: Visitor): string {
  if (admits === 'everyone') return ends;
  if (visitor === 'guest') {
    if (admits === 'guests') return ends;
    return next === '/app/account' ? '/login' : `/login?next=${encodeURIComponent(next)}`;
  }
  return admits !== 'guests' && admits.includes(visitor) ? ends : HOMES[visitor];
}

type Entry = readonly [label: string, address: string];

const DASHBOARD: Entry = ['Dashboard', '/app/reports/dashboard'];

const requests = (mount: string): Entry => ['Request For Clearances', `/${mount}/request/clearances`];

const office = (name: Office): readonly Entry[] => [
  DASHBOARD,
  requests(name),
  ['Holdings', `/${name}/request/holdings/list`],
];

/** The menu of each role, in this order (specification section 2, "Signed-in layout"). */
export const MENUS: Readonly<Record<SignedIn, readonly Entry[]>> = {
  roleless: [DASHBOARD],
  user: [
    DASHBOARD,
    ['Business Holdings', COMPANIES],
    ['Payment History', `${COMPANIES}/payment/history`],
    ['Statement of Account', `${COMPANIES}/account/soa`],
  ],
  admin: [
    DASHBOARD,
    ['Payments', '/administrator/report/paynamics/payment'],
    ['List of Business Transaction', '/administrator/request/clearances'],
    ['Users Administration', '/administrator/users'],
    ['Requirements List', '/administrator/requirements'],
  ],
  fire: office('fire'),
  assessor: office('assessor'),
  engineering: office('engineering'),
  menro: office('menro'),
  mao: office('mao'),
  mpdo: office('mpdo'),
  rhu: office('rhu'),
  peso: office('peso'),
  bplo: office('bplo'),
  barangay: [DASHBOARD, requests('barangay')],
  affiliate: [DASHBOARD],
  unknown: [DASHBOARD],
};

/** Shown to all and off (D33). */
export const APPLICATIONS = ['Mail', 'Chat', 'Calendar'];

/** Offered between 600 and 959 px only (E20). */
export const REGISTER: Entry = ['Register', '/app/property/register'];

/**
 * Where the account menu leads; peso and bplo reach their own as well (D13), and who has no area keeps the fallback of
 * the specification.
 */
export const ACCOUNTS: Readonly<Record<SignedIn, string>> = {
  roleless: '/app/account',
  user: '/app/account',
  admin: '/administrator/account',
  fire: '/fire/account',
  assessor: '/assessor/account',
  engineering: '/engineering/account',
  menro: '/menro/account',
  mao: '/mao/account',
  mpdo: '/mpdo/account',
  rhu: '/rhu/account',
  peso: '/peso/account',
  bplo: '/bplo/account',
  barangay: '/barangay/account',
  affiliate: '/affiliate/account',
  unknown: '/app/account',
};
