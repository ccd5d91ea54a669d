import type { Company, FormSection, Reference } from '@ebpls/contracts';
import { Facts, Section } from '@ebpls/ui';

import { useAnswers } from '../form/answers.ts';
import { useWords } from './change.messages.ts';
import { type ChangeKind, toSectionValues } from './change-values.ts';

const SECTION_BY_CHANGE: Partial<Record<ChangeKind, FormSection>> = {
  CHANGE_LOCATION: 'place',
  CHANGE_AREA: 'place',
  CHANGE_NAME: 'identity',
  CHANGE_ORG_TYPE: 'identity',
  CHANGE_CAPITAL: 'activity',
  ADD_LINE: 'activity',
  DROP_LINE: 'activity',
};

interface PresentFactsProps {
  readonly kind: ChangeKind;
  readonly company: Company;
  readonly reference: Reference;
}

/** Present values of the part of the registration that will change. */
export function PresentFacts({ kind, company, reference }: PresentFactsProps) {
  const t = useWords();
  const listAnswers = useAnswers(reference);
  const section = SECTION_BY_CHANGE[kind];
  if (section === undefined) return null;
  return (
    <Section title={t('now')} level={3}>
      <Facts items={listAnswers(section, toSectionValues(company, section))} />
    </Section>
  );
}
