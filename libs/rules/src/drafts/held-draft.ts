import {
  getAnswer,
  type DraftField,
  listDraftFields,
  type DraftShape,
  isSameAnswer,
  type PartValues,
  withAnswers,
} from './draft-fields.ts';

/** A draft as stored on the server, in the form that the fields show. */
export interface PresentDraft {
  readonly draft_revision: number;
  readonly saved_at: string;
  readonly parts: Readonly<Record<string, PartValues>>;
}

/** A save whose answer never came: the server may have stored it. */
interface UnansweredSave {
  readonly part: string;
  readonly values: PartValues;
}

/**
 * A draft on one of several devices: the last known values of the server, the present values of the fields here, and
 * the values typed here that the server has not confirmed. Plain data, so that it survives a reload of the page.
 */
export interface HeldDraft {
  readonly present: PresentDraft;
  readonly mine: Readonly<Record<string, PartValues>>;
  /** Names of fields, `part/path`. */
  readonly typed: readonly string[];
  /** Typed here and changed on another device: nothing is sent of them before the owner chose. */
  readonly open: readonly string[];
  readonly unanswered: readonly UnansweredSave[];
}

/** A field of a part; also one that another device answered and that was taken over. */
export interface PartField extends DraftField {
  readonly part: string;
}

/** A field that two devices answered differently. */
export interface FieldChoice extends PartField {
  readonly mine: unknown;
  readonly theirs: unknown;
}

export function holdDraft(present: PresentDraft): HeldDraft {
  return { present, mine: present.parts, typed: [], open: [], unanswered: [] };
}

const toFieldName = (part: string, { path }: Pick<DraftField, 'path'>): string => `${part}/${path}`;

/** Sets the present values of a part's fields. A typed value counts as typed although it equals the value before. */
export function setTypedValues(draft: HeldDraft, shape: DraftShape, { part, values }: UnansweredSave): HeldDraft {
  const before = draft.mine[part] ?? {};
  const changedFields = listDraftFields(shape, [before, values]).filter(
    (field) => !isSameAnswer(before, values, field),
  );
  const typedFields = [...new Set([...draft.typed, ...changedFields.map((field) => toFieldName(part, field))])];
  return { ...draft, mine: { ...draft.mine, [part]: values }, typed: typedFields };
}

/** Values of a part that may be sent: open choices hold the server's value. */
export function getSendableValues({ present, mine, open }: HeldDraft, shape: DraftShape, part: string): PartValues {
  const [otherValues = {}, own = {}] = [present.parts[part], mine[part]];
  const held_back = listDraftFields(shape, [own, otherValues]).filter((field) => hasFieldName(open, part, field));
  return withAnswers(own, otherValues, held_back);
}

/** A part is on its way; until an answer comes, nobody knows whether it arrived. */
export function addUnansweredSave(draft: HeldDraft, save: UnansweredSave): HeldDraft {
  return { ...draft, unanswered: [...draft.unanswered, save] };
}

/** Removes a save that the server stored from the unanswered ones. */
export function confirmSave(
  draft: HeldDraft,
  shape: DraftShape,
  { part, values, ...kept }: UnansweredSave & Omit<PresentDraft, 'parts'>,
): HeldDraft {
  const ownValues = draft.mine[part] ?? {};
  const arrivedFields = listDraftFields(shape, [ownValues, values]).filter((field) =>
    isSameAnswer(ownValues, values, field),
  );
  const names = arrivedFields.map((field) => toFieldName(part, field)).filter((name) => !draft.open.includes(name));
  return {
    ...draft,
    present: { ...kept, parts: { ...draft.present.parts, [part]: values } },
    typed: draft.typed.filter((name) => !names.includes(name)),
    unanswered: [],
  };
}

interface MergeResult {
  readonly heldDraft: HeldDraft;
  readonly mergedFields: readonly PartField[];
}

/**
 * Merges the server's values with the values typed here, field by field, after a refused save or a reload of the page.
 * Fields changed only at the server are taken over, fields changed only here stay, the others are open.
 */
