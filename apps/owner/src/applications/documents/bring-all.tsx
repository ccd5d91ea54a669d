import { callEndpoint } from '@ebpls/api-client';
import { bringPaper, type RequirementItem } from '@ebpls/contracts';
import { Button, Stack, Text } from '@ebpls/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { getErrorText } from '../../shared/documents/document-upload.store.ts';
import { useWords } from '../application.messages.ts';
import { isMissing } from './required-documents.ts';

interface BringAllProps {
  readonly assessment_code: string;
  readonly requirements: readonly RequirementItem[];
}

/** One act for an owner who uploads nothing: the originals of all missing documents are brought. */
export function BringAll({ assessment_code, requirements }: BringAllProps) {
  const t = useWords();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const originals = requirements.filter((item) => isMissing(item) && item.document === null);
  if (originals.length < 2) return null;

  const bringAll = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      for (const { code } of originals) {
        const body = { requirement_code: code, is_brought: true };
        // oxlint-disable-next-line no-await-in-loop -- each changes the same application, so one follows the other
        await callEndpoint(bringPaper, { params: { assessment_code }, body });
      }
    } catch (error) {
      setProblem(getErrorText(error));
    }
    await revalidate();
    setBusy(false);
  };

  return (
    <Stack gap={1}>
      <div>
        <Button icon="building" busy={isBusy} onClick={() => void bringAll()}>
          {t('papers_bring_all', { count: originals.length })}
        </Button>
      </div>
      {problem !== undefined && (
        <div role="alert">
          <Text size="secondary" tone="danger">
            {problem}
          </Text>
        </div>
      )}
    </Stack>
  );
}
