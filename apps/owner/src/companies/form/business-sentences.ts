import { AGENCY_BY_ORGANISATION, ORG_TYPES } from '@ebpls/contracts';
import { useMemo } from 'react';

import type { FieldSentences } from '../../shared/fields/form-fields.ts';
import { texts, useWords as useAskWords } from './required.messages.ts';
import { texts as labels, useWords } from './form.messages.ts';

const isIn = <T extends object>(catalogue: T, key: string): key is Extract<keyof T, string> =>
  Object.hasOwn(catalogue, key);

/** Returns the labels and error texts of the business form; fields are named after the contract. */
export function useBusinessSentences(org_type: unknown): FieldSentences {
  const t = useWords();
  const questionTexts = useAskWords();
  return useMemo(() => {
    const agency = AGENCY_BY_ORGANISATION[ORG_TYPES.find((one) => one === org_type) ?? 'SOLE'];
    return {
      getQuestion: (path) => {
        const field = getField(path);
        return isIn(texts, field) ? questionTexts(field) : undefined;
      },
      label: (path) => {
        const field = getField(path);
        // Sentences about the list as a whole name it themselves.
        return isIn(labels, field) && field !== 'lines' ? t(field, { agency }) : undefined;
      },
      // An error of the list as a whole is shown at its first line.
      getFieldId: (path) => (path === 'lines' ? 'lines.0.line' : path),
    };
  }, [questionTexts, org_type, t]);
}

function getField(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}
