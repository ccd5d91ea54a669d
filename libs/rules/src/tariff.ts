// Computation by a tariff (the revenue code of any municipality, as data), apart from what every browser loads.

export * from './tariff/assess-tariff.ts';
export { isByBarangay, listUnsortedBarangays } from './tariff/barangay-groups.ts';
export { isComputedMeasure } from './tariff/amounts/computed-measures.ts';
export * from './tariff/amounts/explain-charge.ts';
export * from './tariff/list-measures.ts';
export * from './tariff/open-tariff.ts';
export * from './tariff/tariff-deficiency.ts';
export * from './tariff/tariff-payments.ts';
export * from './tariff/tariff-refused.ts';
export * from './tariff/converted/convert-case.ts';
export * from './tariff/converted/convert-ordinance.ts';
export * from './tariff/diff/diff-tariffs.ts';
export * from './tariff/judge/finding.ts';
export * from './tariff/judge/judge-tariff.ts';
export { findChargeCeiling } from './tariff/law/check-ceilings.ts';
export * from './tariff-bill/claimed-reliefs.ts';
export * from './tariff-bill/declared-measures.ts';
export * from './tariff-lines/line-successors.ts';
export * from './tariff-lines/renewed-lines.ts';
export * from './tariff-bill/office-measures.ts';
export * from './tariff-bill/findable-charges.ts';
export * from './tariff-bill/tariff-case.ts';
export * from './tariff-bill/tariff-rules.ts';
export * from './tariff-bill/year-deficiency.ts';
export * from './tariff/proof/open-for-bills.ts';
export * from './tariff/proof/prove-bills.ts';
