import type { Permission } from '@ebpls/contracts';
import type { MenuEntry } from '@ebpls/remote-kit/declare';

import { listMounts } from '../release/mounts.ts';
import { words } from '../routing/shell-root.messages.ts';
import { createSlot } from '../testing/create-slot.ts';
import { createMenu } from './menu.ts';

const createEntry = (path: string, overrides: Partial<MenuEntry> = {}): MenuEntry => ({
  path,
  label: { en: path, fil: `${path} sa Filipino` },
  icon: 'list',
  ...overrides,
});

const MOUNTS = listMounts({
  slots: [
    createSlot('administrator', {
      admits: ['admin'],
      menu: [createEntry('users', { covers: ['people'] })],
      sections: [
        {
          title: { en: 'Treasury', fil: 'Ingat-yaman' },
          entries: [
            createEntry('counter', { permissions: ['cashier'] }),
            createEntry('collections', { permissions: ['cashier', 'treasurer'] }),
            createEntry('disputes', { permissions: ['treasurer'] }),
            createEntry('deficiencies', { permissions: ['treasurer'], feature: 'deficiencies' }),
          ],
        },
      ],
    }),
  ],
});

type Features = Parameters<typeof createMenu>[0]['features'];

function listSections(permissions: readonly Permission[], language: 'en' | 'fil' = 'en', features: Features = []) {
  const sections = createMenu({
    visitor: 'admin',
    permissions,
    features,
    mounts: MOUNTS,
    language,
    t: words,
    offersRegister: false,
  });
  return sections.map(({ label, items }) => [label, items.map((item) => item.label)]);
}

test('a section shows the entries that the permissions of the account open, below everything that is specified', () => {
  expect(listSections(['cashier']).slice(1)).toEqual([
    ['Applications', ['Mail', 'Chat', 'Calendar']],
    ['Treasury', ['counter', 'collections']],
  ]);
  expect(listSections(['treasurer']).at(-1)).toEqual(['Treasury', ['collections', 'disputes']]);
  expect(listSections(['treasurer'], 'fil').at(-1)).toEqual([
    'Ingat-yaman',
    ['collections sa Filipino', 'disputes sa Filipino'],
  ]);
});

test('an entry of a feature is shown only where the municipality has it', () => {
  expect(listSections(['treasurer'], 'en', ['deficiencies']).at(-1)).toEqual([
    'Treasury',
    ['collections', 'disputes', 'deficiencies'],
  ]);
});

test('the first declared section is open, and the ones after it fold', () => {
  const entries = [createEntry('one')];
  const groups = ['Treasury', 'Oversight', 'Settings'].map((title) => ({ title: { en: title, fil: title }, entries }));
  const mounts = listMounts({ slots: [createSlot('administrator', { admits: ['admin'], sections: groups })] });
  const sections = createMenu({
    visitor: 'admin',
    permissions: [],
    mounts,
    language: 'en',
    t: words,
    offersRegister: false,
  });
  expect(sections.slice(-3).map(({ label, folds }) => [label, folds])).toEqual([
    ['Treasury', false],
    ['Oversight', true],
    ['Settings', true],
  ]);
});

test('a section without an entry for the account is not shown', () => {
  expect(listSections(['signatory']).map(([label]) => label)).toEqual([undefined, 'Applications']);
});

test('an entry covers the addresses that it declares besides its own', () => {
  const [own] = createMenu({
    visitor: 'admin',
    permissions: [],
    mounts: MOUNTS,
    language: 'en',
    t: words,
    offersRegister: false,
  });
  expect(own?.items.at(-1)).toMatchObject({ to: '/administrator/users', covers: ['/administrator/people'] });
});

test('an entry of a city names a city, in both languages', () => {
  const menu = [createEntry('settings', { label: { en: 'Municipality', fil: 'Munisipyo' } })];
  const mounts = listMounts({ slots: [createSlot('administrator', { admits: ['admin'], menu })] });
  const listLabels = (government: 'CITY' | 'MUNICIPALITY', language: 'en' | 'fil') =>
    createMenu({ visitor: 'admin', permissions: [], government, mounts, language, t: words, offersRegister: false })
      .flatMap(({ items }) => items)
      .map(({ label }) => label);
  expect(listLabels('CITY', 'en')).toContain('City');
  expect(listLabels('CITY', 'fil')).toContain('Lungsod');
  expect(listLabels('MUNICIPALITY', 'en')).toContain('Municipality');
});
