/**
 * Addresses and menus of specification section 2 and of specification section 6, with the decisions D8–D18, D22–D33, E16
 * and E19. Written from those texts, never from the code: the shell is compared with it in memory, the composed product
 * in a browser.
 */
import {
  toAddressesBelow,
  expectLeads,
  expectNotFound,
  type Office,
  OFFICES,
  type SignedInRole,
  expectStays,
  type Visitor,
  type ExpectedWay,
} from './expected-addresses.ts';
import { COMPANIES_PATH, OWNER_WAYS, TEMPLATE_WAYS } from './owner-addresses.ts';

/**
 * Target of a visitor in another role's area (specification section 6); a role name outside the list has no area at all
 * (D18).
 */
export const HOMES: Readonly<Record<SignedInRole, string>> = {
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

const PUBLIC: readonly ExpectedWay[] = [
  ...expectLeads('everyone', [['/', '/home']]),
  ...expectStays('everyone', [
    '/home',
    '/pricing',
    '/home/terms-and-conditions',
    '/404',
    '/login-unprotected',
    '/register-unprotected',
    '/ebpls/login',
  ]),
  ...expectStays('guests', ['/login', '/login/verification', '/login/invitation', '/register', '/recover/password']),
  // The mailed token leaves the address as soon as it is read (E11).
  ...expectLeads('guests', [['/recover/password/reset-form/{email}/{token}', '/recover/password/new']]),
  ...expectNotFound('everyone', ['/no-such-page', '/home/no-such-page', '/ebpls', '/property/register']),
];

const LOCATION = 'request/holdings/location/{type}/{company_code}';

const FILES = 'request/holdings/files/{company_code}/{assessment_code}';

/** Engineering alone has no files page (D15). */
function listOfficeWays(office: Office): ExpectedWay[] {
  const hasFiles = office !== 'engineering';
  return [
    ...expectStays(
      [office],
      toAddressesBelow(office, [
        'dashboard',
        'request/clearances',
        'account',
        LOCATION,
        'request/holdings/list',
        ...(hasFiles ? [FILES] : []),
      ]),
    ),
    ...expectNotFound([office], toAddressesBelow(office, ['no-such-page', ...(hasFiles ? [] : [FILES])])),
  ];
}

const STAFF: readonly ExpectedWay[] = [
  ...expectStays(
    ['admin'],
    toAddressesBelow('administrator', [
      'dashboard',
      'email/sent',
      'request/clearances',
      'users',
      'requirements',
      'account',
      'report/paynamics/payment',
    ]),
  ),
  ...expectNotFound(['admin'], toAddressesBelow('administrator', ['no-such-page'])),
  ...OFFICES.flatMap(listOfficeWays),
  ...expectStays(['barangay'], toAddressesBelow('barangay', ['dashboard', 'request/clearances', 'account'])),
  ...expectNotFound(
    ['barangay'],
    toAddressesBelow('barangay', ['no-such-page', 'request/holdings/list', LOCATION, FILES]),
  ),
  // The account page of an affiliate is ours, so that the account menu does not lead in a circle (D14).
  ...expectStays(['affiliate'], toAddressesBelow('affiliate', ['dashboard', 'scanner/result/{qrcode}', 'account'])),
  ...expectNotFound(['affiliate'], toAddressesBelow('affiliate', ['no-such-page', 'request/clearances'])),
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

const DOCS_WAYS: readonly ExpectedWay[] = [
  ...expectLeads('everyone', [['/docs', '/docs/welcome']]),
  ...expectStays('everyone', toAddressesBelow('docs', DOCS)),
  ...expectNotFound('everyone', ['/docs/welcome/no-such-page']),
];

/** Every address of specification section 2 and where it ends for whom it is. */
export const WAYS: readonly ExpectedWay[] = [...PUBLIC, ...OWNER_WAYS, ...TEMPLATE_WAYS, ...STAFF, ...DOCS_WAYS];

/** Fills values into the parameters of an address, encoded (D23). */
export const fillAddress = (address: string, values: Readonly<Record<string, string>>): string =>
  address.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? name));

