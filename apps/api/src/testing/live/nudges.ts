import { Client } from 'pg';

import type { TestServer } from '../open-server.ts';

interface Nudged {
  readonly rooms: readonly string[];
  readonly subject: string;
  readonly key: string | number | undefined;
}

interface Note {
  readonly to?: readonly { readonly rooms: readonly string[]; readonly event: string }[];
  readonly body?: { readonly subject: string; readonly key?: string | number };
  /** Somebody whose rights changed. */
  readonly person?: number;
}

/** What every node hears because of an act: every note that was committed while it ran. */
export async function notesOf(server: TestServer, act: () => Promise<unknown>): Promise<Note[]> {
  const client = new Client(server.api.config.database_url);
  await client.connect();
  const notes: Note[] = [];
  client.on('notification', ({ payload }) => notes.push(JSON.parse(payload ?? '{}') as Note)); // written by the database
  try {
    await client.query('listen ebpls_changed');
    await act();
    // Notifications of what was committed before arrive with the answer.
    await client.query('select 1');
  } finally {
    await client.end();
  }
  return notes;
}

/** What browsers are told to load again because of an act. */
export async function nudgesOf(server: TestServer, act: () => Promise<unknown>): Promise<Nudged[]> {
  const notes = await notesOf(server, act);
  return notes.flatMap(({ to = [], body }) =>
    to.flatMap(({ rooms, event }) =>
      event === 'changed' && body !== undefined ? [{ rooms, subject: body.subject, key: body.key }] : [],
    ),
  );
}
