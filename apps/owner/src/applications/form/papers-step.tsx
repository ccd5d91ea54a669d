import { Button, FormBar, Stack, Text } from '@ebpls/ui';
import type { ReactNode } from 'react';

import { useWords as useFormWords } from '../../owner.messages.ts';
import { useWords } from '../application.messages.ts';
import type { EditedApplication } from '../edited-application.ts';
import { PaperField } from '../papers/paper-field.tsx';
import { UploadQuotas } from '../papers/upload-quotas.tsx';
import { isMissing } from './steps.ts';

interface PapersStepProps {
  readonly edited: EditedApplication;
  readonly back: ReactNode;
  readonly onContinue: () => void;
}

/** The papers of this application, requirement by requirement; each is sent when it is chosen. */
export function PapersStep({ edited: { assessment, reference, quotas }, back, onContinue }: PapersStepProps) {
  const t = useWords();
  const f = useFormWords();
  const { requirements, company_code, assessment_code } = assessment;
  const missing = requirements.filter(isMissing).length;

  return (
    <Stack gap={6}>
      <output>
        <Text as="span" weight="bold">
          {leftWritten(t, requirements.length, missing)}
        </Text>
      </output>
      <UploadQuotas quotas={quotas} />
      {requirements.map((item) => (
        <PaperField
          key={item.code}
          item={item}
          company_code={company_code}
          assessment_code={assessment_code}
          offices={reference.offices}
        />
      ))}
      <FormBar back={back}>
        <Button kind="primary" onClick={onContinue}>
          {f('next')}
        </Button>
      </FormBar>
    </Stack>
  );
}

function leftWritten(t: ReturnType<typeof useWords>, all: number, missing: number): string {
  if (all === 0) return t('papers_none');
  return missing === 0 ? t('papers_all') : t('papers_left', { count: missing });
}
