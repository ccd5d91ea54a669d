// The schemas of a tariff (the revenue code of any municipality, as data), apart from those that every browser loads.

export * from './treasury/tariff/amounts.ts';
export * from './treasury/tariff/charges.ts';
export * from './treasury/tariff/figures.ts';
export * from './treasury/tariff/past-bill.contract.ts';
export * from './treasury/tariff/payment-rules.ts';
export * from './treasury/tariff/presumed-income.ts';
export * from './treasury/tariff/registers.ts';
export * from './treasury/tariff/tariff-case.contract.ts';
export * from './treasury/tariff/tariff.contract.ts';
export { messages as TARIFF_MESSAGES } from './treasury/tariff/tariff.messages.ts';
