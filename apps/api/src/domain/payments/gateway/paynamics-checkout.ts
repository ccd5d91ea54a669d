// Creates the signed form that sends a payer's browser to the hosted page of Paynamics.

import { type PaymentMethod, formatPesosText } from '@ebpls/contracts';

import type { Checkout, CheckoutOrder } from './payment-provider.ts';
import { fitGatewayText, computeSignature } from './paynamics-fields.ts';
import { listCallbackUrls, type PaynamicsSettings } from './paynamics-settings.ts';
import { encodeBase64, renderXmlDocument } from './paynamics-xml.ts';

/** Field names of the gateway (domain reference 5.1). */
const PMETHODS: Readonly<Record<PaymentMethod, string>> = { gcash: 'gc', card: 'cc' };

export function createCheckoutForm(order: CheckoutOrder, settings: PaynamicsSettings): Checkout {
  const fields = {
    mid: settings.merchant_id,
    request_id: order.request_id,
    ip_address: order.client_ip,
    ...listCallbackUrls(settings, order.return_origin),
    mtac_url: '',
    descriptor_note: fitGatewayText(order.note, 24),
    ...toPayerFields(order.payer),
    secure3d: 'try3d',
    trxtype: 'sale',
    client_ip: order.client_ip,
    amount: formatPesosText(order.amount),
    currency: 'PHP',
    expiry_limit: order.expires_at.toISOString(),
    mlogo_url: '',
    pmethod: PMETHODS[order.method],
  };
  const Items = order.items.map(({ name, amount }) => ({
    itemname: fitGatewayText(name, 100),
    quantity: '1',
    amount: formatPesosText(amount),
  }));
  const request = {
    Request: {
      orders: { items: { Items } },
      ...fields,
      signature: computeSignature('request', fields, settings.merchant_key),
    },
  };
  const action_url = order.checkout_address ?? settings.endpoint;
  return { action_url, fields: { paymentrequest: encodeBase64(renderXmlDocument(request)) } };
}

function toPayerFields({ firstname, lastname, address, email, phone }: CheckoutOrder['payer']) {
  return {
    fname: fitGatewayText(firstname, 50),
    lname: fitGatewayText(lastname, 50),
    mname: '',
    address1: fitGatewayText(address, 100),
    address2: '',
    city: '',
    state: '',
    country: 'PH',
    zip: '',
    email: fitGatewayText(email, 100),
    phone: fitGatewayText(phone, 32),
    mobile: fitGatewayText(phone, 32),
  };
}
