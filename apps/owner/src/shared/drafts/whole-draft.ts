// A small draft that is saved as a whole, with a choice when another device has saved it.

import { isRefusal } from '@ebpls/api-client';
import { type AssessmentReply, PresentDeclaration } from '@ebpls/contracts';
import { useSession } from '@ebpls/remote-kit';
import {
  confirmSave,
  type DraftShape,
  type HeldDraft,
  holdDraft,
  isSameDraft,
  type PresentDraft,
  setTypedValues,
} from '@ebpls/rules';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';

import { type Autosave, type DraftValues, useAutosave } from './autosave.ts';
import { type KeptSave, sendDraft } from './draft-target.ts';
import { saveHeldDraft, resumeHeld } from './stored-drafts.ts';
import { showDraft } from './outbox.ts';

type Present = v.InferOutput<typeof PresentDeclaration>;

export interface WholeDraft<Part extends string> extends Autosave<Part> {
  /** Initial values: those typed here that have not reached the server, else the server's. */
  readonly initialValues: DraftValues;
  /** Draft saved by another device since this page was opened; undefined when there is no choice to make. */
  readonly other: Present | undefined;
  /** Whether the last flush found another device's save, which waits for the choice. */
  readonly isStale: () => boolean;
  /** Keeps the values typed here and saves them over the other's. */
  readonly chooseLocal: () => void;
  /** Keeps the other device's values; unsaved values typed here are discarded. */
  readonly chooseRemote: () => void;
}

interface Whole<Part extends string> {
  readonly assessment: AssessmentReply;
  readonly part: Part;
  /** The server's draft in the format of the fields. */
  readonly firstValues: DraftValues;
}

/**
 * Saves a small declaration as a whole. If another device saved since, the person chooses between the two; until then
 * nothing overwrites the other's. Large forms are merged field by field instead (`use-draft.ts`). Values that the
 * server has not confirmed survive reload and tab, as there (decision 0094).
 */
export function useWholeDraft<Part extends string>(wholeForm: Whole<Part>): WholeDraft<Part> {
  const { assessment, part } = wholeForm;
  const account = useSession((session) => session.user?.id);
  const [place] = useState(`draft ${String(account)} whole ${assessment.assessment_code}`);
  const [line] = useState(() => openDraftStore(wholeForm, place));
  const [other, setOther] = useState(line.other);
  const { change: send, ...saving } = useAutosave<Part>(async (_, values) => {
    try {
      return await line.send(values);
    } finally {
      setOther(line.other());
    }
  }, assessment.saved_at);
  useWaiting(line, place, (values) => send(part, values));

  const change = useCallback(
    (_: Part, values: DraftValues) => {
      line.type(values);
      send(part, values);
    },
    [line, part, send],
  );
  const settle = (side: 'mine' | 'theirs'): void => {
    line.settle(side);
    setOther(undefined);
    send(part, line.mine());
    void saving.flush();
  };
  return {
    ...saving,
    change,
    initialValues: line.initialValues,
    has_choices: other !== undefined,
    other,
    isStale: () => line.other() !== undefined,
    chooseLocal: () => settle('mine'),
    chooseRemote: () => settle('theirs'),
  };
}

/** Sends waiting values once when the form opens; while it is open no other page sends them. */
function useWaiting(line: ReturnType<typeof openDraftStore>, place: string, send: (values: DraftValues) => void): void {
  const sendWaiting = useEffectEvent(() => {
    if (line.isPending()) send(line.mine());
  });
  useEffect(() => {
    sendWaiting();
    return showDraft(place);
  }, [place]);
}

/** A small declaration is one part; each of its answers is a field. */
const SHAPE: DraftShape = {};

interface DraftLine {
  readonly held: HeldDraft;
  /** Draft saved by another device, until the person chooses. */
  readonly other?: Present;
}

function toPresentDraft(part: string, { draft, ...kept }: Present): PresentDraft {
  return { ...kept, parts: { [part]: draft } };
}

/** Unsent values typed here, beside the server's present ones. */
function beginLine({ assessment, part, firstValues }: Whole<string>, place: string): DraftLine {
  const { draft, draft_revision, saved_at } = assessment;
  const first = holdDraft(toPresentDraft(part, { draft: firstValues, draft_revision, saved_at }));
  const heldDraft = resumeHeld(place);
  const isWaiting =
    heldDraft !== undefined &&
    heldDraft.typed.length > 0 &&
    !isSameDraft(SHAPE, heldDraft.mine[part] ?? {}, firstValues);
  if (!isWaiting) return { held: first };
  // A page stored for offline use may be older than the values held here.
  return heldDraft.present.draft_revision < draft_revision
    ? { held: heldDraft, other: { draft, draft_revision, saved_at } }
    : { held: heldDraft };
}

/** The draft outside of React: the values held here, and those saved by another device meanwhile. */
function openDraftStore(wholeForm: Whole<string>, place: string) {
  const { assessment, part } = wholeForm;
  const to = { kind: 'application', assessment_code: assessment.assessment_code } as const;
  let { held, other } = beginLine(wholeForm, place);
  const put = (next: HeldDraft): void => {
    held = next;
    saveHeldDraft(place, next, { to, shape: SHAPE });
  };
  const getOwnValues = (): DraftValues => ({ ...held.mine[part] });
  put(held);
  return {
    initialValues: held.typed.length > 0 ? getOwnValues() : assessment.draft,
    mine: getOwnValues,
    other: () => other,
    isPending: () => held.typed.length > 0 && other === undefined,
    type: (values: DraftValues) => put(setTypedValues(held, SHAPE, { part, values })),
    settle: (side: 'mine' | 'theirs') => {
      const otherDraft = other && toPresentDraft(part, other);
      if (otherDraft) put(side === 'mine' ? { ...held, present: otherDraft } : holdDraft(otherDraft));
      other = undefined;
    },
    send: async (values: DraftValues): Promise<KeptSave> => {
      if (other) throw new Error('Nothing is sent over another device before the choice.');
      const { draft_revision } = held.present;
      const saveReply = await sendDraft(to, { part, values, draft_revision }).catch((error: unknown) => {
        other = findOtherDraft(error);
        throw error;
      });
      put(confirmSave(held, SHAPE, { part, values, ...saveReply }));
      return saveReply;
    },
  };
}

function findOtherDraft(error: unknown): Present | undefined {
  const present = v.safeParse(PresentDeclaration, isRefusal(error) ? error.present : undefined);
  return present.success ? present.output : undefined;
}
