import {
  answerIn,
  type DraftField,
  listDraftFields,
  type DraftShape,
  isSameAnswer,
  type PartValues,
  withAnswers,
} from './draft-fields.ts';

/** A draft as the server has it, in the form that the fields show. */
export interface PresentDraft {
  readonly draft_revision: number;
  readonly saved_at: string;
  readonly parts: Readonly<Record<string, PartValues>>;
}

/** A save whose answer never came: it may stand at the server. */
interface UnansweredSave {
  readonly part: string;
  readonly values: PartValues;
}

/**
 * A draft on one of several devices: what the server was last known to hold, what stands in the fields here, and what
 * was typed here that the server has not confirmed. Plain data, so that it outlives a reload of the page.
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

/** What stands in a part's fields now. What was typed counts as typed although it is what stood there before. */
export function typeInto(held: HeldDraft, shape: DraftShape, { part, values }: UnansweredSave): HeldDraft {
  const before = held.mine[part] ?? {};
  const changed = listDraftFields(shape, [before, values]).filter((field) => !isSameAnswer(before, values, field));
  const typed = [...new Set([...held.typed, ...changed.map((field) => toFieldName(part, field))])];
  return { ...held, mine: { ...held.mine, [part]: values }, typed };
}

/** What may be sent of a part: open choices as the server has them. */
export function getSendableValues({ present, mine, open }: HeldDraft, shape: DraftShape, part: string): PartValues {
  const [theirs = {}, own = {}] = [present.parts[part], mine[part]];
  const held_back = listDraftFields(shape, [own, theirs]).filter((field) => hasFieldName(open, part, field));
  return withAnswers(own, theirs, held_back);
}

/** A part is on its way; until an answer comes, nobody knows whether it arrived. */
export function addUnansweredSave(held: HeldDraft, save: UnansweredSave): HeldDraft {
  return { ...held, unanswered: [...held.unanswered, save] };
}

/** The server kept a save. */
export function confirmSave(
  held: HeldDraft,
  shape: DraftShape,
  { part, values, ...kept }: UnansweredSave & Omit<PresentDraft, 'parts'>,
): HeldDraft {
  const mine = held.mine[part] ?? {};
  const arrived = listDraftFields(shape, [mine, values]).filter((field) => isSameAnswer(mine, values, field));
  const names = arrived.map((field) => toFieldName(part, field)).filter((name) => !held.open.includes(name));
  return {
    ...held,
    present: { ...kept, parts: { ...held.present.parts, [part]: values } },
    typed: held.typed.filter((name) => !names.includes(name)),
    unanswered: [],
  };
}

interface MergeResult {
  readonly held: HeldDraft;
  readonly taken: readonly PartField[];
}

/**
 * The server refused a save, or the page was opened again: what stands there is put together with what was typed here,
 * field by field. Fields changed only there are taken over, fields changed only here stay, the others are open.
 */
export function mergeDraft(held: HeldDraft, shape: DraftShape, present: PresentDraft): MergeResult {
  const parts = [...new Set([...Object.keys(held.mine), ...Object.keys(present.parts)])];
  const merged = parts.map((part) => ({ part, ...mergePart(held, shape, { part, present }) }));
  return {
    held: {
      present,
      mine: Object.fromEntries(merged.map(({ part, values }) => [part, values])),
      typed: merged.flatMap(({ part, typed }) => typed.map((field) => toFieldName(part, field))),
      open: merged.flatMap(({ part, open }) => open.map((field) => toFieldName(part, field))),
      unanswered: [],
    },
    taken: merged.flatMap(({ part, taken }) => taken.map((field) => ({ part, ...field }))),
  };
}

function mergePart(held: HeldDraft, shape: DraftShape, { part, present }: { part: string; present: PresentDraft }) {
  const known = held.present.parts[part] ?? {};
  const mine = held.mine[part] ?? {};
  const theirs = present.parts[part] ?? {};
  const fields = listDraftFields(shape, [known, mine, theirs]);
  const isSame = (one: PartValues, other: PartValues) => (field: DraftField) => isSameAnswer(one, other, field);
  const steps = present.draft_revision - held.present.draft_revision;
  const sent = held.unanswered.filter((save) => save.part === part);
  // One revision further and just what was sent from here: the answer was lost, not the save.
  const is_own = steps === 1 && sent.some(({ values }) => fields.every(isSame(values, theirs)));
  // Ours may be among several saves since: what stands there now may have been typed after it.
  const is_doubtful = sent.length > 0 && steps > 1;

  const typed = fields.filter((field) => isTyped(held, part, field) && !isSame(mine, theirs)(field));
  const open = typed.filter(
    (field) => hasFieldName(held.open, part, field) || is_doubtful || (!is_own && !isSame(known, theirs)(field)),
  );
  const others = fields.filter((field) => !typed.includes(field));
  return {
    values: withAnswers(theirs, mine, typed),
    typed,
    open,
    taken: others.filter((field) => !isSame(mine, theirs)(field)),
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
    const [own = {}, theirs = {}] = [mine[part], present.parts[part]];
    return listDraftFields(shape, [own, theirs])
      .filter((field) => hasFieldName(open, part, field) && !isSameAnswer(own, theirs, field))
      .map((field) => ({ part, ...field, mine: answerIn(own, field), theirs: answerIn(theirs, field) }));
  });
}

/** The owner chose for one field: it stays as typed here and is sent, or becomes what the server has. */
export function chooseField(
  held: HeldDraft,
  { part, keep, ...field }: PartField & { readonly keep: 'mine' | 'theirs' },
): HeldDraft {
  const [mine = {}, theirs = {}] = [held.mine[part], held.present.parts[part]];
  const name = toFieldName(part, field);
  const without = (names: readonly string[]): string[] => names.filter((one) => one !== name);
  const chosen = { ...held, open: without(held.open) };
  if (keep === 'mine') return { ...chosen, typed: [...without(held.typed), name] };
  return { ...chosen, typed: without(held.typed), mine: { ...held.mine, [part]: withAnswers(mine, theirs, [field]) } };
}
