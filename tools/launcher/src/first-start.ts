import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';

const FirstStart = v.object({
  demo: v.boolean(),
  /** Absent in a folder from before there was a choice. */
  municipality: v.optional(v.string()),
  password: v.optional(v.string()),
  merchant_key: v.string(),
});
export type FirstStart = v.InferOutput<typeof FirstStart>;

const SignIns = v.array(v.object({ role: v.string(), email: v.string() }));
export type SignIn = v.InferOutput<typeof SignIns>[number];

const fileIn = (dataDir: string): string => join(dataDir, 'first-start.json');

/** Reads the decisions of the first start on this data folder; undefined before there was one. */
export function readFirstStart(dataDir: string): FirstStart | undefined {
  const file = fileIn(dataDir);
  return existsSync(file) ? v.parse(FirstStart, JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

interface FirstStartSettings {
  readonly dataDir: string;
  readonly isDemo: boolean;
  readonly municipality: string;
  readonly demoPassword: string;
}

/**
 * Decisions of the first start on this folder, stored beside the data: later starts follow them. A municipality that
 * began empty is never filled with demonstration data because an operator forgot EBPLS_DEMO=0, and the printed password
 * is the one that works.
 */
export function settleFirstStart(config: FirstStartSettings, makeKey: () => string): FirstStart {
  const before = readFirstStart(config.dataDir);
  if (before !== undefined) return before;

  const firstStart: FirstStart = {
    demo: config.isDemo,
    ...(config.isDemo && { municipality: config.municipality, password: config.demoPassword }),
    merchant_key: makeKey(),
  };
  writeFileSync(fileIn(config.dataDir), `${JSON.stringify(firstStart, undefined, 2)}\n`, { mode: 0o600 });
  return firstStart;
}

/** One sign-in for each role, as the seed left them; empty before it has finished. */
export function readSignIns(dataDir: string): SignIn[] {
  const file = join(dataDir, 'sign-ins.json');
  return existsSync(file) ? v.parse(SignIns, JSON.parse(readFileSync(file, 'utf8'))) : [];
}
