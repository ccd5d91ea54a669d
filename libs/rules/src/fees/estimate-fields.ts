// Lists the fields of the form that a revenue code computes with, so that an estimate leaves the others out.
import type { EstimateField, Fee, RevenueCode, Unit } from '@ebpls/contracts';

/** Applications that an estimate is made for. */
export type EstimatedType = 'NEW' | 'RENEWAL';

const isByScale = ({ rule }: Fee): boolean => rule.kind === 'BY_SCALE' || rule.kind === 'BY_PERMIT_GROUP';

function countsUnit({ rule }: Fee, unit: Unit): boolean {
  if (rule.kind === 'PER_UNIT') return rule.of.some((each) => each.unit === unit);
  return rule.kind === 'BY_PERMIT_GROUP' && rule.groups.some(({ per_unit }) => per_unit?.unit === unit);
}

/** Lines of which a part of the sales is taxed at a lower rate (RA 7160, Sec. 143 c). */
function listEssentialLines({ ordinance, lines }: Pick<RevenueCode, 'ordinance' | 'lines'>): string[] {
  const categories = new Set(
    ordinance.business_tax.rows.filter(({ essential }) => essential !== undefined).map(({ category }) => category),
  );
  return lines
    .filter(({ taxed_as }) => taxed_as.some(({ category }) => categories.has(category)))
    .map(({ line }) => line);
}

/** The fields that a bill by this code may depend on; those that every code needs are not among them. */
export function listEstimateFields(
  code: Pick<RevenueCode, 'ordinance' | 'lines'>,
  type: EstimatedType,
): EstimateField[] {
  const { fees, presumptive } = code.ordinance;
  const chargedFees = fees.filter(({ in_force, applies_to }) => in_force && applies_to.includes(type));
  const isNeeded: Readonly<Record<EstimateField['field'], boolean>> = {
    total_assets: chargedFees.some(isByScale),
    vehicles: chargedFees.some((fee) => countsUnit(fee, 'vehicle')),
    motorcycles: chargedFees.some((fee) => countsUnit(fee, 'motorcycle')),
    liquor_or_tobacco:
      chargedFees.some(({ when }) => when === 'liquor_or_tobacco') ||
      presumptive.some(({ with_liquor_or_tobacco }) => with_liquor_or_tobacco !== undefined),
    capitalization: type === 'NEW',
    gross: type === 'RENEWAL',
    gross_essential: type === 'RENEWAL',
  };
  return Object.entries(isNeeded).flatMap(([name, isRead]): EstimateField[] => {
    const field = name as EstimateField['field']; // a key of the record
    if (!isRead) return [];
    return field === 'gross_essential' ? [{ field, lines: listEssentialLines(code) }] : [{ field }];
  });
}

/** Whether the code computes with a field for one of these lines; every field where the code does not say. */
export function isFieldOnBill(
  { form_fields }: Pick<RevenueCode, 'form_fields'>,
  type: EstimatedType,
  { field, lines }: Pick<EstimateField, 'field'> & { readonly lines: readonly string[] },
): boolean {
  if (form_fields === undefined) return true;
  const entry = form_fields[type].find((one) => one.field === field);
  return entry !== undefined && (entry.lines?.some((line) => lines.includes(line)) ?? true);
}
