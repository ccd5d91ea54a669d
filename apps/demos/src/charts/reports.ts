import { callReports } from './reports-mock.ts';

export interface Earnings {
  readonly labels: readonly string[]; // The first day of each month.
  readonly datasets: readonly { readonly label: 'income' | 'expense'; readonly data: readonly number[] }[];
  readonly segments: readonly { readonly name: string; readonly value: number }[];
}

export interface Order {
  readonly id: string;
  readonly ref: string;
  readonly customer: string;
  readonly items: number;
  readonly totalAmount: number;
  readonly status: 'complete' | 'pending' | 'rejected';
}

export interface Reports {
  readonly earnings: Earnings;
  readonly products: readonly { readonly name: string; readonly conversionRate: number }[];
  readonly referrals: readonly { readonly name: string; readonly value: number }[];
  readonly orders: readonly Order[];
  readonly activities: readonly {
    readonly id: string;
    readonly subject: string;
    readonly description: string;
    readonly createdAt: string;
  }[];
  readonly tasks: readonly {
    readonly id: string;
    readonly title: string;
    readonly members: readonly string[];
    readonly deadline: string;
  }[];
  readonly projects: readonly {
    readonly id: string;
    readonly title: string;
    readonly author: string;
    readonly technologies: readonly string[];
    readonly price: number;
  }[];
}

const NAMES = [
  'earnings',
  'profitable-products',
  'top-referrals',
  'latest-orders',
  'customer-activity',
  'tasks',
  'latest-projects',
];

/** All reports of the page, requested in parallel; throws DemoError when one is refused. */
export async function loadReports(signal: AbortSignal): Promise<Reports> {
  const envelopes = await Promise.all(NAMES.map((name) => callReports<object>(`/api/reports/${name}`, { signal })));
  return Object.assign({}, ...envelopes) as Reports; // one envelope for each name
}

/** Income less expenses, month by month, in centavos. */
export function computeProfits({ datasets }: Pick<Earnings, 'datasets'>): number[] {
  const of = (label: string): readonly number[] => datasets.find((set) => set.label === label)?.data ?? [];
  const expense = of('expense');
  return of('income').map((income, place) => income - (expense[place] ?? 0));
}

export const sumValues = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The item with the largest value. Undefined only for an empty list. */
export function findLargest<T>(all: readonly T[], value: (item: T) => number): T | undefined {
  return all.toSorted((a, b) => value(b) - value(a))[0];
}

const SOON_MS = 3 * 86_400_000;

/** A task is soon due when fewer than three days are left. */
export const isSoon = (deadline: string, now: Date): boolean => new Date(deadline).getTime() - now.getTime() < SOON_MS;
