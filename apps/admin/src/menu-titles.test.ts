// The menu and the page that it opens have one name.

import declaration from '../remote.config.ts';
import { words as collections } from './collections/collection.messages.ts';
import { words as records } from './counter-books/records.messages.ts';
import { words as counter } from './counter/counter.messages.ts';
import { words as deficiencies } from './deficiencies/deficiency.messages.ts';
import { words as disputes } from './disputes/dispute.messages.ts';
import { words as frauds } from './fraud-findings/fraud-finding.messages.ts';
import { words as payments } from './payments/payment.messages.ts';
import { words as refunds } from './refunds/refund.messages.ts';

const { menu = [], sections = [] } = declaration.slots['admin'] ?? {};
const labels = new Map(
  [...menu, ...sections.flatMap(({ entries }) => entries)].map(({ path, label }) => [path, label.en]),
);

test.each([
  ['treasury/counter', counter('title')],
  ['treasury/counter/receipts', records('receipts_page')],
  ['treasury/counter/cheques', records('cheques_page')],
  ['treasury/collections', collections('title')],
  ['treasury/refunds', refunds('title')],
  ['treasury/disputes', disputes('title')],
  ['treasury/deficiencies', deficiencies('title')],
  ['treasury/fraud-findings', frauds('title')],
  ['report/paynamics/payment', payments('title')],
  ['report/paynamics/payment/settlements', payments('settlements_title')],
  ['report/paynamics/payment/exceptions', payments('exceptions_title')],
  ['report/paynamics/payment/notifications', payments('notifications_title')],
  ['report/paynamics/payment/claims', payments('claims_title')],
])('the menu names %s as its page does', (path, title) => {
  expect(labels.get(path)).toBe(title);
});

test('the icons of the menu are distinct, so that its entries can be told apart in the rail', () => {
  const icons = [...menu, ...sections.flatMap(({ entries }) => entries)].map(({ icon }) => icon);
  expect(icons).toEqual([...new Set(icons)]);
});
