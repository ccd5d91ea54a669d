import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { listBootFiles } from './boot-files.ts';
import type { Outcome } from './bundler/outcome.ts';

const FILES = {
  'index.html': '<!doctype html>',
  'favicon.svg': '<svg/>',
  'manifest.webmanifest': '{}',
  'icons/icon-192.png': 'png',
  'assets/shell.0123abcd.js': 'shell',
  'assets/297.0123abcd.js': 'shared',
  'assets/lists.0123abcd.js': 'lists',
  'assets/records.0123abcd.js': 'records',
  'assets/forms.0123abcd.js': 'forms',
};

test('the worker keeps the boot of its own build, each chunk once and by its hash', () => {
  const dist = mkdtempSync(join(tmpdir(), 'ebpls-boot-'));
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  }
  const group = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });
  const outcome: Outcome = {
    hasErrors: () => false,
    hasWarnings: () => false,
    toString: () => '',
    toJson: () => ({
      namedChunkGroups: {
        shell: group('assets/shell.0123abcd.js', 'assets/297.0123abcd.js'),
        federation: group('assets/297.0123abcd.js'),
        lists: group('assets/lists.0123abcd.js'),
        records: group('assets/records.0123abcd.js'),
        forms: group('assets/forms.0123abcd.js', 'assets/297.0123abcd.js'),
        login: group('assets/login.0123abcd.js'),
      },
    }),
  };
  try {
    const files = listBootFiles(dist, outcome);
    expect(files.map(({ url }) => url)).toEqual(Object.keys(FILES).map((name) => `/${name}`));
    expect(files.find(({ url }) => url === '/assets/shell.0123abcd.js')).toEqual({
      url: '/assets/shell.0123abcd.js',
      revision: null,
      integrity: `sha384-${createHash('sha384').update('shell').digest('base64')}`,
    });
    // A proxy may add a line to the document: its revision distinguishes a new one, and no hash refuses it.
    expect(files[0]).toEqual({ url: '/index.html', revision: expect.stringMatching(/^[0-9a-f]{16}$/) });
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
});