export function mergeDraft(draft: HeldDraft, shape: DraftShape, present: PresentDraft): MergeResult {
  const parts = [...new Set([...Object.keys(draft.mine), ...Object.keys(present.parts)])];
  const mergedParts = parts.map((part) => ({ part, ...mergePart(draft, shape, { part, present }) }));
  return {
    heldDraft: {
      present,
      mine: Object.fromEntries(mergedParts.map(({ part, values }) => [part, values])),
      typed: mergedParts.flatMap(({ part, typed }) => typed.map((field) => toFieldName(part, field))),
      open: mergedParts.flatMap(({ part, open }) => open.map((field) => toFieldName(part, field))),
      unanswered: [],
    },
    mergedFields: mergedParts.flatMap(({ part, mergedFields }) => mergedFields.map((field) => ({ part, ...field }))),
  };
}

function mergePart(draft: HeldDraft, shape: DraftShape, { part, present }: { part: string; present: PresentDraft }) {
  const knownPart = draft.present.parts[part] ?? {};
  const ownValues = draft.mine[part] ?? {};
  const otherValues = present.parts[part] ?? {};
  const fields = listDraftFields(shape, [knownPart, ownValues, otherValues]);
  const isSame = (one: PartValues, other: PartValues) => (field: DraftField) => isSameAnswer(one, other, field);
  const steps = present.draft_revision - draft.present.draft_revision;
  const unansweredSaves = draft.unanswered.filter((save) => save.part === part);
  // One revision further and just what was sent from here: the answer was lost, not the save.
  const is_own = steps === 1 && unansweredSaves.some(({ values }) => fields.every(isSame(values, otherValues)));
  // Ours may be among several later saves: the server's value may have been typed after it.
  const is_doubtful = unansweredSaves.length > 0 && steps > 1;

  const typedFields = fields.filter((field) => isTyped(draft, part, field) && !isSame(ownValues, otherValues)(field));
  const open = typedFields.filter(
    (field) =>
      hasFieldName(draft.open, part, field) || is_doubtful || (!is_own && !isSame(knownPart, otherValues)(field)),
  );
  const others = fields.filter((field) => !typedFields.includes(field));
  return {
    values: withAnswers(otherValues, ownValues, typedFields),
    typed: typedFields,
    open,
    mergedFields: others.filter((field) => !isSame(ownValues, otherValues)(field)),
  };
}

/** A list that was compared row by row, or as a whole, may now be compared the other way. */
function isTyped({ typed, open }: HeldDraft, part: string, field: DraftField): boolean {
  return hasFieldName(typed, part, field) || hasFieldName(open, part, field);
}

function hasFieldName(names: readonly string[], part: string, field: DraftField): boolean {
  const name = toFieldName(part, field);
  return names.some((one) => one === name || one.startsWith(`${name}.`) || name.startsWith(`${one}.`));
}

/** The choices that the owner is shown; what was typed alike meanwhile is none. */
export function listFieldChoices({ present, mine, open }: HeldDraft, shape: DraftShape): FieldChoice[] {
  return Object.keys(mine).flatMap((part) => {
    const [own = {}, otherValues = {}] = [mine[part], present.parts[part]];
    return listDraftFields(shape, [own, otherValues])
      .filter((field) => hasFieldName(open, part, field) && !isSameAnswer(own, otherValues, field))
      .map((field) => ({ part, ...field, mine: getAnswer(own, field), theirs: getAnswer(otherValues, field) }));
  });
}

/** The owner chose for one field: it stays as typed here and is sent, or becomes what the server has. */
export function chooseField(
  draft: HeldDraft,
  { part, side, ...field }: PartField & { readonly side: 'mine' | 'theirs' },
): HeldDraft {
  const [ownValues = {}, otherValues = {}] = [draft.mine[part], draft.present.parts[part]];
  const name = toFieldName(part, field);
  const without = (names: readonly string[]): string[] => names.filter((one) => one !== name);
  const draftAfterChoice = { ...draft, open: without(draft.open) };
  if (side === 'mine') return { ...draftAfterChoice, typed: [...without(draft.typed), name] };
  return {
    ...draftAfterChoice,
    typed: without(draft.typed),
    mine: { ...draft.mine, [part]: withAnswers(ownValues, otherValues, [field]) },
  };
}
