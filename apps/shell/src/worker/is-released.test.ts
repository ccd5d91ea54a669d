import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PALETTE } from '@ebpls/ui/theme';

import { isCacheable, isReleased } from './is-released.ts';

const OWN = 'https://permits.example.ph';

test.each([
  ['/assets/shell.0123abcd.js', true],
  ['/r/owner/0.1.0-0123abcd/mf-manifest.json', true],
  ['/r/owner/0.1.0-0123abcd/src_a.js', true],
  ['/assets/shell.js', false],
  ['/release.json', false],
  ['/index.html', false],
  ['/api/companies', false],
  ['/r/owner/latest/remoteEntry.js', false],
  ['/assets/shell.0123abcd.js?x=1', false],
  ['https://elsewhere.example/assets/shell.0123abcd.js', false],
])('%s is cached without a request: %s', (address, is) => {
  expect(isReleased(new URL(address, OWN), OWN)).toBe(is);
});

test.each([
  ['a script', { type: 'text/javascript' }, true],
  ['a page of a portal', { type: 'text/html; charset=utf-8' }, false],
  ['nothing that says what it is', { type: '' }, false],
  ['a refusal', { type: 'text/javascript', status: 404 }, false],
  ['a part', { type: 'text/javascript', status: 206 }, false],
  ['another origin’s answer', { type: 'text/javascript', response: 'opaque' }, false],
  ['an answer that was led elsewhere', { type: 'text/javascript', redirected: true }, false],
  ['a redirect that nobody may look into', { type: '', status: 0, response: 'opaqueredirect' }, false],
])('the answer %s to a chunk is cached: %s', (_, answer: Answer, is) => {
  const { type, status = 200, response = 'basic', redirected = false } = answer;
  const headers = new Headers(type === '' ? {} : { 'content-type': type });
  expect(isCacheable({ status, type: response, redirected, headers } as Response)).toBe(is);
});

interface Answer {
  readonly type: string;
  readonly status?: number;
  readonly response?: string;
  readonly redirected?: boolean;
}

test('the manifest has the colours of the themes, and its pictures exist in their declared size', () => {
  const folder = join(import.meta.dirname, '../../public');
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')) as {
    theme_color: string;
    background_color: string;
    start_url: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  const colours = JSON.stringify(PALETTE);
  expect(colours).toContain(manifest.theme_color);
  expect(colours).toContain(manifest.background_color);
  for (const { src, sizes } of manifest.icons.filter(({ type }) => type === 'image/png')) {
    const png = readFileSync(join(folder, src));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    'any any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
});
