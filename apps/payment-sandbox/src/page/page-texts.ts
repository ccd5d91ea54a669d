import type { Checkout, CheckoutRefused } from '../protocol/checkout-request.ts';
import type { TransactionState } from '../transactions.ts';

export type Language = 'en' | 'fil';

interface SandboxTexts {
  readonly title: Record<Checkout['method'], string>;
  readonly sandbox: string;
  readonly no_money: string;
  readonly pay_to: string;
  readonly payer: string;
  readonly reference: string;
  readonly for_what: string;
  readonly amount: string;
  readonly total: string;
  readonly choose: string;
  readonly pay: string;
  readonly fail: string;
  readonly cancel: string;
  readonly pending: string;
  readonly pay_help: string;
  readonly fail_help: string;
  readonly cancel_help: string;
  readonly pending_help: string;
  readonly back: string;
  readonly refused_title: string;
  readonly missing: string;
  readonly states: Record<TransactionState, string>;
  readonly refused: Record<CheckoutRefused['reason'], string>;
}

const en: SandboxTexts = {
  title: { gc: 'Pay with GCash', cc: 'Pay by card' },
  sandbox: 'SANDBOX',
  no_money: 'This page replaces the payment gateway. No money moves and no wallet is charged.',
  pay_to: 'Merchant',
  payer: 'Payer',
  reference: 'Reference',
  for_what: 'For',
  amount: 'Amount',
  total: 'To pay',
  choose: 'What should the gateway answer?',
  pay: 'Pay',
  fail: 'Fail',
  cancel: 'Cancel',
  pending: 'Leave pending',
  pay_help: 'The wallet confirms the payment.',
  fail_help: 'The wallet refuses, for example for a low balance.',
  cancel_help: 'The payer returns without paying.',
  pending_help: 'The payer will pay later. This page stays open under its address, to pay or to cancel.',
  back: 'Back to the municipality',
  refused_title: 'This payment cannot be opened',
  missing: 'There is no payment under this address.',
  states: {
    OPEN: 'Waiting for your choice.',
    PENDING: 'Pending: the payer still has to pay.',
    SUCCEEDED: 'Paid.',
    FAILED: 'Failed.',
    CANCELLED: 'Cancelled.',
    REFUNDED: 'Refunded.',
  },
  refused: {
    unreadable: 'The request could not be read.',
    merchant: 'The merchant is not known here.',
    signature: 'The signature of the request is wrong.',
    amount: 'The amount does not equal the sum of the items.',
    currency: 'Only Philippine pesos are accepted.',
    address: 'An address in the request is not valid.',
    method: 'This way to pay is not known here.',
    length: 'A field of the request is too long or has characters that are not accepted.',
  },
};

const fil: SandboxTexts = {
  title: { gc: 'Magbayad gamit ang GCash', cc: 'Magbayad gamit ang card' },
  sandbox: 'SANDBOX',
  no_money: 'Kapalit lamang ng gateway ang pahinang ito. Walang perang gagalaw at walang wallet na sisingilin.',
  pay_to: 'Babayaran',
  payer: 'Nagbabayad',
  reference: 'Reference',
  for_what: 'Para sa',
  amount: 'Halaga',
  total: 'Babayaran',
  choose: 'Ano ang isasagot ng gateway?',
  pay: 'Bayaran ang',
  fail: 'Tanggihan',
  cancel: 'Kanselahin',
  pending: 'Iwanang nakabinbin',
  pay_help: 'Kukumpirmahin ng wallet ang bayad.',
  fail_help: 'Tatanggihan ng wallet, halimbawa kung kulang ang balanse.',
  cancel_help: 'Babalik ang nagbabayad nang hindi nagbabayad.',
  pending_help: 'Mamaya pa magbabayad. Mananatiling bukas ang pahinang ito upang bayaran o kanselahin.',
  back: 'Bumalik sa munisipyo',
  refused_title: 'Hindi mabuksan ang bayad na ito',
  missing: 'Walang bayad sa address na ito.',
  states: {
    OPEN: 'Hinihintay ang iyong pasya.',
    PENDING: 'Nakabinbin: hindi pa nakapagbabayad.',
    SUCCEEDED: 'Bayad na.',
    FAILED: 'Hindi natuloy.',
    CANCELLED: 'Kinansela.',
    REFUNDED: 'Naibalik na.',
  },
  refused: {
    unreadable: 'Hindi mabasa ang kahilingan.',
    merchant: 'Hindi kilala rito ang merchant.',
    signature: 'Mali ang lagda ng kahilingan.',
    amount: 'Hindi tugma ang halaga sa kabuuan ng mga aytem.',
    currency: 'Piso ng Pilipinas lamang ang tinatanggap.',
    address: 'May address sa kahilingan na hindi wasto.',
    method: 'Hindi kilala rito ang ganitong paraan ng pagbabayad.',
    length: 'May bahagi ng kahilingan na masyadong mahaba o may titik na hindi tinatanggap.',
  },
};

/** The texts of the page in the browser's preferred language; English unless that is Filipino. */
export function getPageTexts(acceptLanguage: string | undefined): { language: Language; words: SandboxTexts } {
  const filipino = /^\s*(?:fil|tl)\b/i.test(acceptLanguage ?? '');
  return filipino ? { language: 'fil', words: fil } : { language: 'en', words: en };
}
