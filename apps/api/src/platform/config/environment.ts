// Schema of every environment variable of the server.

import { isAbsolute, resolve } from 'node:path';

import { SECOND_STEP_SCOPES } from '@ebpls/rules';
import { StorageEnvironment } from '@ebpls/storage';
import * as v from 'valibot';

import { isNetwork, LOOPBACK, parseNetworks } from './networks.ts';

const defineUrl = (description: string) => v.pipe(v.string(), v.url(`expected ${description}`));
const origin = v.pipe(
  defineUrl('an address like https://permits.example.gov.ph'),
  v.transform((text) => new URL(text).origin),
);
const origins = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
  v.array(origin),
);
const networks = v.pipe(
  v.string(),
  v.transform(parseNetworks),
  v.check((all) => all.every(isNetwork), 'expected addresses like 10.17.0.5 or networks like 10.17.0.0/24'),
);
const folder = v.pipe(
  v.string(),
  v.minLength(1, 'expected a folder'),
  v.transform((path) => (isAbsolute(path) ? path : resolve(path))),
);
const yesNo = v.pipe(
  v.picklist(['0', '1'], 'expected 0 or 1'),
  v.transform((text) => text === '1'),
);
const defineWholeNumber = (min: number, max: number) => {
  const message = `expected a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
};
const instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}(?:T.*)?$/, 'expected a day like 2026-01-12 or a moment like 2026-01-12T08:00:00+08:00'),
  // A bare day means 8:00 Philippine time, when the municipal hall opens.
  v.transform((text) => new Date(text.includes('T') ? text : `${text}T08:00:00+08:00`)),
  v.check((date) => !Number.isNaN(date.getTime()), 'expected a real day or moment'),
);

/** Every setting of the server with its check and its default; `environment-notes.ts` explains each. */
export const Environment = v.object({
  NODE_ENV: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.trim().toLowerCase()),
      // A start as `prod` would be a demonstration that is mistaken for production.
      v.picklist(['development', 'test', 'production'], 'expected production, development or test'),
    ),
    'development',
  ),
  PORT: v.optional(defineWholeNumber(0, 65_535), '4200'),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:%-]+$/, 'expected an address of this machine')), '127.0.0.1'),
  DATA_DIR: v.optional(folder, '.data'),
  DATABASE_URL: v.optional(v.string()),
  DATABASE_OWNER_URL: v.optional(v.string()),
  DATABASE_DIRECT_URL: v.optional(v.string()),
  EBPLS_DATABASE: v.optional(v.string()),
  DATABASE_POOL: v.optional(defineWholeNumber(2, 200), '10'),
  HEAVY_READS: v.optional(defineWholeNumber(1, 50), '2'),
  WIDE_READS: v.optional(defineWholeNumber(1, 100), '3'),
  PUBLIC_READS: v.optional(defineWholeNumber(1, 100), '4'),
  DATABASE_NAMED_STATEMENTS: v.optional(yesNo, '1'),
  PUBLIC_URL: v.optional(origin),
  OWN_ORIGINS: v.optional(origins, ''),
  EBPLS_NOW: v.optional(instant),
  EBPLS_DEMO: v.optional(yesNo, '1'),
  EBPLS_SETUP_CODE: v.optional(v.pipe(v.string(), v.minLength(8, 'expected 8 characters or more'))),
  EBPLS_SUPERVISED: v.optional(yesNo, '0'),
  EBPLS_TOKEN_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'expected 32 characters or more'))),
  EBPLS_PERMIT_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/=]{60,200}$/, 'expected an Ed25519 private key, PKCS8 DER in base64')),
  ),
  EBPLS_STAFF_KEYS: v.optional(yesNo, '0'),
  EBPLS_SECOND_STEP: v.optional(v.picklist(SECOND_STEP_SCOPES, 'expected none, powers or staff')),
  ROLE: v.optional(v.picklist(['all', 'api', 'worker'], 'expected all, api or worker'), 'all'),
  RELEASE_DIR: v.optional(folder, '.release'),
  ...StorageEnvironment.entries,
  SMTP_URL: v.optional(
    v.pipe(defineUrl('smtp://… or smtps://…'), v.regex(/^smtps?:\/\//, 'expected smtp://… or smtps://…')),
  ),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.regex(/^[^\r\n]+@[^\r\n]+$/, 'expected an e-mail address')),
    'eBPLS <bplo@ebpls.example>',
  ),
  MAIL_DIGEST_HOUR: v.optional(defineWholeNumber(0, 23), '17'),
  SMS_API_KEY: v.optional(v.pipe(v.string(), v.minLength(8, 'expected 8 characters or more'))),
  SMS_SENDER: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9 ]{3,11}$/, 'expected 3 to 11 letters and digits'))),
  SMS_URL: v.optional(
    v.pipe(defineUrl('an https address'), v.regex(/^https?:/, 'expected an https address')),
    'https://api.semaphore.co/api/v4/messages',
  ),
  SMS_PERSON_MOST: v.optional(defineWholeNumber(1, 100), '5'),
  SMS_TOWN_MOST: v.optional(defineWholeNumber(1, 100_000), '500'),
  SOCKET_URL: v.optional(origin),
  MAPS_SERVICE_KEY: v.optional(v.string()),
  MAP_TILES_URL: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/.+\{z\}.+/, 'expected an address with {z}, {x} and {y}')),
  ),
  MAP_STREETS_FILE: v.optional(v.string()),
  CARD_PROVIDER_KEY: v.optional(v.string()),
  PAYNAMICS: v.optional(v.picklist(['on', 'off'], 'expected on or off'), 'on'),
  PAYNAMICS_ENDPOINT: v.optional(defineUrl('an address')),
  PAYNAMICS_MERCHANT_ID: v.optional(v.string()),
  PAYNAMICS_MERCHANT_KEY: v.optional(v.string()),
  PAYNAMICS_QUERY_URL: v.optional(defineUrl('an address')),
  SANDBOX_URL: v.optional(origin),
  TOP_BAR_TOOLS: v.optional(yesNo, '0'),
  OFFLINE: v.optional(yesNo, '1'),
  DISK_RESERVE_MB: v.optional(defineWholeNumber(1, 999_999_999), '32'),
  VIRUS_SCANNER: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:unix:\/\/\/[^\s?#]+|tcp:\/\/[^\s/?#:]+:\d{1,5})$/,
        'expected unix:///path/of/the/socket or tcp://host:port',
      ),
    ),
  ),
  VIRUS_SCANNER_AWAY: v.optional(v.picklist(['refuse', 'accept'], 'expected refuse or accept'), 'refuse'),
  UPLOAD_RESERVE_MB: v.optional(defineWholeNumber(0, 999_999_999), '256'),
  UPLOAD_NEW_MB: v.optional(defineWholeNumber(1, 1_000_000), '50'),
  UPLOAD_YEAR_MB: v.optional(defineWholeNumber(1, 1_000_000), '500'),
  UPLOAD_APPLICATION_MB: v.optional(defineWholeNumber(1, 1_000_000), '60'),
  NOTIFICATION_DAYS: v.optional(defineWholeNumber(1, 3_650), '90'),
  TRUST_PROXY: v.optional(defineWholeNumber(0, 10), '0'),
  PROXY_ADDRESSES: v.optional(networks, LOOPBACK.join(',')),
  PRIVATE_NETWORKS: v.optional(networks, ''),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'expected 16 characters or more'))),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'expected fatal, error, warn, info, debug, trace or silent',
    ),
    'info',
  ),
});
export type Environment = v.InferOutput<typeof Environment>;
