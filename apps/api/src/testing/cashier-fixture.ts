// Test fixture of a payment counter: its people, an approved order, and tenders.

import {
  approveBill,
  requestApproval,
  assignBooklet,
  collectPayment,
  computeBill,
  decideApproval,
  getCounterOrder,
  type CounterTender,
} from '@ebpls/contracts';

import { openQueryServer, type QueryServer } from './gateway-notices.ts';
import { openTestServer, type TestPerson, type TestServer } from './open-server.ts';
import { createClearedApplication, type FiledCase, seedMunicipality } from './municipality-seed.ts';

export interface CounterPeople {
  readonly owner: TestPerson;
  readonly clerk: TestPerson;
  readonly treasurer: TestPerson;
  readonly cashier: TestPerson;
}

/** The people at a payment counter. */
export async function createCounterPeople(server: TestServer): Promise<CounterPeople> {
  const { person } = server;
  return {
    owner: await person('user', { firstname: 'Ernesto', lastname: 'Villarin' }),
    clerk: await person('bplo'),
    treasurer: await person('admin', { firstname: 'Teresa', lastname: 'Ramos', permissions: ['treasurer'] }),
    cashier: await createCashier(server),
  };
}

export interface CashierFixture {
  readonly server: TestServer;
  readonly people: CounterPeople;
}

/** A server with a municipality and the people at a payment counter. */
export async function openCashierFixture(settings: Readonly<Record<string, string>> = {}): Promise<CashierFixture> {
  const server = await openTestServer(settings);
  await seedMunicipality(server.api.db);
  return { server, people: await createCounterPeople(server) };
}

export interface GatewayFixture extends CashierFixture {
  /** Answers queries about attempts, and requests of refunds. */
  readonly gateway: QueryServer;
  readonly close: () => Promise<void>;
}

/** The same with the server of a payment gateway. */
export async function openGatewayFixture(): Promise<GatewayFixture> {
  const gateway = await openQueryServer();
  const fixture = await openCashierFixture({ PAYNAMICS_QUERY_URL: gateway.url });
  const close = async (): Promise<void> => {
    await fixture.server.close();
    await gateway.close();
  };
  return { ...fixture, gateway, close };
}

/** The morning of a new cashier, with an empty drawer and no booklets. */
export async function startNextMorning({ server, people }: CashierFixture): Promise<CounterPeople> {
  server.setNow('2026-01-12T09:00:00+08:00');
  return { ...people, cashier: await createCashier(server) };
}

function createCashier({ person }: TestServer): Promise<TestPerson> {
  return person('admin', { firstname: 'Celia', lastname: 'Bautista', permissions: ['cashier'] });
}

/**
 * An approved order of payment: V12, ₱3,405.00 for three agencies; as a renewal V01 of ₱18,630.00, by quarters
 * ₱6,630.00 first.
 */
export async function createApprovedOrder(
  { request, api }: TestServer,
  { owner, clerk, treasurer }: Pick<CounterPeople, 'owner' | 'clerk' | 'treasurer'>,
  input: Parameters<typeof createClearedApplication>[2] = {},
): Promise<FiledCase & { readonly bill_id: number }> {
  const application = await createClearedApplication(api.db, owner, input);
  const { body } = await request(computeBill, clerk, { params: { assessment_code: application.assessment_code } });
  await request(approveBill, treasurer, { params: { bill_id: body.bill_id } });
  return { ...application, bill_id: body.bill_id };
}

export type TenderInput = { readonly kind: CounterTender['kind'] } & Readonly<Record<string, unknown>>;
export const createCashInput = (amount: string): TenderInput => ({ kind: 'CASH', tendered: amount });
export const createChequeInput = (cheque_no: string, fields: object = {}): TenderInput => ({
  kind: 'CHEQUE',
  bank: 'Land Bank',
  cheque_no,
  dated_on: '2026-01-12',
  is_managers: false,
  ...fields,
});
export const createSlipInput = (reference: string): TenderInput => ({
  kind: 'DEPOSIT',
  bank: 'Land Bank',
  reference,
  deposited_on: '2026-01-12',
});

export interface Taking {
  readonly amount?: string;
  readonly tender?: TenderInput;
  readonly receipts?: object;
  readonly approval_id?: number;
}

/** The cashier takes the amount due today, by default in cash and with electronic receipts. */
export async function collectAtCounter(
  { request }: TestServer,
  cashier: TestPerson,
  { assessment_code, ...taking }: Pick<FiledCase, 'assessment_code'> & Taking,
) {
  const params = { assessment_code };
  const amount = taking.amount ?? (await request(getCounterOrder, cashier, { params })).body.total;
  const { tender = createCashInput(amount), receipts = { kind: 'EOR' }, approval_id } = taking;
  return request(collectPayment, cashier, {
    params,
    body: { amount, tender, receipts, ...(approval_id === undefined ? {} : { approval_id }) },
  });
}

/** A booklet issued to the cashier. */
export function createBooklet(
  { request }: TestServer,
  { treasurer, cashier }: CounterPeople,
  [first_no, last_no]: readonly [string, string],
) {
  return request(assignBooklet, treasurer, { body: { holder_id: cashier.account_id, first_no, last_no } });
}

/** A part payment that a treasurer granted. */
export async function createGrantedPartial(
  { request }: TestServer,
  { cashier, treasurer }: CounterPeople,
  { assessment_code, amount }: Pick<FiledCase, 'assessment_code'> & { readonly amount: string },
): Promise<number> {
  const { approval_id } = (
    await request(requestApproval, cashier, {
      body: { kind: 'PARTIAL', assessment_code, amount, reason: 'The owner pays the rest on Friday.' },
    })
  ).body;
  await request(decideApproval, treasurer, { params: { approval_id }, body: { is_granted: true } });
  return approval_id;
}
