import { join } from 'node:path';
import vm from 'node:vm';

import { compileOnce } from './tools/workspace/src/testing/compile-once.ts';

vm.compileFunction = compileOnce(vm.compileFunction);

/**
 * Pages and what they are made of go through swc as CommonJS; packages that are ES modules only are loaded by Node itself
 * (require of ES modules, Node 24), which needs the flag --experimental-vm-modules in the test command.
 */
const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2024',
    },
    module: { type: 'commonjs' },
  },
];

const ground = (displayName) => ({
  displayName,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/*.test.{ts,tsx}'],
  transformIgnorePatterns: ['/node_modules/'],
  // The temporary folder of a whole check goes with it, what is compiled stays.
  cacheDirectory: join(import.meta.dirname, 'node_modules/.cache/jest'),
  // Two cores serve a whole run; five seconds, the default, fail a test that is only waiting its turn.
  testTimeout: 60_000,
  clearMocks: true,
  errorOnDeprecated: true,
});

/**
 * A project that runs on the server: contracts, rules, api, tools. Node loads it as in production, and a module once for
 * all test files of a process: what a test changes outside its own file, it puts back (decision 0190).
 */
export const server = (displayName, more = {}) => ({
  ...ground(displayName),
  runner: 'jest-light-runner',
  // Of global set-up alone; tests are not transformed.
  transform: { '^.+\\.ts$': swc },
  ...more,
});

/** A project that runs in the browser: jsdom with the web platform parts that it lacks, taken from Node. */
export const browser = (displayName, more = {}) => ({
  ...ground(displayName),
  testEnvironment: join(import.meta.dirname, 'libs/testing-web/src/jsdom-environment.js'),
  testEnvironmentOptions: { customExportConditions: ['browser', 'require', 'default'] },
  setupFilesAfterEnv: [join(import.meta.dirname, 'libs/testing-web/src/setup.ts')],
  transform: { '^.+\\.(ts|tsx|js|mjs)$': swc },
  moduleNameMapper: { '\\.(css|svg)$': join(import.meta.dirname, 'libs/testing-web/src/asset.cjs') },
  ...more,
});