/**
 * Returns where this visitor ends at that address; visitors without a session return to it after the sign-in, except to
 * the address that the sign-in leads to anyway (D31).
 */
export function getExpectedEnd(
  { requestedPath: address, finalPath, admits, next = address }: ExpectedWay,
  visitor: Visitor,
): string {
  if (admits === 'everyone') return finalPath;
  if (visitor === 'guest') {
    if (admits === 'guests') return finalPath;
    return next === '/app/account' ? '/login' : `/login?next=${encodeURIComponent(next)}`;
  }
  return admits !== 'guests' && admits.includes(visitor) ? finalPath : HOMES[visitor];
}

type MenuEntryText = readonly [label: string, address: string];

const DASHBOARD: MenuEntryText = ['Dashboard', '/app/reports/dashboard'];

const createRequestsEntry = (mount: string): MenuEntryText => [
  'Request For Clearances',
  `/${mount}/request/clearances`,
];

const createOfficeEntries = (name: Office): readonly MenuEntryText[] => [
  DASHBOARD,
  createRequestsEntry(name),
  ['Holdings', `/${name}/request/holdings/list`],
];

/** The menu of each role, in this order (specification section 2, "Signed-in layout"). */
export const MENUS: Readonly<Record<SignedInRole, readonly MenuEntryText[]>> = {
  roleless: [DASHBOARD],
  user: [
    DASHBOARD,
    ['Business Holdings', COMPANIES_PATH],
    ['Payment History', `${COMPANIES_PATH}/payment/history`],
    ['Statement of Account', `${COMPANIES_PATH}/account/soa`],
  ],
  admin: [
    DASHBOARD,
    ['Payments', '/administrator/report/paynamics/payment'],
    ['List of Business Transaction', '/administrator/request/clearances'],
    ['Users Administration', '/administrator/users'],
    ['Requirements List', '/administrator/requirements'],
  ],
  fire: createOfficeEntries('fire'),
  assessor: createOfficeEntries('assessor'),
  engineering: createOfficeEntries('engineering'),
  menro: createOfficeEntries('menro'),
  mao: createOfficeEntries('mao'),
  mpdo: createOfficeEntries('mpdo'),
  rhu: createOfficeEntries('rhu'),
  peso: createOfficeEntries('peso'),
  bplo: createOfficeEntries('bplo'),
  barangay: [DASHBOARD, createRequestsEntry('barangay')],
  affiliate: [DASHBOARD],
  unknown: [DASHBOARD],
};

const OFFICE_SECTIONS = ['Office'] as const;

/** Titles of the sections below the specified menu of each role. */
export const SECTION_TITLES: Readonly<Record<SignedInRole, readonly string[]>> = {
  roleless: [],
  user: [],
  admin: ['Treasury', 'Oversight', 'Settings'],
  fire: OFFICE_SECTIONS,
  assessor: OFFICE_SECTIONS,
  engineering: OFFICE_SECTIONS,
  menro: OFFICE_SECTIONS,
  mao: OFFICE_SECTIONS,
  mpdo: OFFICE_SECTIONS,
  rhu: OFFICE_SECTIONS,
  peso: OFFICE_SECTIONS,
  bplo: OFFICE_SECTIONS,
  barangay: ['Barangay hall'],
  affiliate: [],
  unknown: [],
};

/** Shown to all and disabled (D33). */
export const APPLICATIONS = ['Mail', 'Chat', 'Calendar'];

/** Offered between 600 and 959 px only (E20). */
export const REGISTER: MenuEntryText = ['Register', '/app/property/register'];

/**
 * Targets of the account menu; peso and bplo reach their own as well (D13), and a role without an area keeps the
 * fallback of the specification.
 */
export const ACCOUNTS: Readonly<Record<SignedInRole, string>> = {
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
