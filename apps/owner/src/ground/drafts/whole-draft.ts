import { call, isRefusal } from '@ebpls/api-client';
import { type Assessment, PresentDeclaration, saveAssessmentDraft } from '@ebpls/contracts';
import { useState } from 'react';
import * as v from 'valibot';

import { type Autosave, type DraftValues, useAutosave } from './autosave.ts';

type Present = v.InferOutput<typeof PresentDeclaration>;

export interface WholeDraft<Part extends string> extends Autosave<Part> {
  /** What another device saved since this page was opened; undefined when there is nothing to choose. */
  readonly other: Present | undefined;
  /** Whether the last flush found another device's save, which waits for the choice. */
  readonly isStale: () => boolean;
  /** What is typed here stands, and is saved over the other. */
  readonly keepMine: () => void;
  /** What the other device saved stands; what is typed here and was not kept is given up. */
  readonly takeTheirs: () => void;
}

/**
 * Keeps a small declaration whole. Where another device saved since, the person chooses between the two; until then
 * nothing is sent over the other's. Large forms are put together field by field instead (`use-draft.ts`).
 */
export function useWholeDraft<Part extends string>(assessment: Assessment, part: Part): WholeDraft<Part> {
  const { saved_at } = assessment;
  const [other, setOther] = useState<Present>();
  const [line] = useState(() => draftLine(assessment, setOther));
  const saving = useAutosave<Part>((_, values) => line.keep(values), saved_at);
  const settle = (): void => {
    line.settle();
    setOther(undefined);
  };
  const keepMine = (): void => {
    settle();
    void saving.flush();
  };
  const takeTheirs = (): void => {
    settle();
    if (other) saving.change(part, other.draft);
  };
  return { ...saving, has_choices: other !== undefined, other, isStale: line.isStale, keepMine, takeTheirs };
}

/** The revision that the next save begins from, and what another device saved meanwhile. */
function draftLine({ assessment_code, draft_revision }: Assessment, tellOther: (other: Present) => void) {
  let revision = draft_revision;
  let other: Present | undefined;
  return {
    isStale: () => other !== undefined,
    settle: () => {
      revision = other?.draft_revision ?? revision;
      other = undefined;
    },
    keep: async (values: DraftValues) => {
      try {
        const kept = await call(saveAssessmentDraft, {
          params: { assessment_code },
          body: { values, draft_revision: revision },
          keepalive: true,
        });
        revision = kept.draft_revision;
        return kept;
      } catch (error) {
        const present = v.safeParse(PresentDeclaration, isRefusal(error) ? error.present : undefined);
        if (present.success) tellOther((other = present.output));
        throw error;
      }
    },
  };
}
