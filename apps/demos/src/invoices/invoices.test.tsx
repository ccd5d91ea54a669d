import { inflateSync } from 'node:zlib';

import { PDFDocument } from '@cantoo/pdf-lib';
import { useNotices } from '@ebpls/remote-kit';
import { openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';
import { resetDemo } from '../shared/mock/demo-store.ts';
import { SHOP } from '../shared/shop/shop-store.ts';
import type { Invoice } from '../shared/shop/shop-types.ts';
import { toPaperLines } from './invoice-paper.ts';
import { drawInvoice } from './invoice-pdf.ts';
import { callInvoices } from './invoices-mock.ts';

const BASE = '/app/management/invoices';
const API = '/api/management/invoices';

afterEach(() => resetDemo());

const go = (address = '') => openRemote(createRoutes, BASE, BASE + address);
const notices = (): string[] => useNotices.getState().notices.map(({ text }) => text);
const one = async (id: string): Promise<Invoice> => (await callInvoices<{ invoice: Invoice }>(`${API}/${id}`)).invoice;
const AMOUNTS = /PHP [\d,]+\.\d\d/g;

/** The text of the PDF, from its draw operations: the characters of each piece are in the font's own one-byte code. */
function extractPdfText(file: Uint8Array): string {
  const source = Buffer.from(file);
  const streams = [...source.toString('latin1').matchAll(/stream\r?\n/g)].flatMap(({ index, 0: head }) => {
    if (source.toString('latin1', index - 3, index) === 'end') return [];
    const end = source.indexOf('endstream', index);
    return [source.subarray(index + head.length, end)];
  });
  const streamTexts = streams.map((stream) => {
    try {
      return inflateSync(stream).toString('latin1');
    } catch {
      return '';
    }
  });
  const pieces = streamTexts.flatMap((text) => [...text.matchAll(/<([0-9A-F]*)> Tj/gi)]);
  return pieces.map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join('\n');
}

test.each(['48', '47', '30'])('the PDF of invoice %s has every amount of the page, in the same order', async (id) => {
  const invoice = await one(id);
  go(`/${id}`);
  const page = await screen.findByRole('article');
  const onPage = page.textContent.match(AMOUNTS) ?? [];
  const inPdf = extractPdfText(await drawInvoice(toPaperLines(invoice, 'en'), invoice.ref)).match(AMOUNTS) ?? [];
  expect(onPage.length).toBe(invoice.items.length + 3);
  expect(inPdf).toEqual(onPage);
});

test('a long invoice continues on a second page, and characters that the fonts lack do not stop it', async () => {
  const invoice = await one('48');
  const items = Array.from({ length: 30 }, (_, place) => ({ ...invoice.items[0]!, id: String(place) })); // it has twelve
  const customer = { ...invoice.customer, name: 'Peña 李' };
  const file = await drawInvoice(toPaperLines({ ...invoice, items, customer }, 'fil'), invoice.ref);
  const text = extractPdfText(file);
  expect(text.match(AMOUNTS)).toHaveLength(33);
  expect(text).toContain('Pe\u00F1a ?');
  expect((await PDFDocument.load(file)).getPageCount()).toBe(2);
});

test('a status is filtered by the address, and a bulk act really changes the rows', async () => {
  go('?status=pending');
  const [first] = await screen.findAllByRole('checkbox', { name: /^Select INV/ });
  const ref = first?.getAttribute('aria-label')?.replace('Select ', '');
  await userEvent.click(first!); // found above
  await userEvent.click(screen.getByRole('button', { name: 'Mark paid' }));
  await waitFor(() => expect(notices()).toEqual(['1 invoice marked']));
  const markedInvoice = SHOP.read().invoices.find((invoice) => invoice.ref === ref);
  expect(markedInvoice?.status).toBe('paid');
  expect(SHOP.read().orders.find(({ id }) => id === markedInvoice?.orderId)?.paymentStatus).toBe('completed');
  await waitFor(() => expect(screen.queryAllByText(ref ?? '')).toHaveLength(0));
});

test('an invoice is found by its customer', async () => {
  go();
  const table = await screen.findByRole('table', { name: 'Invoices' });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by customer' }), 'amihan');
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2));
});

test('the download is named after the invoice', async () => {
  const savedNames: string[] = [];
  URL.createObjectURL = () => 'blob:invoice';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    savedNames.push(this.download);
  });
  go('/48');
  await userEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(savedNames).toEqual([`${SHOP.read().invoices[0]?.ref}.pdf`]));
});

test('an unknown invoice is not there', async () => {
  go('/none');
  expect(await screen.findByText('Nothing has this number')).toBeInTheDocument();
});
