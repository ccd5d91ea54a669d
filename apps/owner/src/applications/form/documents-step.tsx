import type { AssessmentReply, RequirementItem } from '@ebpls/contracts';
import { Button, Section, Stack, Text, useMediaQuery } from '@ebpls/ui';
import { FormBar } from '@ebpls/ui/forms';
import { type ReactNode, useState } from 'react';

import { useWords as useFormWords } from '../../owner.messages.ts';
import { useWords } from '../application.messages.ts';
import type { EditedApplication } from '../edited-application.ts';
import { BringAll } from '../documents/bring-all.tsx';
import { DocumentField } from '../documents/document-field.tsx';
import { UploadQuotas } from '../documents/upload-quotas.tsx';
import { DocumentFolds } from './document-folds.tsx';
import {
  countDocuments,
  isMissing,
  listDocumentsToReplace,
  sortRequirements,
} from '../documents/required-documents.ts';
import { useSavedFigures } from './use-saved-figures.ts';

interface DocumentsStepProps {
  readonly application: EditedApplication;
  readonly flush?: () => Promise<void>; // Saves waiting figures, if any.
  readonly back: ReactNode;
  readonly onContinue: () => void;
  readonly children?: ReactNode; // After the documents that are open.
}

const PHONE = '(max-width: 639px)'; // as the style sheets of forms

/** Step of the application form with its documents, requirement by requirement; each is sent when it is chosen. */
export function DocumentsStep({
  application: { assessment, reference, quotas },
  flush,
  back,
  onContinue,
  children,
}: DocumentsStepProps) {
  useSavedFigures(flush);
  const t = useWords();
  const f = useFormWords();
  const { company_code, assessment_code } = assessment;
  const isPhone = useMediaQuery(PHONE);
  // The order stays as it was when the step opened: a document that is uploaded does not move.
  const [codes] = useState(() => sortRequirements(assessment.requirements).map(({ code }) => code));
  const requirements = assessment.requirements.toSorted((a, b) => codes.indexOf(a.code) - codes.indexOf(b.code));
  // A returned application opens at what its owner must upload again; all else is folded.
  const [returnedCodes] = useState(() => listReturnedCodes(assessment));
  const open = requirements.filter(({ code }) => returnedCodes.length === 0 || returnedCodes.includes(code));
  const others = requirements.filter((item) => !open.includes(item));
  const missingCount = requirements.filter(isMissing).length;
  const counts = countDocuments(requirements);

  const toField = (item: RequirementItem): ReactNode => (
    <DocumentField
      key={item.code}
      item={item}
      company_code={company_code}
      assessment_code={assessment_code}
      offices={reference.offices}
      canBringOriginal
      hasTitle={isPhone}
    />
  );

  return (
    <Stack gap={6}>
      <output>
        <Stack gap={1}>
          {counts.all > 0 && others.length === 0 && <Text weight="bold">{t('papers_done', counts)}</Text>}
          <Text size="secondary" tone="muted">
            {formatMissing(t, requirements, missingCount)}
          </Text>
        </Stack>
      </output>
      <UploadQuotas quotas={quotas} />
      <BringAll assessment_code={assessment_code} requirements={open} />
      {isPhone ? <DocumentFolds {...{ assessment, toField }} items={open} /> : open.map(toField)}
      {children}
      {others.length > 0 && (
        <Section title={t('papers_others')} folds="always" brief={others.length} startsOpen={others.some(isMissing)}>
          {isPhone ? (
            <DocumentFolds {...{ assessment, toField }} items={others} />
          ) : (
            <Stack gap={6}>{others.map(toField)}</Stack>
          )}
        </Section>
      )}
      <FormBar back={back}>
        <Button kind="primary" onClick={onContinue}>
          {f('next')}
        </Button>
      </FormBar>
    </Stack>
  );
}

/** Returns the codes of the documents that a returned application lacks; none when no copy must be replaced. */
function listReturnedCodes({ state, requirements }: AssessmentReply): string[] {
  if (state !== 'RETURNED' || listDocumentsToReplace(requirements).length === 0) return [];
  return requirements.filter(isMissing).map(({ code }) => code);
}

function formatMissing(t: ReturnType<typeof useWords>, all: readonly RequirementItem[], missingCount: number): string {
  if (all.length === 0) return t('papers_none');
  if (missingCount > 0)
    return t(listDocumentsToReplace(all).length === missingCount ? 'papers_replace' : 'papers_left', {
      count: missingCount,
    });
  return t(all.some(({ is_brought }) => is_brought) ? 'papers_complete' : 'papers_all');
}
