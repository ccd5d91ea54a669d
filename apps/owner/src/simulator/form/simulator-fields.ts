import { estimateTexts, type EstimateMessageKey, useEstimateWords } from '@ebpls/remote-kit/estimate-messages';

import { useFields } from '../../shared/fields/form-fields.ts';

/** Texts of the fields that the case of a bill names otherwise than the form. */
const LABELS: Readonly<Record<string, EstimateMessageKey>> = {
  'employees.female': 'employees_female',
  'employees.male': 'employees_male',
  'vehicles.vehicle': 'vehicles',
  'vehicles.motorcycle': 'motorcycles',
};

/** Returns the key of a field's label: the last part of its name, or that of the form. */
export function findLabelKey(name: string): EstimateMessageKey | undefined {
  const key = LABELS[name] ?? name.slice(name.lastIndexOf('.') + 1);
  return Object.hasOwn(estimateTexts, key) ? (key as EstimateMessageKey) : undefined; // as was just seen
}

/** Registers fields by their names in the case; the last part of the name is the label. */
export function useSimulatorFields() {
  const t = useEstimateWords();
  const fields = useFields();
  // Every field of this form has a text.
  const getLabel = (name: string): string => t(findLabelKey(name) as EstimateMessageKey);
  return {
    t,
    text: (name: string) => ({ ...fields.text(name), label: getLabel(name) }),
    amount: (name: string) => ({ ...fields.amount(name), label: getLabel(name) }),
    count: (name: string) => ({ ...fields.count(name), label: getLabel(name) }),
    check: (name: string) => ({ ...fields.amount(name), label: getLabel(name) }),
    getError: fields.getError,
  };
}
