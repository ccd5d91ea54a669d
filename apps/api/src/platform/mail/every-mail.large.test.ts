import { LOCALES } from '@ebpls/contracts';
import { sql } from 'kysely';

import { listServerMessages } from '../messages/catalogue.ts';
import { openTestServer } from '../../testing/open-server.ts';
import { stageMunicipality } from '../../testing/staged-municipality.ts';

const PLACEHOLDER = /\{\w+\}/;

test.each(LOCALES)(
  'no letter or notification of a town at work lacks a word, and all speak the language of their reader: %s',
  async (locale) => {
    const other = await openTestServer();
    await sql.raw(`alter table account alter column locale set default '${locale}'`).execute(other.api.db);
    await stageMunicipality(other);
    const letters = await other.api.db
      .selectFrom('mail')
      .select(['template', 'locale', 'subject', 'body_text'])
      .execute();
    const lines = await other.api.db.selectFrom('notification').select(['kind', 'params']).execute();
    await other.close();

    expect(new Set(letters.map(({ template }) => template)).size).toBeGreaterThan(8);
    expect(letters.filter(({ subject, body_text }) => PLACEHOLDER.test(subject + body_text))).toEqual([]);
    // The one who is invited is told in the language that the invitation names.
    const toReaders = letters.filter(({ template }) => !template.startsWith('invitation'));
    expect(toReaders.filter((letter) => letter.locale !== locale)).toEqual([]);
    const words = listServerMessages(locale);
    const said = lines.map(({ kind, params }) =>
      (words[`notification.${kind}`] ?? words[`mail.${kind}.subject`] ?? '{none}').replaceAll(
        /\{(\w+)\}/g,
        (whole, name: string) => String(params[name] ?? whole),
      ),
    );
    expect(said.length).toBeGreaterThan(20);
    expect(said.filter((text) => PLACEHOLDER.test(text))).toEqual([]);
  },
);
