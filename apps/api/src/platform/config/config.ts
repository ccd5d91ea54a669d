// Reads the configuration of the server from environment variables.

import { randomBytes } from 'node:crypto';

import { type StorageSettings, readStorageSettings, WrongStorage } from '@ebpls/storage';
import * as v from 'valibot';

import { Environment } from './environment.ts';
import { isPrivateHost } from './networks.ts';
import { isProduction, checkProductionSettings } from './production.ts';

export type Config = ReturnType<typeof resolveDatabaseSettings>;

/** Stops the start: one line for each wrong variable, never its value. */
export class WrongConfiguration extends Error {}

/** Reads every setting once. Throws WrongConfiguration naming each wrong variable and what was expected. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable means "not set", as in shells and compose files.
  const settings = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(Environment, settings);
  const problems = result.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) ?? [];
  const faults = [...problems, ...(isProduction(settings) ? checkProductionSettings(settings) : [])];
  if (!result.success || faults.length > 0) throw new WrongConfiguration(faults.join('\n'));
  return resolveDatabaseSettings(result.output);
}

function resolveDatabaseSettings(environment: Environment) {
  const database_url = environment.DATABASE_URL ?? environment.EBPLS_DATABASE;
  if (database_url === undefined)
    throw new WrongConfiguration(
      'DATABASE_URL: expected the address of a PostgreSQL database (npm start brings its own)',
    );
  const { hostname } = new URL(readAddressSettings(environment).public_url);
  const sandbox_url = environment.SANDBOX_URL ?? `http://${hostname}:${environment.PORT + 1}`;
  return {
    port: environment.PORT,
    host: environment.HOST,
    data_dir: environment.DATA_DIR,
    ...readDatabaseSettings(environment, database_url),
    ...readAddressSettings(environment),
    is_production: isProduction(environment),
    starts_at: environment.EBPLS_NOW,
    is_demo: environment.EBPLS_DEMO,
    setup_code: environment.EBPLS_SETUP_CODE,
    is_supervised: environment.EBPLS_SUPERVISED,
    token_secret: environment.EBPLS_TOKEN_SECRET,
    /** Staff can sign in only with browsers that bind the session to a key of their own. */
    staff_keys_required: environment.EBPLS_STAFF_KEYS,
    /** Accounts that must use a second step at the sign-in. */
    second_step_for: environment.EBPLS_SECOND_STEP ?? (isProduction(environment) ? 'powers' : 'none'),
    permit_key: environment.EBPLS_PERMIT_KEY,
    role: environment.ROLE,
    release_dir: environment.RELEASE_DIR,
    storage: readStorageConfig(environment),
    ...readMailSettings(environment),
    ...readSmsSettings(environment),
    socket_url: environment.SOCKET_URL,
    map_tiles_url: formatTilesAddress(environment),
    card_provider_key: environment.CARD_PROVIDER_KEY,
    sandbox_url,
    ...readPaymentSettings(environment, sandbox_url),
    ...readScreenSettings(environment),
    /** Below this free space reads continue and writes are refused. */
    disk_reserve_mb: environment.DISK_RESERVE_MB,
    /** Upload quota of one owner for a calendar year, and for one application, in millions of bytes. */
    ...readUploadSettings(environment),
    notification_days: environment.NOTIFICATION_DAYS,
    ...readOperationSettings(environment),
  };
}

function readUploadSettings(environment: Environment) {
  return {
    virus_scanner: environment.VIRUS_SCANNER,
    /** Whether a file is stored that no scanner could check. */
    accepts_unscanned: environment.VIRUS_SCANNER_AWAY === 'accept',
    /** Additional megabytes that must be free for owners to send files. */
    upload_reserve_mb: environment.UPLOAD_RESERVE_MB,
    /** Upload quota of an owner before an application of theirs was accepted, in millions of bytes. */
    upload_new_mb: environment.UPLOAD_NEW_MB,
    upload_year_mb: environment.UPLOAD_YEAR_MB,
    upload_application_mb: environment.UPLOAD_APPLICATION_MB,
  };
}

function readStorageConfig(environment: Environment): StorageSettings {
  try {
    return readStorageSettings(environment, environment.DATA_DIR);
  } catch (error) {
    throw error instanceof WrongStorage ? new WrongConfiguration(error.message) : error;
  }
}

/** Longer than a proxy keeps a connection that nobody uses: `keepalive_timeout` in tools/deploy/nginx/upstream.conf. */
const LEAVE_MS = 3_000;

/**
 * `metrics_token`: bearer token of the Prometheus server; without one nothing is measured. `leave_ms`: how
 * long a node still replies after the stop signal; only a proxy in front can send its clients to another
 * node.
 */
function readOperationSettings({
  TRUST_PROXY,
  PROXY_ADDRESSES,
  PRIVATE_NETWORKS,
  METRICS_TOKEN,
  LOG_LEVEL,
}: Environment) {
  const leave_ms = TRUST_PROXY === 0 ? 0 : LEAVE_MS;
  return {
    trust_proxy: TRUST_PROXY,
    /** A header that names the sender is trusted only from these addresses. */
    proxy_addresses: PROXY_ADDRESSES,
    private_networks: PRIVATE_NETWORKS,
    leave_ms,
    metrics_token: METRICS_TOKEN,
    log_level: LOG_LEVEL,
  };
}

