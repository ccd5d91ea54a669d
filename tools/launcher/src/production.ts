import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The password that the demonstration has when nobody chose one; it stands in the sources, so production never takes
 * it.
 */
export const DEMONSTRATION_PASSWORD = 'San-Isidro-demo-2026';
export const SANDBOX_MERCHANT = 'ebpls-sandbox';
const SANDBOX_KEY = 'sandbox-merchant-key';
const THIS_MACHINE = /^(?:localhost|127\.|0\.0\.0\.0$|\[::1?\]$)/;

type Settings = Readonly<Record<string, string | undefined>>;

function isHttps(value: string | undefined): boolean {
  return value !== undefined && URL.parse(value)?.protocol === 'https:';
}

function isRealGateway(value: string | undefined): boolean {
  return isHttps(value) && !THIS_MACHINE.test(new URL(String(value)).hostname);
}

const GATEWAY = 'the https address of the payment gateway in production; the sandbox is not started';

interface ProductionRule {
  readonly variable: string;
  readonly expected: string;
  readonly isMet: (value: string | undefined) => boolean;
}

/** Decision E44, as far as the launcher knows of it; the API asks the same again of all it is given. */
const RULES: readonly ProductionRule[] = [
  { variable: 'EBPLS_NOW', expected: 'to be unset in production', isMet: (value) => value === undefined },
  {
    variable: 'EBPLS_DEMO',
    expected: '0 in production, where nobody signs in with a published password',
    isMet: (value) => value === '0',
  },
  { variable: 'DEMO_PASSWORD', expected: 'to be unset in production', isMet: (value) => value === undefined },
  {
    variable: 'PUBLIC_URL',
    expected: 'an https address in production, like https://permits.example.gov.ph',
    isMet: isHttps,
  },
  { variable: 'SANDBOX_URL', expected: 'to be unset in production', isMet: (value) => value === undefined },
  { variable: 'PAYNAMICS_ENDPOINT', expected: GATEWAY, isMet: isRealGateway },
  { variable: 'PAYNAMICS_QUERY_URL', expected: GATEWAY, isMet: isRealGateway },
  {
    variable: 'PAYNAMICS_MERCHANT_ID',
    expected: "your own merchant id in production, not the sandbox's",
    isMet: (value) => value !== undefined && value !== SANDBOX_MERCHANT,
  },
  {
    variable: 'PAYNAMICS_MERCHANT_KEY',
    expected: "your own merchant key in production, not the sandbox's",
    isMet: (value) => value !== undefined && value !== SANDBOX_KEY,
  },
];

export function isProduction({ NODE_ENV }: { readonly NODE_ENV?: string | undefined }): boolean {
  return NODE_ENV?.trim().toLowerCase() === 'production';
}

/** One line for each setting that production refuses, with its name and what is expected; empty when all are fit. */
export function productionFaults(given: Settings, dataDir: string): string[] {
  const faults = RULES.filter(({ variable, isMet }) => !isMet(given[variable])).map(
    ({ variable, expected }) => `${variable}: expected ${expected}`,
  );
  return holdsDemonstration(dataDir)
    ? [
        ...faults,
        `DATA_DIR: expected a folder without the demonstration in production; ${dataDir} was first started with it`,
      ]
    : faults;
}

/** What the first start decided stays so; a demonstration must not go into service by a change of settings. */
function holdsDemonstration(dataDir: string): boolean {
  const file = join(dataDir, 'first-start.json');
  return existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { demo?: unknown }).demo === true;
}
