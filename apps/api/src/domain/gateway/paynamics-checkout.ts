import { type PaymentMethod, pesosText } from '@ebpls/contracts';

import type { Checkout, CheckoutOrder } from './payment-provider.ts';
import { fitted, signature } from './paynamics-fields.ts';
import { addresses, type PaynamicsSettings } from './paynamics-settings.ts';
import { base64, documentOf } from './paynamics-xml.ts';

/** The gateway's own names (domain reference 5.1). */
const PMETHODS: Readonly<Record<PaymentMethod, string>> = { gcash: 'gc', card: 'cc' };

export function checkoutForm(order: CheckoutOrder, settings: PaynamicsSettings): Checkout {
  const fields = {
    mid: settings.merchant_id,
    request_id: order.request_id,
    ip_address: order.client_ip,
    ...addresses(settings, order.return_origin),
    mtac_url: '',
    descriptor_note: fitted(order.note, 24),
    ...payerFields(order.payer),
    secure3d: 'try3d',
    trxtype: 'sale',
    client_ip: order.client_ip,
    amount: pesosText(order.amount),
    currency: 'PHP',
    expiry_limit: order.expires_at.toISOString(),
    mlogo_url: '',
    pmethod: PMETHODS[order.method],
  };
  const Items = order.items.map(({ name, amount }) => ({
    itemname: fitted(name, 100),
    quantity: '1',
    amount: pesosText(amount),
  }));
  const request = {
    Request: {
      orders: { items: { Items } },
      ...fields,
      signature: signature('request', fields, settings.merchant_key),
    },
  };
  const action_url = order.checkout_address ?? settings.endpoint;
  return { action_url, fields: { paymentrequest: base64(documentOf(request)) } };
}

function payerFields({ firstname, lastname, address, email, phone }: CheckoutOrder['payer']) {
  return {
    fname: fitted(firstname, 50),
    lname: fitted(lastname, 50),
    mname: '',
    address1: fitted(address, 100),
    address2: '',
    city: '',
    state: '',
    country: 'PH',
    zip: '',
    email: fitted(email, 100),
    phone: fitted(phone, 32),
    mobile: fitted(phone, 32),
  };
}
