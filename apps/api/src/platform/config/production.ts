/** Constants that anybody can read in the sources: never a secret. */
const PUBLISHED = new Set([
  'sandbox-merchant-key',
  'test-merchant-key',
  'a-code-for-tests',
  'San-Isidro-demo-2026',
  'ebpls-sandbox',
]);
const THIS_MACHINE = /^(?:localhost|127\.|0\.0\.0\.0$|\[::1?\]$)/;

interface ProductionRule {
  readonly variable: string;
  readonly expected: string;
  readonly isMet: (value: string | undefined) => boolean;
}

const isUnset = (value: string | undefined): boolean => value === undefined;
const isOwnSecret = (value: string | undefined): boolean => value !== undefined && !PUBLISHED.has(value);
const isNoPublishedSecret = (value: string | undefined): boolean => value === undefined || !PUBLISHED.has(value);

function isHttps(value: string | undefined): boolean {
  const url = value === undefined ? null : URL.parse(value);
  return url?.protocol === 'https:';
}

function isOnThisMachine(value: string): boolean {
  return THIS_MACHINE.test(URL.parse(value)?.hostname ?? '');
}

/** The sandbox stands on this machine and speaks plain HTTP; a real gateway does neither. */
function isRealGateway(value: string | undefined): boolean {
  return isHttps(value) && !isOnThisMachine(String(value));
}

const OWN_SECRET = 'in production: a secret of your own, none that stands in the sources';
const GATEWAY = 'the https address of the payment gateway in production, not the sandbox';

/** Decision E44: what production refuses, besides what is wrong anywhere. */
const RULES: readonly ProductionRule[] = [
  { variable: 'EBPLS_NOW', expected: 'to be unset in production', isMet: isUnset },
  {
    variable: 'EBPLS_DEMO',
    expected: '0 in production, where nobody signs in with a password that is published',
    isMet: (value) => value === '0',
  },
  { variable: 'DEMO_PASSWORD', expected: 'to be unset in production', isMet: isUnset },
  {
    variable: 'PUBLIC_URL',
    expected: 'an https address in production, like https://permits.example.gov.ph',
    isMet: isHttps,
  },
  { variable: 'SANDBOX_URL', expected: 'to be unset in production', isMet: isUnset },
  { variable: 'PAYNAMICS_ENDPOINT', expected: GATEWAY, isMet: isRealGateway },
  { variable: 'PAYNAMICS_QUERY_URL', expected: GATEWAY, isMet: isRealGateway },
  {
    variable: 'PAYNAMICS_MERCHANT_ID',
    expected: "your own merchant id in production, not the sandbox's",
    isMet: isOwnSecret,
  },
  {
    variable: 'PAYNAMICS_MERCHANT_KEY',
    expected: "your own merchant key in production, not the sandbox's",
    isMet: isOwnSecret,
  },
  {
    variable: 'SMS_URL',
    expected: 'an https address in production: the key of the gateway goes there',
    isMet: (value) => value === undefined || isHttps(value),
  },
  {
    variable: 'STORAGE_ENDPOINT',
    expected: 'an https address in production, or one of this machine: papers of owners go there',
    isMet: (value) => value === undefined || isHttps(value) || isOnThisMachine(value),
  },
  { variable: 'EBPLS_TOKEN_SECRET', expected: OWN_SECRET, isMet: isNoPublishedSecret },
  { variable: 'EBPLS_SETUP_CODE', expected: OWN_SECRET, isMet: isNoPublishedSecret },
];

type Settings = Readonly<Record<string, string | undefined>>;

export function isProduction({ NODE_ENV }: { readonly NODE_ENV?: string | undefined }): boolean {
  return NODE_ENV?.trim().toLowerCase() === 'production';
}

/**
 * One line for each setting that production refuses, with its name and what is expected, never its value; empty when
 * all are fit.
 */
export function productionFaults(given: Settings): string[] {
  return RULES.filter(({ variable, isMet }) => !isMet(given[variable])).map(
    ({ variable, expected }) => `${variable}: expected ${expected}`,
  );
}
