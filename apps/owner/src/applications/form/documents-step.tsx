import type { RequirementItem } from '@ebpls/contracts';
import { Button, Stack, Text } from '@ebpls/ui';
import { FormBar } from '@ebpls/ui/forms';
import type { ReactNode } from 'react';

import { useWords as useFormWords } from '../../owner.messages.ts';
import { useWords } from '../application.messages.ts';
import type { EditedApplication } from '../edited-application.ts';
import { DocumentField } from '../documents/document-field.tsx';
import { UploadQuotas } from '../documents/upload-quotas.tsx';
import { isMissing } from './steps.ts';
import { useSavedFigures } from './use-saved-figures.ts';

interface DocumentsStepProps {
  readonly application: EditedApplication;
  readonly flush?: () => Promise<void>; // Saves waiting figures, if any.
  readonly back: ReactNode;
  readonly onContinue: () => void;
}

/** Step of the application form with its documents, requirement by requirement; each is sent when it is chosen. */
export function DocumentsStep({
  application: { assessment, reference, quotas },
  flush,
  back,
  onContinue,
}: DocumentsStepProps) {
  useSavedFigures(flush);
  const t = useWords();
  const f = useFormWords();
  const { requirements, company_code, assessment_code } = assessment;
  const missing = requirements.filter(isMissing).length;
  // Optional papers are not counted, unless an office requests them again.
  const neededDocuments = requirements.filter((item) => item.is_mandatory || isMissing(item));

  return (
    <Stack gap={6}>
      <output>
        <Stack gap={1}>
          {neededDocuments.length > 0 && (
            <Text weight="bold">
              {t('papers_done', { done: neededDocuments.length - missing, all: neededDocuments.length })}
            </Text>
          )}
          <Text size="secondary" tone="muted">
            {formatMissing(t, requirements, missing)}
          </Text>
        </Stack>
      </output>
      <UploadQuotas quotas={quotas} />
      {requirements.map((item) => (
        <DocumentField
          key={item.code}
          item={item}
          company_code={company_code}
          assessment_code={assessment_code}
          offices={reference.offices}
          canBringOriginal
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

function formatMissing(t: ReturnType<typeof useWords>, all: readonly RequirementItem[], missing: number): string {
  if (all.length === 0) return t('papers_none');
  if (missing > 0) return t('papers_left', { count: missing });
  return t(all.some(({ is_brought }) => is_brought) ? 'papers_complete' : 'papers_all');
}
