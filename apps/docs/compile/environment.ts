import type { BackupEnvironment } from '@ebpls/backup/settings';
import type { LauncherEnvironment } from '@ebpls/launcher/config';
import type { GenericSchema } from 'valibot';

import { Environment } from '../../api/src/platform/config/environment.ts';
import { ENVIRONMENT_NOTES } from '../../api/src/platform/config/environment-notes.ts';
import { NOTE_GROUPS } from '../../api/src/platform/config/group-notes.ts';

/** Variables that `npm start` reads for itself, beside those of the server. */
const LAUNCHER_NOTES: Readonly<Record<Exclude<keyof typeof LauncherEnvironment.entries, keyof Environment>, string>> = {
  LOG_DIR: 'The folder of the process logs of `npm start`. Default: `logs` in `DATA_DIR`',
  DEMO_PASSWORD:
    'The password of every demonstration account, at least 15 characters. If it is not set, the start prints a generated password. Refused in production',
  EBPLS_MUNICIPALITY:
    'The municipality of the demonstration: `san-isidro`, `maliwanag` or `tubigan`, each in its own `DATA_DIR`. Refused without the demonstration',
  EBPLS_BUILD: '`0` starts the existing release without a build',
};

/** Variables of `npm run backup`, beside those of the server. */
const BACKUP_NOTES: Readonly<Record<Exclude<keyof typeof BackupEnvironment.entries, keyof Environment>, string>> = {
  BACKUP_DIR: 'The folder of the backups. Default: `.backups`',
  BACKUP_RECIPIENT: 'The public key that encrypts the backups, as printed by `npm run backup -- keys`',
  BACKUP_KEEP: 'The number of backups to keep. Older ones are deleted. By default, all are kept',
};

/** The tables of the page of environment variables. */
export function renderEnvironmentTables(): string {
  const names = Object.keys(Environment.entries) as (keyof Environment)[]; // its own keys
  const groups = NOTE_GROUPS.map((group) => {
    const rows = names.filter((name) => ENVIRONMENT_NOTES[name].group === group).map(renderRow);
    return `### ${group}\n\n| Variable | Value | Default | Description |\n|---|---|---|---|\n${rows.join('\n')}`;
  });
  const start = notesTable('Start command', { by: 'npm start', notes: LAUNCHER_NOTES });
  const backup = notesTable('Backup command', { by: 'npm run backup', notes: BACKUP_NOTES });
  return [...groups, start, backup].join('\n\n');
}

function notesTable(
  title: string,
  { by, notes }: { readonly by: string; readonly notes: Readonly<Record<string, string>> },
): string {
  const rows = Object.entries(notes).map(([name, does]) => `| \`${name}\` | ${does} |`);
  return `### ${title}\n\nThese variables are read by \`${by}\`.\n\n| Variable | Description |\n|---|---|\n${rows.join('\n')}`;
}

function renderRow(name: keyof Environment): string {
  const { does, unset, is_secret } = ENVIRONMENT_NOTES[name];
  const secret = is_secret ? ' **Secret.**' : '';
  return `| \`${name}\` | ${describeExpected(Environment.entries[name])} | ${findDefault(name) ?? unset ?? 'none'} | ${does}.${secret} |`;
}

function findDefault(name: keyof Environment): string | undefined {
  const { default: value } = Environment.entries[name] as { readonly default?: unknown }; // an optional schema has one
  return typeof value === 'string' && value !== '' ? `\`${value}\`` : undefined;
}

/** As much of a schema as tells what it expects. */
interface SchemaWithMessage {
  readonly wrapped?: SchemaWithMessage;
  readonly pipe?: readonly SchemaWithMessage[];
  readonly message?: unknown;
}

/** What a value must be: the first message that the schema gives to a wrong one. */
function describeExpected(schema: GenericSchema): string {
  const message = findMessage(schema as SchemaWithMessage);
  return message === undefined ? 'text' : message.replace(/^expected (?:an? )?/, '').replaceAll('|', String.raw`\|`);
}

function findMessage({ wrapped, pipe = [], message }: SchemaWithMessage): string | undefined {
  if (typeof message === 'string') return message;
  if (wrapped !== undefined) return findMessage(wrapped);
  for (const step of pipe.filter((step) => step.pipe !== pipe)) {
    const innerMessage = findMessage(step);
    if (innerMessage !== undefined) return innerMessage;
  }
  return undefined;
}
