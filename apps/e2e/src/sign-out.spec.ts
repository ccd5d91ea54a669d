import { expect, type Page } from '@playwright/test';

import { getProduct } from './e2e-harness.ts';
import { createPdf } from './papers.ts';
import { expectReadable } from './expect-readable.ts';
import { MAIN_OWNER, signIn, test } from './municipality.ts';

/** A phone that a family shares: after a sign-out the next person finds nothing of the last one. */
test.describe.configure({ mode: 'serial' });

const COMPANY = 'SI-000145';
/**
 * Data that a browser may store after a sign-out: the look of the pages, scroll positions, the kind of the place, the time of the sign-out.
 */
const STAYS = [
  'clockOffset',
  'ebpls.left',
  'menuFolded',
  'menuFoldedOnDesk',
  'government',
  'react-router-scroll-positions',
  'settings',
];

let phone: Page;

test('a newer copy of a paper waits for signal, over a reload too', async ({ municipality }) => {
  phone = await signIn(
    await municipality.visitor({ viewport: { width: 360, height: 740 } }),
    MAIN_OWNER,
    getProduct().password,
  );
  await phone.route(/\/api\/companies\/[^/]+\/uploads/, (route) => route.abort('internetdisconnected'));
  await phone.goto(`/app/request/holdings/files/${COMPANY}`);
  await phone.getByRole('button', { name: /^Upload a newer copy: Latest real-property/ }).click();
  await phone
    .getByLabel(/^Newer copy: Latest real-property/)
    .setInputFiles(createPdf('resibo-ng-amilyar.pdf', 'Receipt of the real-property tax'));
  await expect(phone.getByText('resibo-ng-amilyar.pdf')).toBeVisible();
  // It is stored encrypted: not even its name is readable (decision 0094).
  await expect.poll(() => readStores(phone)).toContain('sealed_at');
  expect(await readStores(phone)).not.toContain('resibo-ng-amilyar.pdf');
  await phone.reload();
  await expect(phone.getByText('resibo-ng-amilyar.pdf')).toBeVisible();
  await expectReadable(phone);
});

test('a sign-out leaves nothing of the person in any store of the browser', async () => {
  expect(await readStores(phone)).toContain('accessToken');
  await phone.getByRole('button', { name: /Rogelio/ }).click();
  await phone.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(phone).toHaveURL(/\/home$/);
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  const left = await readStores(phone);
  for (const own of [
    'Rogelio',
    'Abantao',
    MAIN_OWNER,
    COMPANY,
    'resibo-ng-amilyar.pdf',
    'accessToken',
    'eyJ',
    'sealed_at',
  ])
    expect(left).not.toContain(own);
  expect(await listStoreNames(phone)).toEqual([]);
});

/** Everything in every store of this browser as one text: names, values and names of files. */
function readStores(at: Page): Promise<string> {
  return at.evaluate(async () => {
    const waitForRequest = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('no database'));
      });
    const storedValues: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await waitForRequest(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        storedValues.push(await waitForRequest(rows.getAllKeys()), await waitForRequest(rows.getAll()));
      }
      database.close();
    }
    for (const name of await caches.keys())
      storedValues.push((await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname));
    return JSON.stringify(storedValues, (_, value: unknown) => (value instanceof File ? value.name : value));
  });
}

/** Entries in the stores of pages that are not known to be impersonal. */
async function listStoreNames(at: Page): Promise<string[]> {
  const names = await at.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return names.filter((name) => !STAYS.includes(name));
}
