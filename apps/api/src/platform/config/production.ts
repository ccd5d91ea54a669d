// Lists the settings that production refuses (decision E44).

import { isLoopback, isNetwork, isPrivateHost, parseNetworks } from './networks.ts';
import { estimateSecretBits, isPublished } from './secret-strength.ts';

type ProductionSettings = Readonly<Record<string, string | undefined>>;

interface ProductionRule {
  readonly variable: string;
  readonly expected: string;
  readonly isMet: (value: string | undefined, given: ProductionSettings) => boolean;
}

/** A key of the gateway is assigned, not chosen: only an obvious placeholder is refused. */
const GATEWAY_KEY_BITS = 40;
/** Can be guessed by anybody who reaches the address, but only for a day and with a limit. */
const CODE_BITS = 64;
/** An attacker who guesses this secret offline, at any speed, can sign in as any account. */
const TOKEN_SECRET_BITS = 100;
const WITH_TLS = new Set(['require', 'verify-ca', 'verify-full']);
/** Reserved for examples (RFC 2606): no mail from there is ever accepted. */
const EXAMPLE_SENDER = /@(?:[\w-]+\.)*example>?\s*$/i;

const isUnset = (value: string | undefined): boolean => value === undefined;
const isOwn = (value: string | undefined): boolean => value !== undefined && !isPublished(value);

function isStrong(bits: number): ProductionRule['isMet'] {
  return (value) => value !== undefined && !isPublished(value) && estimateSecretBits(value.trim()) >= bits;
}

function isUnsetOrStrong(bits: number): ProductionRule['isMet'] {
  const isStrongEnough = isStrong(bits);
  return (value, settings) => value === undefined || isStrongEnough(value, settings);
}

function isHttps(value: string | undefined): boolean {
  const url = value === undefined ? null : URL.parse(value);
  return url?.protocol === 'https:';
}

function isOnThisMachine(value: string): boolean {
  const { hostname = '' } = URL.parse(value) ?? {};
  return hostname === '0.0.0.0' || hostname === '[::]' || isLoopback(hostname);
}

/** The sandbox runs on this machine and uses plain HTTP; a real gateway does neither. */
function isRealGateway(value: string | undefined): boolean {
  return isHttps(value) && !isOnThisMachine(String(value));
}

/** A wrong value is reported by the check of the setting itself. */
function readNetworks({ PRIVATE_NETWORKS = '' }: ProductionSettings): string[] {
  return parseNetworks(PRIVATE_NETWORKS).filter(isNetwork);
}

/** A database on another machine is reached with TLS, unless its network is configured. */
function isEncryptedDatabase(value: string | undefined, settings: ProductionSettings): boolean {
  if (value === undefined) return true;
  // An address without a host is a socket of this machine, which the driver accepts and a URL does not.
  const url = URL.parse(value) ?? URL.parse(value.replace('@/', '@localhost/'));
  if (url === null) return false;
  const host = url.searchParams.get('host') ?? url.hostname;
  if (isPrivateHost(host, readNetworks(settings))) return true;
  return WITH_TLS.has(url.searchParams.get('sslmode') ?? '') || url.searchParams.get('ssl') === 'true';
}

function isEncryptedMail(value: string | undefined, settings: ProductionSettings): boolean {
  const url = value === undefined ? null : URL.parse(value);
  if (url === null || isPrivateHost(url.hostname, readNetworks(settings))) return true;
  return url.searchParams.get('ignoreTLS') !== 'true' && url.searchParams.get('tls.rejectUnauthorized') !== 'false';
}

const GATEWAY =
  'the https address of the payment gateway on another machine in production, for a gateway on this one would be a stand-in; or PAYNAMICS=off';
const DATABASE =
  '?sslmode=verify-full at its end in production, for the server is on another machine; or its address in PRIVATE_NETWORKS';

/** Without online payment the gateway's settings may be missing. Existing values are checked nevertheless. */
const hasGateway = ({ PAYNAMICS }: ProductionSettings): boolean => PAYNAMICS !== 'off';
const whereOnline =
  (isMet: ProductionRule['isMet']): ProductionRule['isMet'] =>
  (value, settings) =>
    (value === undefined && !hasGateway(settings)) || isMet(value, settings);

/** Decision E44: settings that production refuses, besides those that are always wrong. */
const PRODUCTION_RULES: readonly ProductionRule[] = [
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
  {
    variable: 'PROXY_ADDRESSES',
    expected:
      'the addresses of the proxies, separated by commas, in production with more than one of them or with HOST beyond this machine',
    isMet: (value, { TRUST_PROXY = '0', HOST = '127.0.0.1' }) =>
      value !== undefined || Number(TRUST_PROXY) === 0 || (Number(TRUST_PROXY) === 1 && isLoopback(HOST)),
  },
  { variable: 'DATABASE_URL', expected: DATABASE, isMet: isEncryptedDatabase },
  { variable: 'DATABASE_OWNER_URL', expected: DATABASE, isMet: isEncryptedDatabase },
  { variable: 'DATABASE_DIRECT_URL', expected: DATABASE, isMet: isEncryptedDatabase },
  {
    variable: 'SMTP_URL',
    expected:
      'an encrypted connection in production: smtps://, or smtp:// with STARTTLS, without ignoreTLS and tls.rejectUnauthorized=false',
    isMet: isEncryptedMail,
  },
  {
    variable: 'MAIL_FROM',
    expected: 'an address of your own in production, like Business permits <bplo@hall.gov.ph>',
    isMet: (value, { SMTP_URL }) => (value === undefined ? SMTP_URL === undefined : !EXAMPLE_SENDER.test(value)),
  },
  { variable: 'SANDBOX_URL', expected: 'to be unset in production', isMet: isUnset },
  { variable: 'PAYNAMICS_ENDPOINT', expected: GATEWAY, isMet: whereOnline(isRealGateway) },
  { variable: 'PAYNAMICS_QUERY_URL', expected: GATEWAY, isMet: whereOnline(isRealGateway) },
  {
    variable: 'PAYNAMICS_MERCHANT_ID',
    expected: "your own merchant id in production, not the sandbox's",
    isMet: whereOnline(isOwn),
  },
  {
    variable: 'PAYNAMICS_MERCHANT_KEY',
    expected: "your own merchant key in production, not the sandbox's or one that is guessed",
    isMet: whereOnline(isStrong(GATEWAY_KEY_BITS)),
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
  ...[
    { variable: 'EBPLS_TOKEN_SECRET', bits: TOKEN_SECRET_BITS },
    { variable: 'EBPLS_SETUP_CODE', bits: CODE_BITS },
    { variable: 'METRICS_TOKEN', bits: CODE_BITS },
  ].map(({ variable, bits }) => ({
    variable,
    expected:
      'in production: a secret of your own, none that stands in the sources or is guessed; openssl rand -hex 32 prints one',
    isMet: isUnsetOrStrong(bits),
  })),
];

export function isProduction({ NODE_ENV }: { readonly NODE_ENV?: string | undefined }): boolean {
  return NODE_ENV?.trim().toLowerCase() === 'production';
}

/**
 * One line for each setting that production refuses, with its name and what is expected, never its value; empty when
 * all are fit.
 */
export function checkProductionSettings(settings: ProductionSettings): string[] {
  return PRODUCTION_RULES.filter(({ variable, isMet }) => !isMet(settings[variable], settings)).map(
    ({ variable, expected }) => `${variable}: expected ${expected}`,
  );
}
