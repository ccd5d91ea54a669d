// Command that checks the settings before the server starts.

import { env, exit, stderr, stdout } from 'node:process';

import { readConfig, WrongConfiguration } from './config.ts';
import { listStartNotes } from './start-notes.ts';

/** The address of the embedded database is known once it runs; here any valid one will do. */
const EMBEDDED_DATABASE_URL = 'postgresql:///ebpls';

/**
 * Checks the settings before the start, for the launcher: start notes go to the standard output, faults to
 * the standard error with exit code 2.
 */
try {
  const config = readConfig({ EBPLS_DATABASE: EMBEDDED_DATABASE_URL, ...env });
  for (const note of listStartNotes(config)) stdout.write(`${note}\n`);
} catch (error) {
  if (!(error instanceof WrongConfiguration)) throw error;
  stderr.write(`The settings cannot be used:\n${error.message}\n`);
  exit(2);
}
