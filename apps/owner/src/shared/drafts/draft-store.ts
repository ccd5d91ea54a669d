// Store of one draft: holds the input, saves it, and merges changes of other devices.

import { isRefusal, isReadFromKept } from '@ebpls/api-client';
import {
  confirmSave,
  type DraftShape,
  type HeldDraft,
  holdDraft,
  mergeDraft,
  type PartField,
  type PresentDraft,
  getSendableValues,
  addUnansweredSave,
} from '@ebpls/rules';

import { type DraftTarget, type KeptSave, sendDraft } from './draft-target.ts';
import { saveHeldDraft, resumeHeld } from './stored-drafts.ts';

/** The form of a draft: its shape, its target and its reader. */
export interface DraftForm {
  /** Storage key of values that the server has not confirmed; each owner has another. */
  readonly place: string;
  readonly shape: DraftShape;
  readonly to: DraftTarget;
  /** Reads the draft in a refusal for the fields; undefined when there is none. */
  readonly read: (present: Record<string, unknown>) => PresentDraft | undefined;
}

/** Values from elsewhere for the fields of the page. */
export interface Arrival {
  readonly fields: readonly PartField[];
  /** The answers of every part at that moment. */
  readonly parts: HeldDraft['mine'];
  /** The fields changed on another device; a choice made here is no such change. */
  readonly from: 'elsewhere' | 'choice';
}

/** The draft outside of React, so that a save that ends after the page was left still updates it. */
export interface DraftStore {
  readonly get: () => HeldDraft;
  readonly put: (held: HeldDraft) => void;
  readonly merge: (present: PresentDraft) => void;
  /** Applies the choice for a field; its answer goes into the page's fields. */
  readonly choose: (field: PartField, chosen: HeldDraft) => void;
  /** Sends the sendable values of a part; refused as stale, they are merged with the server's and sent again. */
  readonly save: (part: string) => Promise<KeptSave>;
}

const MAX_SAVE_ATTEMPTS = 4;

export function createDraftStore(
  { place, shape, to, read }: DraftForm,
  first: PresentDraft,
  notify: (held: HeldDraft, arrival?: Arrival) => void,
): DraftStore {
  let heldDraft = resumeHeld(place) ?? holdDraft(first);

  const put = (next: HeldDraft, arrival?: Omit<Arrival, 'parts'>): void => {
    heldDraft = next;
    saveHeldDraft(place, next, { to, shape });
    notify(next, arrival && { ...arrival, parts: next.mine });
  };
  const merge = (present: PresentDraft): void => {
    const mergedDraft = mergeDraft(heldDraft, shape, present);
    put(mergedDraft.heldDraft, { fields: mergedDraft.mergedFields, from: 'elsewhere' });
  };
  const save = async (part: string, tries = MAX_SAVE_ATTEMPTS): Promise<KeptSave> => {
    const values = getSendableValues(heldDraft, shape, part);
    const { draft_revision } = heldDraft.present;
    put(addUnansweredSave(heldDraft, { part, values }));
    try {
      const savedDraft = await sendDraft(to, { part, values, draft_revision });
      put(confirmSave(heldDraft, shape, { part, values, ...savedDraft }));
      return savedDraft;
    } catch (error) {
      const present = isRefusal(error) && error.present !== undefined ? read(error.present) : undefined;
      if (present === undefined || tries === 1) throw error;
      merge(present);
      return save(part, tries - 1);
    }
  };

  // A page stored for offline use may be older than this draft.
  const isKeptPage = first.draft_revision < heldDraft.present.draft_revision && isReadFromKept();
  if (first.draft_revision !== heldDraft.present.draft_revision && !isKeptPage)
    heldDraft = mergeDraft(heldDraft, shape, first).heldDraft;
  const choose = (field: PartField, chosenDraft: HeldDraft): void =>
    put(chosenDraft, { fields: [field], from: 'choice' });
  return { get: () => heldDraft, put: (next) => put(next), merge, choose, save: (part) => save(part) };
}
