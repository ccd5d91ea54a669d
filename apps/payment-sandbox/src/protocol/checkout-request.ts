// Parses and checks the signed payment request of a merchant.

import type { SandboxConfig } from '../config.ts';
import { isSignedBy } from './signature.ts';
import type { XmlTree } from './xml.ts';
import { readXml, getText, getTree } from './xml.ts';

/** Wallet and card, by the gateway's names. */
const METHODS = ['gc', 'cc'] as const;

interface CheckoutItem {
  readonly name: string;
  readonly quantity: number;
  /** Centavos for one piece; negative for a discount. */
  readonly amount: number;
}

/** A payment request of a merchant, read and checked. */
export interface Checkout {
  readonly request_id: string;
  readonly notification_url: string;
  readonly response_url: string;
  readonly cancel_url: string;
  readonly payer: string;
  readonly email: string;
  readonly method: (typeof METHODS)[number];
  readonly note: string;
  readonly amount: number;
  readonly currency: string;
  readonly expires_at: string | null;
  readonly items: readonly CheckoutItem[];
}

/** A checkout that the gateway refuses; `reason` is a message of the hosted page. */
export class CheckoutRefused extends Error {
  readonly reason: 'unreadable' | 'merchant' | 'signature' | 'amount' | 'currency' | 'address' | 'method' | 'length';

  constructor(reason: CheckoutRefused['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** Order of the signed fields of a request; `cancel_url` and `mobile` are not among them (domain reference 5.1). */
const SIGNED_FIELDS = [
  'mid',
  'request_id',
  'ip_address',
  'notification_url',
  'response_url',
  'fname',
  'lname',
  'mname',
  'address1',
  'address2',
  'city',
  'state',
  'country',
  'zip',
  'email',
  'phone',
  'client_ip',
  'amount',
  'currency',
  'secure3d',
] as const;

const MAX_FIELD_LENGTH: Readonly<Record<string, number>> = {
  request_id: 32,
  fname: 50,
  lname: 50,
  mname: 32,
  email: 100,
  phone: 32,
  mobile: 32,
  address1: 100,
  address2: 100,
  city: 30,
  state: 30,
  zip: 12,
};

/** Reads the hidden field `paymentrequest`. Throws CheckoutRefused with the first reason found. */
export function readCheckout(encodedRequest: string, config: SandboxConfig): Checkout {
  const request = unpack(encodedRequest);
  const getField = (name: string) => getText(request, name);
  checkSender(getField, config);
  checkFields(getField);
  const items = readItems(request);
  const amount = parseCentavos(getField('amount'));
  const sum = items.reduce((total, item) => total + item.quantity * item.amount, 0);
  if (amount <= 0 || sum !== amount) throw new CheckoutRefused('amount');

  return {
    request_id: getField('request_id'),
    notification_url: getField('notification_url'),
    response_url: getField('response_url'),
    cancel_url: getField('cancel_url'),
    payer: [getField('fname'), getField('mname'), getField('lname')].filter(Boolean).join(' '),
    email: getField('email'),
    method: parseMethod(getField('pmethod')),
    note: getField('descriptor_note'),
    amount,
    currency: getField('currency'),
    expires_at: getField('expiry_limit') || null,
    items,
  };
}

function parseMethod(text: string): Checkout['method'] {
  const method = METHODS.find((candidate) => candidate === (text || 'gc'));
  if (method === undefined) throw new CheckoutRefused('method');
  return method;
}

type Field = (name: string) => string;

function checkSender(field: Field, config: SandboxConfig): void {
  if (field('mid') !== config.merchant_id) throw new CheckoutRefused('merchant');
  if (!isSignedBy(field('signature'), SIGNED_FIELDS.map(field), config.merchant_key))
    throw new CheckoutRefused('signature');
}

function checkFields(field: Field): void {
  if (
    Object.entries(MAX_FIELD_LENGTH).some(([name, most]) => field(name).length > most) ||
    !/^[0-9A-Za-z]+$/.test(field('request_id'))
  )
    throw new CheckoutRefused('length');
  if (field('currency') !== 'PHP') throw new CheckoutRefused('currency');
  for (const name of ['notification_url', 'response_url', 'cancel_url'])
    if (!isWebAddress(field(name))) throw new CheckoutRefused('address');
}

/** `3405.00` or `-50.00` as centavos: two decimals, no thousands mark. */
export function parseCentavos(text: string): number {
  if (!/^-?\d{1,12}\.\d{2}$/.test(text)) throw new CheckoutRefused('amount');
  return Number(text.replace('.', ''));
}

/** Centavos in the format of the protocol. */
export function formatDecimal(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function unpack(encodedRequest: string): XmlTree {
  try {
    // A form that was posted twice turns the plus signs of base64 into spaces.
    const document = readXml(Buffer.from(encodedRequest.replaceAll(' ', '+'), 'base64').toString('utf8'));
    return getTree(document, 'Request');
  } catch {
    throw new CheckoutRefused('unreadable');
  }
}

function readItems(request: XmlTree): CheckoutItem[] {
  const itemTrees = getTree(request, 'orders', 'items')['Items'];
  if (!Array.isArray(itemTrees)) throw new CheckoutRefused('amount');
  return itemTrees.map((item: XmlTree) => {
    const quantity = getText(item, 'quantity');
    if (!/^[1-9]\d{0,3}$/.test(quantity)) throw new CheckoutRefused('amount');
    return {
      name: getText(item, 'itemname').slice(0, 100),
      quantity: Number(quantity),
      amount: parseCentavos(getText(item, 'amount')),
    };
  });
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
