// Test fixtures of a bill, its amount due, its installments and payment attempts.

import type { ReplyBody, getAttempt, getBill, getCurrentDue } from '@ebpls/contracts';

export type BillInput = ReplyBody<typeof getBill>;
export type CurrentDueInput = ReplyBody<typeof getCurrentDue>;
export type AttemptInput = ReplyBody<typeof getAttempt>;

const billLine = { agency: 'MUNICIPAL' as const, ordinance_section: '2A.01', reason: '' };

/**
 * Creates the amount due of a second quarter of RJ General Merchandise, paid late: vector V14 of the domain reference,
 * ₱5,200.00.
 */
export function createDue(overrides: Partial<CurrentDueInput> = {}): CurrentDueInput {
  return {
    assessment_code: 'APP-2026-000102',
    company_code: 'SI-000102',
    company_name: 'RJ General Merchandise',
    top_no: 'TOP-2026-000102',
    tax_year: 2026,
    title: 'Second quarter, 2026',
    charges: [createCharge()],
    choices: [{ ...createCharge(), is_chosen: true }],
    lines: [
      {
        ...billLine,
        code: 'LBT',
        name: 'Business tax, second quarter',
        reason: '₱16,000.00 for the year, one of four parts.',
        amount: '4000.00',
      },
      {
        ...billLine,
        code: 'SURCHARGE',
        name: 'Surcharge for late payment',
        reason: '25% of ₱4,000.00, charged once.',
        amount: '1000.00',
      },
      {
        ...billLine,
        code: 'INTEREST',
        name: 'Interest',
        reason: '2% per month on ₱5,000.00 for 2 month(s) since 20 Jan 2026. A part of a month counts as a full month.',
        amount: '200.00',
      },
    ],
    total: '5200.00',
    disputes: [],
    waiting: [],
    stays_until: '2026-06-20',
    then_more: '100.00',
    overdue_since: '2026-04-21',
    installments: [
      createInstallment({
        no: 1,
        state: 'PAID',
        paid: '6630.00',
        total: '6630.00',
        paid_at: '2026-01-19T02:00:00.000Z',
        receipt_nos: ['EOR-2026-00000011'],
      }),
      createInstallment({ no: 2, due_on: '2026-04-20', state: 'OVERDUE', total: '5200.00' }),
    ],
    open_attempt: null,
    can_pay: true,
    methods: ['gcash'],
    ...overrides,
  };
}

/** An installment that a payment made now settles. */
export function createCharge(
  overrides: Partial<CurrentDueInput['charges'][number]> = {},
): CurrentDueInput['charges'][number] {
  const quarter = { no: 2, name: 'Second quarter, 2026', part: 'QUARTER' as const, year: 2026, due_on: '2026-04-20' };
  return { ...quarter, is_overdue: true, total: '5200.00', ...overrides };
}

export function createInstallment(
  overrides: Partial<CurrentDueInput['installments'][number]> = {},
): CurrentDueInput['installments'][number] {
  return {
    no: 1,
    name: 'Whole year 2026',
    of_year: null,
    due_on: '2026-01-20',
    amount: '4000.00',
    surcharge: '0.00',
    interest: '0.00',
    total: '4000.00',
    paid: '0.00',
    state: 'DUE',
    paid_at: null,
    receipt_nos: [],
    ...overrides,
  };
}

/** An open payment attempt for the bill. */
export function createAttempt(overrides: Partial<AttemptInput> = {}): AttemptInput {
  return {
    request_id: 'SI260605K7QW2M9T4XEBHD',
    assessment_code: 'APP-2026-000102',
    company_code: 'SI-000102',
    company_name: 'RJ General Merchandise',
    method: 'gcash',
    amount: '5200.00',
    state: 'REDIRECTED',
    message: 'Waiting for GCash.',
    started_at: '2026-06-05T02:40:00.000Z',
    asked_at: '2026-06-05T02:43:00.000Z',
    ask_again_at: '2026-06-05T02:48:00.000Z',
    receipts: [],
    ...overrides,
  };
}

/** An approved order of payment with one line, tax only. */
export function createBill(overrides: Partial<BillInput> = {}): BillInput {
  const none = '0.00';
  return {
    bill_id: 9,
    top_no: 'TOP-2026-000114',
    version: 1,
    state: 'APPROVED',
    assessment_code: 'APP-2026-000211',
    company_code: 'SI-000114',
    company_name: 'Matibay Hardware',
    owner_name: 'Ernesto C. Villarin',
    tax_year: 2026,
    ordinance: { title: 'San Isidro Revenue Code', version: '2024', effective_on: '2024-01-01' },
    computed_by: 'Lorna Diaz',
    computed_at: '2026-01-29T02:00:00.000Z',
    approved_by: 'Teresa Ramos',
    approved_at: '2026-01-29T03:00:00.000Z',
    valid_until: '2026-01-31',
    lines: [
      {
        ...billLine,
        line_no: 1,
        account_code: '4-01-03-034',
        code: 'LBT',
        name: 'Local business tax',
        reason: '0.05% of capital, ₱750,000.00.',
        amount: '375.00',
        surcharge: none,
        interest: none,
        total: '375.00',
        of_year: null,
      },
    ],
    totals: {
      business_tax: '375.00',
      fees: none,
      fire: none,
      barangay: none,
      surcharge: none,
      interest: none,
      arrears: none,
      total: '375.00',
    },
    waivers: [],
    reason: null,
    installments: [createInstallment({ total: '375.00', amount: '375.00' })],
    due_now: '375.00',
    warnings: [],
    acts: ['pay'],
    ...overrides,
  };
}
