// Command line of the server for administrators: appoints one, removes one, or resets a lost second sign-in step.

import { argv, env, exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';

import { EmailAddress, type Permission, PERMISSIONS } from '@ebpls/contracts';
import * as v from 'valibot';

import './messages.ts';
import { createBusinessClock } from './platform/clock.ts';
import { readConfig, WrongConfiguration } from './platform/config/config.ts';
import { openDatabase, openPool } from './platform/database/database.ts';
import { getMessageText } from './platform/messages/catalogue.ts';
import { Refused } from './platform/refused.ts';
import {
  appointAdministrator,
  type CommandParts,
  removeAdministrator,
  resetLostSecondStep,
} from './accounts/administrators/server-command.ts';

const ADMINISTRATORS_USAGE = `npm run administrators -- appoint <e-mail> [--firstname <name> --lastname <name>] [--permission treasurer|signatory|cashier]
npm run administrators -- remove <e-mail>
npm run administrators -- reset-second-step <e-mail>`;

/** Wrong arguments on the command line; the message gives the right ones. */
class UsageError extends Error {}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      args: argv.slice(2),
      allowPositionals: true,
      options: {
        firstname: { type: 'string', default: '' },
        lastname: { type: 'string', default: '' },
        permission: { type: 'string', multiple: true, default: [] },
      },
    });
    const [command, email] = positionals;
    return {
      ...values,
      verb: command,
      email: v.parse(EmailAddress, email),
      permissions: values.permission.map(readPermission),
    };
  } catch {
    throw new UsageError(ADMINISTRATORS_USAGE);
  }
}

function readPermission(name: string): Permission {
  const permissionName = PERMISSIONS.find((permission) => permission === name && permission !== 'office_head');
  if (permissionName === undefined) throw new UsageError(ADMINISTRATORS_USAGE);
  return permissionName;
}

function runCommand(parts: CommandParts): Promise<string> {
  const { verb, email, firstname, lastname, permissions } = readArguments();
  if (verb === 'appoint') return appointAdministrator(parts, { email, firstname, lastname, permissions });
  if (verb === 'remove') return removeAdministrator(parts, email);
  if (verb === 'reset-second-step') return resetLostSecondStep(parts, email);
  throw new UsageError(ADMINISTRATORS_USAGE);
}

/** Formats an error as a sentence for the person who ran the command. */
function formatFailure(error: unknown): string {
  if (error instanceof Refused)
    return Object.values(error.fields ?? { '': error.key })
      .map((key) => getMessageText(key, error.params))
      .join('\n');
  if (error instanceof UsageError || error instanceof WrongConfiguration) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The command on the server: a pool of its own, no request, and the mails are sent by the product's worker. */
async function main(): Promise<number> {
  const config = readConfig({ ...env, NODE_ENV: undefined });
  const pool = openPool(config.database_url, { max: 2 });
  const db = openDatabase(pool);
  try {
    stdout.write(`${await runCommand({ db, config, clock: createBusinessClock(config) })}\n`);
    return 0;
  } catch (error) {
    stderr.write(`${formatFailure(error)}\n`);
    return 1;
  } finally {
    await db.destroy();
  }
}

exit(await main());
