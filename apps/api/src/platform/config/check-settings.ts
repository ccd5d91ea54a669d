import { env, exit, stderr, stdout } from 'node:process';

import { readConfig, WrongConfiguration } from './config.ts';
import { listStartNotes } from './start-notes.ts';

/** The address of the embedded database is known once it runs; here it only has to be one. */
const EMBEDDED = 'postgresql:///ebpls';

/**
 * Judges the settings before anything is started, as the launcher asks: what a start has to say goes to the standard
 * output, what is wrong to the standard error with code 2.
 */
try {
  const config = readConfig({ EBPLS_DATABASE: EMBEDDED, ...env });
  for (const note of listStartNotes(config)) stdout.write(`${note}\n`);
} catch (error) {
  if (!(error instanceof WrongConfiguration)) throw error;
  stderr.write(`The settings cannot be used:\n${error.message}\n`);
  exit(2);
}
