import { writeFile } from 'node:fs/promises';

import { generateX25519Identity, identityToRecipient } from 'age-encryption';

import { Refusal } from './refusal.ts';

/** Writes the private half of a new backup key pair into a new file, and returns instructions for both halves. */
export async function makeKeys(file: string): Promise<readonly string[]> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const text = `# Opens backups of eBPLS. Public half: ${recipient}\n${identity}\n`;
  await writeFile(file, text, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Refusal(`${file} is there already; a key is never overwritten.`) : error;
  });
  return [
    `${file} opens every backup made with it. Keep it away from this machine: print it, or put it on two sticks in two places.`,
    `On this machine set BACKUP_RECIPIENT=${recipient}`,
  ];
}
