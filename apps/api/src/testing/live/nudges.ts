// Test helpers that collect the live notifications caused by an action.

import { Client } from 'pg';

import type { TestServer } from '../open-server.ts';

interface NudgedRooms {
  readonly rooms: readonly string[];
  readonly subject: string;
  readonly key: string | number | undefined;
}

interface NudgedNote {
  readonly to?: readonly { readonly rooms: readonly string[]; readonly event: string }[];
  readonly body?: { readonly subject: string; readonly key?: string | number };
  /** A person whose rights changed. */
  readonly person?: number;
}

/** The notifications that every node receives because of an act: all that were committed while it ran. */
export async function collectNotes(server: TestServer, act: () => Promise<unknown>): Promise<NudgedNote[]> {
  const client = new Client(server.api.config.database_url);
  await client.connect();
  const notes: NudgedNote[] = [];
  client.on('notification', ({ payload }) => notes.push(JSON.parse(payload ?? '{}') as NudgedNote)); // written by the database
  try {
    await client.query('listen ebpls_changed');
    await act();
    // Notifications of earlier commits arrive with this reply.
    await client.query('select 1');
  } finally {
    await client.end();
  }
  return notes;
}

/** The subjects that browsers must reload because of an act. */
export async function collectNudges(server: TestServer, act: () => Promise<unknown>): Promise<NudgedRooms[]> {
  const notes = await collectNotes(server, act);
  return notes.flatMap(({ to = [], body }) =>
    to.flatMap(({ rooms, event }) =>
      event === 'changed' && body !== undefined ? [{ rooms, subject: body.subject, key: body.key }] : [],
    ),
  );
}
