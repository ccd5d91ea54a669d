// Reads the settings of the payment sandbox.

import * as v from 'valibot';

const Port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'a port number'),
);

const Settings = v.object({
  PORT: v.optional(Port, '4201'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'a folder')), '.data'),
  SANDBOX_MERCHANT_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{4,64}$/, '4 to 64 letters, digits, _ or -')),
    'ebpls-sandbox',
  ),
  SANDBOX_MERCHANT_KEY: v.optional(v.pipe(v.string(), v.minLength(8, '8 characters or more')), 'sandbox-merchant-key'),
  SANDBOX_CONTROL: v.optional(v.picklist(['0', '1'], '0 or 1'), '0'),
});

export interface SandboxConfig {
  readonly port: number;
  readonly host: string;
  readonly data_dir: string;
  readonly merchant_id: string;
  readonly merchant_key: string;
  /** Serves the endpoints that inject faults; tests only. */
  readonly control: boolean;
}

/** Reads the settings; a wrong one stops the start with its name and what was expected. */
export function readConfig(environment: Record<string, string | undefined>): SandboxConfig {
  if (environment['NODE_ENV']?.trim().toLowerCase() === 'production') {
    throw new Error('NODE_ENV: expected anything but production; the sandbox pays with money that nobody has');
  }
  const result = v.safeParse(Settings, environment);
  if (!result.success) {
    const faults = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'settings'}: expected ${issue.message}`);
    throw new Error(faults.join('\n'));
  }
  const { PORT, HOST, DATA_DIR, SANDBOX_MERCHANT_ID, SANDBOX_MERCHANT_KEY, SANDBOX_CONTROL } = result.output;
  return {
    port: PORT,
    host: HOST,
    data_dir: DATA_DIR,
    merchant_id: SANDBOX_MERCHANT_ID,
    merchant_key: SANDBOX_MERCHANT_KEY,
    control: SANDBOX_CONTROL === '1',
  };
}
