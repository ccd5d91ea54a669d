import { LOCALES } from '@ebpls/contracts';
import { sql } from 'kysely';

import { listServerMessages } from '../messages/catalogue.ts';
import { openTestServer } from '../../testing/open-server.ts';
import { createMunicipalityFixture } from '../../testing/municipality-fixture.ts';

const PLACEHOLDER = /\{\w+\}/;

test.each(LOCALES)(
  'every mail and notification of a working municipality is complete and in the language of its reader: %s',
  async (locale) => {
    const other = await openTestServer();
    await sql.raw(`alter table account alter column locale set default '${locale}'`).execute(other.api.db);
    await createMunicipalityFixture(other);
    const mails = await other.api.db
      .selectFrom('mail')
      .select(['template', 'locale', 'subject', 'body_text'])
      .execute();
    const lines = await other.api.db.selectFrom('notification').select(['kind', 'params']).execute();
    await other.close();

    expect(new Set(mails.map(({ template }) => template)).size).toBeGreaterThan(8);
    expect(mails.filter(({ subject, body_text }) => PLACEHOLDER.test(subject + body_text))).toEqual([]);
    // An invited person is mailed in the language that the invitation names.
    const toReaders = mails.filter(({ template }) => !template.startsWith('invitation'));
    expect(toReaders.filter((mail) => mail.locale !== locale)).toEqual([]);
    const words = listServerMessages(locale);
    const texts = lines.map(({ kind, params }) =>
      (words[`notification.${kind}`] ?? words[`mail.${kind}.subject`] ?? '{none}').replaceAll(
        /\{(\w+)\}/g,
        (whole, name: string) => String(params[name] ?? whole),
      ),
    );
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => PLACEHOLDER.test(text))).toEqual([]);
  },
);
