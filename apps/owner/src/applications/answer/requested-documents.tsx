import type { ExtraDocument, RequirementItem } from '@ebpls/contracts';
import { Remark, Stack } from '@ebpls/ui';

import { DocumentField } from '../documents/document-field.tsx';
import { UploadQuotas } from '../documents/upload-quotas.tsx';
import type { EditedApplication } from '../edited-application.ts';
import { useWords } from './answer.messages.ts';

interface RequestedDocumentsProps {
  readonly application: EditedApplication;
  readonly documents: readonly RequirementItem[];
  readonly extras?: readonly ExtraDocument[];
}

/** The documents that an office requested, each with its own upload; those outside the list with their legal ground. */
export function RequestedDocuments({ application, documents, extras = [] }: RequestedDocumentsProps) {
  const t = useWords();
  const { assessment, reference, quotas } = application;
  if (documents.length === 0) return null;
  return (
    <>
      <UploadQuotas quotas={quotas} />
      {documents.map((item) => {
        const legalGround = extras.find(({ code }) => code === item.code)?.legal_ground;
        return (
          <Stack key={item.code} gap={2}>
            {legalGround !== undefined && <Remark>{t('extra', { ground: legalGround })}</Remark>}
            <DocumentField
              item={item}
              company_code={assessment.company_code}
              assessment_code={assessment.assessment_code}
              offices={reference.offices}
              canBringOriginal={false}
            />
          </Stack>
        );
      })}
    </>
  );
}
