import { call, isRefusal, upload } from '@ebpls/api-client';
import { type Reference, removeDocument, type RequirementItem, UPLOAD_LIMITS, uploadDocument } from '@ebpls/contracts';
import { FileField } from '@ebpls/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { useWords } from '../application.messages.ts';
import { lightenPhoto } from './lighten-photo.ts';

interface PaperFieldProps {
  readonly item: RequirementItem;
  readonly company_code: string;
  readonly assessment_code: string;
  readonly offices: Reference['offices'];
}

/** What is being sent, or was refused: it stays in sight until another one is chosen or it is removed. */
interface Chosen {
  readonly name: string;
  readonly size: number;
  /** Per cent, while it is being sent. */
  readonly progress?: number;
}

/** One required paper: chosen or photographed, sent at once, replaced without losing the earlier copy. */
export function PaperField({ item, company_code, assessment_code, offices }: PaperFieldProps) {
  const t = useWords();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState<string>();
  const { document } = item;

  const forget = (): void => {
    setChosen(undefined);
    setProblem(undefined);
  };
  const send = async (original: File): Promise<void> => {
    setProblem(undefined);
    const file = await lightenPhoto(original);
    const { name, size } = file;
    setChosen({ name, size });
    const refused = refusedSize(size);
    if (refused) return setProblem(t(refused));
    try {
      setChosen({ name, size, progress: 0 });
      const form = new FormData();
      form.append('file', file, file.name);
      const onProgress = (part: number): void => setChosen({ name, size, progress: Math.min(99, part * 100) });
      const query = { requirement_code: item.code, assessment_code };
      await upload(uploadDocument, { params: { company_code }, query, form, onProgress });
      await revalidate();
      forget();
    } catch (error) {
      setChosen({ name, size });
      setProblem(sentenceOf(error));
    }
  };
  const remove = async (document_id: string): Promise<void> => {
    try {
      await call(removeDocument, { params: { document_id } });
      await revalidate();
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };
  const takeBack = document?.state === 'PENDING_REVIEW' ? () => void remove(document.document_id) : undefined;

  return (
    <FileField
      id={`paper-${item.code}`}
      label={item.name}
      optional={!item.is_mandatory}
      help={`${t('paper_help')}${checkedBy(t, item, offices)}`}
      error={problem ?? wantedAgain(t, item)}
      accept={UPLOAD_LIMITS.media_types.join(',')}
      file={chosen ?? (document ? { name: document.file_name, size: document.size } : undefined)}
      onChoose={(file) => void send(file)}
      onRemove={chosen ? forget : takeBack}
      disabled={chosen?.progress !== undefined}
    />
  );
}

type Words = ReturnType<typeof useWords>;

function refusedSize(size: number): 'paper_empty' | 'paper_too_large' | undefined {
  if (size === 0) return 'paper_empty';
  return size > UPLOAD_LIMITS.bytes ? 'paper_too_large' : undefined;
}

function wantedAgain(t: Words, { document }: RequirementItem): string | undefined {
  if (!document || !['INVALID', 'INCOMPLETE', 'REQUIRES_RESUBMISSION'].includes(document.state)) return undefined;
  return document.remarks === '' ? t('paper_again_plain') : t('paper_again', { remarks: document.remarks });
}

function checkedBy(t: Words, { verified_by }: RequirementItem, offices: Reference['offices']): string {
  const titles = verified_by.map((word) => offices.find(({ office }) => office === word.toLowerCase())?.title ?? word);
  return titles.length === 0 ? '' : ` ${t('paper_checked_by', { offices: titles.join(', ') })}`;
}

function sentenceOf(error: unknown): string {
  if (!isRefusal(error)) throw error;
  return error.fields['file']?.[0] ?? error.message;
}
