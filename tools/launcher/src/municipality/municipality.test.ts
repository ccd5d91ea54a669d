import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readConfig } from '../config.ts';
import { readFirstStart, settleFirstStart } from '../first-start.ts';

const ROOT = join(import.meta.dirname, '../../../..');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ebpls-municipality-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const start = (settings: Readonly<Record<string, string>>) => {
  const config = readConfig({ DATA_DIR: folder, ...settings }, ROOT);
  settleFirstStart(config, () => 'key');
  return config;
};

test('a start chooses its municipality by name, in a data folder of its own', () => {
  expect(readConfig({ EBPLS_MUNICIPALITY: 'maliwanag' }, ROOT)).toMatchObject({
    municipality: 'maliwanag',
    dataDir: join(ROOT, '.data-maliwanag'),
  });
  expect(readConfig({ EBPLS_MUNICIPALITY: 'san-isidro' }, ROOT).dataDir).toBe(join(ROOT, '.data'));
  start({ EBPLS_MUNICIPALITY: 'tubigan' });
  expect(readFirstStart(folder)).toMatchObject({ municipality: 'tubigan' });
});

test('an unknown name is refused with every name there is', () => {
  expect(() => start({ EBPLS_MUNICIPALITY: 'atlantis' })).toThrow(
    'EBPLS_MUNICIPALITY: expected maliwanag, san-isidro, tubigan',
  );
  expect(() => start({ EBPLS_MUNICIPALITY: '../towns/maliwanag' })).toThrow('EBPLS_MUNICIPALITY: expected');
});

test('a data folder of another municipality is refused and stays as it was', () => {
  start({ EBPLS_MUNICIPALITY: 'maliwanag' });
  const file = join(folder, 'first-start.json');
  const before = readFileSync(file, 'utf8');
  expect(() => start({ EBPLS_MUNICIPALITY: 'tubigan' })).toThrow(
    `DATA_DIR: ${folder} holds maliwanag; choose another folder for tubigan`,
  );
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('a later start without a name continues with the municipality of its folder', () => {
  start({ EBPLS_MUNICIPALITY: 'maliwanag' });
  expect(start({}).municipality).toBe('maliwanag');
});

test('a folder from before there was a choice holds San Isidro', () => {
  writeFileSync(
    join(folder, 'first-start.json'),
    '{"demo":true,"password":"a-long-demo-password","merchant_key":"key"}',
  );
  expect(start({}).municipality).toBe('san-isidro');
  expect(() => start({ EBPLS_MUNICIPALITY: 'maliwanag' })).toThrow(`DATA_DIR: ${folder} holds san-isidro`);
});

test('a municipality of its own never becomes a demonstration', () => {
  start({ EBPLS_DEMO: '0' });
  expect(() => start({ EBPLS_MUNICIPALITY: 'maliwanag' })).toThrow(
    `DATA_DIR: ${folder} holds a municipality of its own`,
  );
  expect(() => start({ EBPLS_DEMO: '0', EBPLS_MUNICIPALITY: 'maliwanag' })).toThrow(
    'EBPLS_MUNICIPALITY: expected with the demonstration only',
  );
});
