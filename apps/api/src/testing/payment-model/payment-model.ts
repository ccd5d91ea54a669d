// Expected state of the money in a random money test.

/** Money that a cashier took, with its later state. */
export interface CounterMoney {
  readonly receipt_nos: readonly string[];
  /** Centavos. */
  readonly amount: number;
  readonly tender: 'CASH' | 'CHEQUE' | 'MANAGERS_CHEQUE' | 'DEPOSIT';
  readonly collected_on: string;
  /** Number of the cheque or of the slip. */
  readonly paper_no: string;
  /** The application waited for its first payment at that time. */
  readonly is_first: boolean;
  /** Cancelled, reversed or bounced. */
  is_undone: boolean;
  /** The bank has not replied: cheque and slip are receipted, and the order waits (domain reference 3.10c). */
  is_at_bank: boolean;
}

/** Results of a payment that the owner began, as the gateway sent them. */
export interface GatewayMoney {
  readonly request_id: string;
  /** Centavos. */
  readonly amount: number;
  /** Money received by the municipality according to the gateway, in centavos. */
  received: number;
  is_confirmed: boolean;
  /** The treasurer decided on the part that was set aside: later results of the gateway change nothing. */
  is_decided: boolean;
}

/**
 * The records of a treasurer on paper: money taken, payments begun, lines disputed. It is independent of the stored
 * rows.
 */
export interface PaymentModel {
  readonly counter: CounterMoney[];
  readonly online: GatewayMoney[];
  readonly disputes: string[];
}

export function createPaymentModel(): PaymentModel {
  return { counter: [], online: [], disputes: [] };
}

/** Centavos that the municipality holds by the model, posted or set aside. */
export function computeReceived({ counter, online }: PaymentModel): number {
  const amounts = counter.filter(({ is_undone }) => !is_undone).map(({ amount }) => amount);
  return [...amounts, ...online.map(({ received }) => received)].reduce((sum, amount) => sum + amount, 0);
}

/** Whether the bank has still to confirm money in force; a manager's cheque may count as cash or not. */
export function isPendingAtBank({ counter }: PaymentModel): 'yes' | 'maybe' | 'no' {
  const pendingTenders = counter.filter(({ is_undone, is_at_bank }) => !is_undone && is_at_bank);
  if (pendingTenders.some(({ tender }) => tender !== 'MANAGERS_CHEQUE')) return 'yes';
  return pendingTenders.length > 0 ? 'maybe' : 'no';
}

/** Centavos of an amount of the wire. */
export function toCentavos(amount: string | null | undefined): number {
  return Math.round(Number(amount ?? 0) * 100);
}

/** Centavos in the format of the wire. */
export function toAmountText(centavos: number): string {
  return (centavos / 100).toFixed(2);
}