/** `has_offline`: without it every browser gets a service worker that removes itself. */
function readScreenSettings({ TOP_BAR_TOOLS, OFFLINE, MAP_STREETS_FILE }: Environment) {
  return { has_tools: TOP_BAR_TOOLS, has_offline: OFFLINE, map_streets_file: MAP_STREETS_FILE };
}

function readAddressSettings({ PUBLIC_URL, OWN_ORIGINS, PORT }: Environment) {
  const public_url = PUBLIC_URL ?? `http://localhost:${PORT}`;
  /** `own_origins`: further origins of the same system. */
  return { public_url, own_origins: OWN_ORIGINS, is_https: public_url.startsWith('https:') };
}

/** `mail_digest_hour`: hour of the municipality's clock at which the daily mail is sent. */
function readMailSettings(environment: Environment) {
  const { SMTP_URL, MAIL_FROM, MAIL_DIGEST_HOUR, PRIVATE_NETWORKS } = environment;
  const { hostname: host = '' } = URL.parse(SMTP_URL ?? '') ?? {};
  return {
    smtp_url: SMTP_URL,
    /** A server that does not offer STARTTLS gets nothing: neither the password nor a mail with a link. */
    smtp_needs_tls: isProduction(environment) && !isPrivateHost(host, PRIVATE_NETWORKS),
    mail_from: MAIL_FROM,
    mail_digest_hour: MAIL_DIGEST_HOUR,
  };
}

/** A half-configured gateway would send nothing unnoticed: both settings or neither. */
function readSmsSettings({ SMS_API_KEY, SMS_SENDER, SMS_URL, SMS_PERSON_MOST, SMS_TOWN_MOST }: Environment) {
  const limits = { sms_person_most: SMS_PERSON_MOST, sms_town_most: SMS_TOWN_MOST };
  if (SMS_API_KEY === undefined && SMS_SENDER === undefined) return { sms_gateway: undefined, ...limits };
  if (SMS_API_KEY === undefined) throw new WrongConfiguration('SMS_API_KEY: expected a key, for SMS_SENDER is set');
  if (SMS_SENDER === undefined) throw new WrongConfiguration('SMS_SENDER: expected a name, for SMS_API_KEY is set');
  return { sms_gateway: { url: SMS_URL, api_key: SMS_API_KEY, sender: SMS_SENDER }, ...limits };
}

function readDatabaseSettings(environment: Environment, database_url: string) {
  return {
    database_url,
    /** Bypasses any pooler: a notification reaches only listeners with a connection of their own. */
    direct_url: environment.DATABASE_DIRECT_URL ?? database_url,
    /** The role that owns the tables and migrates them; without it the role of `database_url` does. */
    database_owner_url: environment.DATABASE_OWNER_URL,
    database_pool: environment.DATABASE_POOL,
    heavy_reads: environment.HEAVY_READS,
    wide_reads: environment.WIDE_READS,
    public_reads: environment.PUBLIC_READS,
    named_statements: environment.DATABASE_NAMED_STATEMENTS,
  };
}

/** The address with the key of the map service filled in; browsers see it, as every map service intends. */
function formatTilesAddress({ MAP_TILES_URL, MAPS_SERVICE_KEY }: Environment): string | undefined {
  const needs_key = MAP_TILES_URL?.includes('{key}') === true;
  if (needs_key && MAPS_SERVICE_KEY === undefined)
    throw new WrongConfiguration('MAPS_SERVICE_KEY: expected a key, for MAP_TILES_URL asks for {key}');
  return MAP_TILES_URL?.replaceAll('{key}', encodeURIComponent(MAPS_SERVICE_KEY ?? ''));
}

/** `takes_online_payments`: without it no payment can be started; running ones are still followed to their end. */
function readPaymentSettings(environment: Environment, sandbox_url: string) {
  return {
    paynamics: readGatewaySettings(environment, sandbox_url),
    takes_online_payments: environment.PAYNAMICS === 'on',
  };
}

/**
 * Without settings of a real gateway the payment sandbox is used, which has the same demonstration merchant;
 * not where online payment is off, because its key is published and would sign notifications that this server
 * accepts.
 */
function readGatewaySettings(environment: Environment, sandbox_url: string) {
  const unset_key = environment.PAYNAMICS === 'off' ? randomBytes(32).toString('hex') : 'sandbox-merchant-key';
  return {
    endpoint: environment.PAYNAMICS_ENDPOINT ?? `${sandbox_url}/webpayment/default.aspx`,
    query_url: environment.PAYNAMICS_QUERY_URL ?? `${sandbox_url}/Paygate/ccservice.asmx`,
    merchant_id: environment.PAYNAMICS_MERCHANT_ID ?? 'ebpls-sandbox',
    merchant_key: environment.PAYNAMICS_MERCHANT_KEY ?? unset_key,
  };
}
