// A draft that other devices may have open too: saved in parts, merged field by field.

import { useSession } from '@ebpls/remote-kit';
import {
  listFieldChoices,
  chooseField,
  type DraftShape,
  type FieldChoice,
  type HeldDraft,
  type PartField,
  type PresentDraft,
  setTypedValues,
} from '@ebpls/rules';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';

import { type DraftValues, type SaveStatus, useAutosave } from './autosave.ts';
import { listPartsToSend, showDraft } from './outbox.ts';
import { type Arrival, type DraftForm, type DraftStore, createDraftStore } from './draft-store.ts';
import type { StepArrival } from '../steps/step-form.tsx';

export interface OpenDraft<Part extends string> {
  readonly parts: Readonly<Record<Part, DraftValues>>;
  readonly saveStatus: SaveStatus;
  readonly change: (part: Part, values: DraftValues) => void;
  readonly flush: () => Promise<void>;
  /** Fields that this device and another one answered differently. */
  readonly choices: readonly FieldChoice[];
  readonly choose: (choice: PartField, keep: 'mine' | 'theirs') => void;
  /** Fields taken over from another device since the page was opened. */
  readonly mergedFields: readonly PartField[];
  /** The latest values for the fields from elsewhere. */
  readonly arrival: Arrival | undefined;
  readonly theirs: PresentDraft;
  /** State of the server after a flush: its latest known revision, and whether a choice is open. */
  readonly now: () => { readonly draft_revision: number; readonly has_choices: boolean };
}

/** State of the draft on the page. */
interface ShownDraft {
  readonly heldDraft?: HeldDraft;
  readonly arrival?: Arrival;
  readonly mergedFields: readonly PartField[];
}

interface DraftAt {
  /** Business or application, unique within the account. */
  readonly name: string;
  readonly present: PresentDraft;
  /** Shown as the time of the last save before anything is typed. */
  readonly saved_at?: string | undefined;
}

/**
 * A draft that other devices may have open too: saved in parts, merged field by field, with a choice where necessary.
 */
export function useDraft<Part extends string>(
  form: Omit<DraftForm, 'place'>,
  { name, present, saved_at }: DraftAt,
): OpenDraft<Part> {
  const account = useSession((session) => session.user?.id);
  const [shape] = useState(form.shape);
  const [shownDraft, show] = useState<ShownDraft>({ mergedFields: [] });
  const [place] = useState(`draft ${String(account)} ${name}`);
  const [store] = useState(() =>
    createDraftStore({ ...form, place }, present, (next, arrival) =>
      // The field shows a key by itself; the page around it renders after the key press is handled.
      startTransition(() => show((before) => ({ ...before, heldDraft: next, ...withArrival(before, arrival) }))),
    ),
  );
  const { heldDraft = store.get(), mergedFields, arrival } = shownDraft;
  const { change: keep, flush, ...saving } = useAutosave<Part>((part) => store.save(part), saved_at);

  useWaiting(store, present, keep);
  useEffect(() => {
    return showDraft(place);
  }, [place]);

  const acts = useActs(store, shape, keep);
  const choices = useMemo(() => listFieldChoices(heldDraft, shape), [heldDraft, shape]);
  return {
    parts: heldDraft.mine as Record<Part, DraftValues>,
    saveStatus: { ...saving, has_choices: choices.length > 0 },
    ...acts,
    flush,
    choices,
    mergedFields,
    arrival,
    theirs: heldDraft.present,
    now: () => ({
      draft_revision: store.get().present.draft_revision,
      has_choices: listFieldChoices(store.get(), shape).length > 0,
    }),
  };
}

type Keep<Part extends string> = (part: Part, values: DraftValues) => void;

/** Acts of the person: typing, and choosing. */
function useActs<Part extends string>(
  store: DraftStore,
  shape: DraftShape,
  keep: Keep<Part>,
): Pick<OpenDraft<Part>, 'change' | 'choose'> {
  const change = useCallback(
    (part: Part, values: DraftValues) => {
      store.put(setTypedValues(store.get(), shape, { part, values }));
      if (listWaitingParts(store).includes(part)) keep(part, values);
    },
    [keep, shape, store],
  );
  const choose = useCallback(
    (choice: PartField, side: 'mine' | 'theirs') => {
      store.choose(choice, chooseField(store.get(), { ...choice, side }));
      if (side === 'mine') keep(choice.part as Part, {});
    },
    [keep, store],
  );
  return { change, choose };
}

/** Values from elsewhere for the fields of one part. */
export function useArrival(arrival: Arrival | undefined, part: string): StepArrival | undefined {
  return useMemo(() => {
    if (arrival === undefined) return undefined;
    const fields = arrival.fields.filter((field) => field.part === part);
    return { keys: fields.flatMap(({ keys }) => keys), values: arrival.parts[part] ?? {} };
  }, [arrival, part]);
}

/** Sends the values that waited in this tab, and takes over those of another device when the page reads them. */
function useWaiting<Part extends string>(store: DraftStore, present: PresentDraft, keep: Keep<Part>): void {
  useEffect(() => {
    for (const part of listWaitingParts(store)) keep(part as Part, {});
  }, [keep, store]);
  useEffect(() => {
    if (present.draft_revision > store.get().present.draft_revision) store.merge(present);
  }, [present, store]);
}

function listWaitingParts(store: DraftStore): string[] {
  return listPartsToSend(store.get());
}

function withArrival({ mergedFields }: ShownDraft, arrival: Arrival | undefined): Partial<ShownDraft> {
  if (arrival === undefined || arrival.fields.length === 0) return {};
  return { arrival, ...(arrival.from === 'elsewhere' && { mergedFields: mergeFields(mergedFields, arrival.fields) }) };
}

function mergeFields(before: readonly PartField[], extraFields: readonly PartField[]): readonly PartField[] {
  const isKnown = ({ part, path }: PartField): boolean => before.some((one) => one.part === part && one.path === path);
  return [...before, ...extraFields.filter((field) => !isKnown(field))];
}
