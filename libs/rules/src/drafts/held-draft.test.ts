import * as fc from 'fast-check';

import {
  getAnswer,
  type DraftField,
  listDraftFields,
  type DraftShape,
  isSameAnswer,
  type PartValues,
} from './draft-fields.ts';
import {
  listFieldChoices,
  chooseField,
  confirmSave,
  type HeldDraft,
  holdDraft,
  mergeDraft,
  type PresentDraft,
  getSendableValues,
  addUnansweredSave,
  setTypedValues,
} from './held-draft.ts';

const SHAPE: DraftShape = { together: [['lat', 'lng']], rows: { lines: ['line'] } };
const FIRST: PartValues = {
  street: 'Purok 1',
  zip: '4000',
  lat: '9',
  lng: '9',
  lines: [
    { line: 'L01', gross: '1' },
    { line: 'L02', gross: '1' },
  ],
};
const FIELDS = listDraftFields(SHAPE, [FIRST]);
const at = (draft_revision: number, part: PartValues): PresentDraft => ({
  draft_revision,
  saved_at: '2026-01-12T02:42:00.000Z',
  parts: { place: part },
});
const typeValues = (draft: HeldDraft, values: PartValues): HeldDraft =>
  setTypedValues(draft, SHAPE, { part: 'place', values: { ...draft.mine['place'], ...values } });

test('the fields of a part: a place on the map is one, each amount of a row is one', () => {
  expect(FIELDS.map(({ path }) => path)).toEqual(['street', 'zip', 'lat', 'lines.0.gross', 'lines.1.gross']);
});

test('what only another device changed is taken over, what only this one changed stays', () => {
  const ownDraft = typeValues(holdDraft(at(1, FIRST)), { street: 'Purok 2' });
  const { heldDraft, mergedFields } = mergeDraft(ownDraft, SHAPE, at(2, { ...FIRST, zip: '4001' }));
  expect(heldDraft.mine['place']).toMatchObject({ street: 'Purok 2', zip: '4001' });
  expect(mergedFields).toMatchObject([{ part: 'place', path: 'zip' }]);
  expect(listFieldChoices(heldDraft, SHAPE)).toEqual([]);
});

test('what both changed is a choice, and nothing of it is sent before it is made', () => {
  const ownDraft = typeValues(holdDraft(at(1, FIRST)), { street: 'Purok 2' });
  const { heldDraft } = mergeDraft(ownDraft, SHAPE, at(2, { ...FIRST, street: 'Purok 3' }));
  expect(listFieldChoices(heldDraft, SHAPE)).toMatchObject([
    { part: 'place', path: 'street', mine: 'Purok 2', theirs: 'Purok 3' },
  ]);
  expect(getSendableValues(heldDraft, SHAPE, 'place')).toMatchObject({ street: 'Purok 3' });
  const choose = (keep: 'mine' | 'theirs') =>
    chooseField(heldDraft, { part: 'place', path: 'street', keys: ['street'], side: keep });
  expect(getSendableValues(choose('mine'), SHAPE, 'place')).toMatchObject({ street: 'Purok 2' });
  expect(choose('theirs').mine['place']).toMatchObject({ street: 'Purok 3' });
  expect(listFieldChoices(choose('mine'), SHAPE)).toEqual([]);
});

test('a choice that is made leaves the other choices open', () => {
  const ownDraft = typeValues(holdDraft(at(1, FIRST)), { street: 'Purok 2', zip: '4009' });
  const { heldDraft } = mergeDraft(ownDraft, SHAPE, at(2, { ...FIRST, street: 'Purok 3', zip: '4001' }));
  for (const keep of ['mine', 'theirs'] as const) {
    const draftAfterChoice = chooseField(heldDraft, { part: 'place', path: 'street', keys: ['street'], side: keep });
    expect(listFieldChoices(draftAfterChoice, SHAPE)).toMatchObject([{ path: 'zip', mine: '4009', theirs: '4001' }]);
  }
});

test('two amounts of two lines are put together; a list with another row is a choice as a whole', () => {
  const [one, two] = FIRST['lines'] as PartValues[];
  const ownDraft = typeValues(holdDraft(at(1, FIRST)), { lines: [{ ...one, gross: '5' }, two] });
  const both = mergeDraft(ownDraft, SHAPE, at(2, { ...FIRST, lines: [one, { ...two, gross: '7' }] }));
  expect(both.heldDraft.mine['place']?.['lines']).toMatchObject([{ gross: '5' }, { gross: '7' }]);
  const longer = mergeDraft(ownDraft, SHAPE, at(2, { ...FIRST, lines: [one] }));
  expect(listFieldChoices(longer.heldDraft, SHAPE).map(({ path }) => path)).toEqual(['lines']);
});

test('each answer of a group is a field of its own, alone and in a row', () => {
  const shape: DraftShape = { rows: { lines: ['line'] }, groups: ['measures'] };
  const first = { measures: { signs: '1' }, lines: [{ line: 'L01', measures: { rooms: '1', tables: '1' } }] };
  const change = (measures: object, rooms: object) => ({
    measures: { ...first.measures, ...measures },
    lines: [{ line: 'L01', measures: { ...first.lines[0]?.measures, ...rooms } }],
  });
  const ownDraft = setTypedValues(holdDraft(at(1, first)), shape, {
    part: 'place',
    values: change({}, { rooms: '5' }),
  });
  const { heldDraft, mergedFields } = mergeDraft(ownDraft, shape, at(2, change({ boats: '2' }, { tables: '7' })));
  expect(heldDraft.mine['place']).toEqual(change({ boats: '2' }, { rooms: '5', tables: '7' }));
  expect([listFieldChoices(heldDraft, shape), mergedFields.map(({ path }) => path)]).toEqual([
    [],
    ['measures.boats', 'lines.0.measures.tables'],
  ]);
});

test('a pin that two devices moved is one choice, never half of each', () => {
  const ownDraft = typeValues(holdDraft(at(1, FIRST)), { lat: 2 });
  const { heldDraft } = mergeDraft(ownDraft, SHAPE, at(2, { ...FIRST, lng: 3 }));
  expect(listFieldChoices(heldDraft, SHAPE)).toMatchObject([
    { part: 'place', path: 'lat', mine: [2, '9'], theirs: ['9', 3] },
  ]);
});

test('an own save whose answer was lost is no other device', () => {
  const ownDraft = typeValues(holdDraft(at(1, FIRST)), { street: 'Purok 2' });
  const draftWithSave = addUnansweredSave(ownDraft, {
    part: 'place',
    values: getSendableValues(ownDraft, SHAPE, 'place'),
  });
  const { heldDraft, mergedFields } = mergeDraft(
    typeValues(draftWithSave, { zip: '4001' }),
    SHAPE,
    at(2, { ...FIRST, street: 'Purok 2' }),
  );
  expect([listFieldChoices(heldDraft, SHAPE), mergedFields]).toEqual([[], []]);
  expect(heldDraft.mine['place']).toMatchObject({ street: 'Purok 2', zip: '4001' });
});

test('what is typed over a save whose answer was lost is no choice against it; other values of the server are', () => {
  const save = { part: 'place', values: { ...FIRST, street: 'Purok 2' } };
  const draftWithSave = addUnansweredSave(typeValues(holdDraft(at(1, FIRST)), { street: 'Purok 2' }), save);
  const typedAgain = typeValues(draftWithSave, { street: 'Purok 5' });
  const { heldDraft } = mergeDraft(typedAgain, SHAPE, at(2, save.values));
  expect(listFieldChoices(heldDraft, SHAPE)).toEqual([]);
  expect(getSendableValues(heldDraft, SHAPE, 'place')).toMatchObject({ street: 'Purok 5' });
  const other = mergeDraft(typedAgain, SHAPE, at(2, { ...save.values, zip: '4002' }));
  expect(listFieldChoices(other.heldDraft, SHAPE)).toMatchObject([{ path: 'street', theirs: 'Purok 2' }]);
  // Two revisions further, the server's value may have been typed after ours.
  const laterDraft = mergeDraft(typedAgain, SHAPE, at(3, save.values));
  expect(listFieldChoices(laterDraft.heldDraft, SHAPE)).toMatchObject([{ path: 'street', theirs: 'Purok 2' }]);
  // Ours may have been saved, and the former value typed again after it.
  const restoredDraft = mergeDraft(draftWithSave, SHAPE, at(3, FIRST));
  expect(listFieldChoices(restoredDraft.heldDraft, SHAPE)).toMatchObject([{ mine: 'Purok 2', theirs: 'Purok 1' }]);
  expect(listFieldChoices(mergeDraft(draftWithSave, SHAPE, at(2, FIRST)).heldDraft, SHAPE)).toEqual([]);
});

test('what is typed while a save is on its way is not taken for saved', () => {
  const save = { part: 'place', values: { ...FIRST, street: 'Purok 2' } };
  const draftWithSave = addUnansweredSave(typeValues(holdDraft(at(1, FIRST)), { street: 'Purok 2' }), save);
  const editedDraft = typeValues(typeValues(draftWithSave, { street: 'Purok 5' }), { zip: '4001' });
  const confirmedDraft = confirmSave(editedDraft, SHAPE, { ...save, draft_revision: 2, saved_at: '' });
  expect([confirmedDraft.typed, confirmedDraft.unanswered]).toEqual([['place/street', 'place/zip'], []]);
  expect(getSendableValues(confirmedDraft, SHAPE, 'place')).toMatchObject({ street: 'Purok 5', zip: '4001' });
  // Opened again on this device, the value is in the fields and belongs to no other device.
  const { heldDraft: openedDraft, mergedFields } = mergeDraft(confirmedDraft, SHAPE, at(2, save.values));
  expect([openedDraft.mine['place'], mergedFields, listFieldChoices(openedDraft, SHAPE)]).toMatchObject([
    { street: 'Purok 5', zip: '4001' },
    [],
    [],
  ]);
});

test('a save that arrived leaves nothing to send, and a choice that is not made stays one', () => {
  const ownDraft = typeValues(holdDraft(at(1, FIRST)), { street: 'Purok 2' });
  const savedPart = {
    part: 'place',
    values: getSendableValues(ownDraft, SHAPE, 'place'),
    draft_revision: 2,
    saved_at: '',
  };
  expect(confirmSave(addUnansweredSave(ownDraft, savedPart), SHAPE, savedPart).typed).toEqual([]);
  const { heldDraft } = mergeDraft(ownDraft, SHAPE, at(2, { ...FIRST, street: 'Purok 3' }));
  const savedAgain = {
    part: 'place',
    values: getSendableValues(heldDraft, SHAPE, 'place'),
    draft_revision: 3,
    saved_at: '',
  };
  const after = confirmSave(addUnansweredSave(heldDraft, savedAgain), SHAPE, savedAgain);
  expect([after.open, listFieldChoices(after, SHAPE).length]).toEqual([['place/street'], 1]);
});

test.each([undefined, null, false, ''])(
  'a field that was never answered is the same as one that holds %p',
  (nothing) => {
    const [field = { path: '', keys: [] }] = listDraftFields({}, [{ answer: '' }]);
    expect(isSameAnswer({}, { answer: nothing }, field)).toBe(true);
    expect(isSameAnswer({ answer: [{ unit: nothing }] }, { answer: [{}] }, field)).toBe(true);
    expect(isSameAnswer({ answer: '1' }, { answer: nothing }, field)).toBe(false);
  },
);

test('an amount with commas is the same amount', () => {
  const ownDraft = typeValues(holdDraft(at(1, { assets: '' })), { assets: '750000' });
  expect(listFieldChoices(mergeDraft(ownDraft, SHAPE, at(2, { assets: '750,000.00' })).heldDraft, SHAPE)).toEqual([]);
});

/** Two devices, the server between them, and what the owner did last in each field. */
interface World {
  server: { revision: number; part: PartValues };
  readonly devices: HeldDraft[];
  /** How many texts were typed: each is another one, because what was changed and changed back is unchanged. */
  texts: number;
  readonly last: Map<string, { readonly answer: unknown; is_shown: boolean }>;
}

type Line = 'whole' | 'nothing arrives' | 'no answer comes';
type Step =
  | { readonly act: 'type'; readonly device: number; readonly field: DraftField }
  | { readonly act: 'save'; readonly device: number; readonly line: Line }
  | { readonly act: 'reload'; readonly device: number }
  // The form is closed; another page of the browser sends the stored save once and merges nothing.
  | { readonly act: 'send kept'; readonly device: number; readonly line: Line }
  // The tab is gone: what is held is read from the browser's database by the next one.
  | { readonly act: 'resume'; readonly device: number }
  | { readonly act: 'choose'; readonly device: number; readonly which: number; readonly side: 'mine' | 'theirs' };

const device = fc.integer({ min: 0, max: 1 });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({
      act: fc.constant('type' as const),
      device,
      field: fc.constantFrom(...FIELDS),
    }),
    fc.record({
      act: fc.constant('save' as const),
      device,
      line: fc.constantFrom<Line>('whole', 'whole', 'nothing arrives', 'no answer comes'),
    }),
    fc.record({ act: fc.constant('reload' as const), device }),
    fc.record({ act: fc.constant('resume' as const), device }),
    fc.record({
      act: fc.constant('send kept' as const),
      device,
      line: fc.constantFrom<Line>('whole', 'nothing arrives', 'no answer comes'),
    }),
    fc.record({
      act: fc.constant('choose' as const),
      device,
      which: fc.nat({ max: 3 }),
      side: fc.constantFrom('mine' as const, 'theirs' as const),
    }),
  ),
  { maxLength: 30 },
);

const getDeviceDraft = ({ devices }: World, number: number): HeldDraft => devices[number] ?? holdDraft(at(0, FIRST));

/** One save as the browser does it: refused, it puts both together and sends again, unless no form is there. */
function save(world: World, number: number, line: Line, tries = 3): void {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const draft = getDeviceDraft(world, number);
    if (draft.typed.length === 0) return;
    const values = getSendableValues(draft, SHAPE, 'place');
    world.devices[number] = addUnansweredSave(draft, { part: 'place', values });
    if (line === 'nothing arrives') return;
    const is_stale = draft.present.draft_revision !== world.server.revision;
    if (!is_stale) world.server = { revision: world.server.revision + 1, part: values };
    if (line === 'no answer comes') return;
    if (!is_stale) {
      const savedPart = { part: 'place', values, draft_revision: world.server.revision, saved_at: '' };
      world.devices[number] = confirmSave(draft, SHAPE, savedPart);
      return;
    }
    if (tries > 1) reload(world, number);
  }
}

function reload(world: World, number: number): void {
  const present = at(world.server.revision, world.server.part);
  world.devices[number] = mergeDraft(getDeviceDraft(world, number), SHAPE, present).heldDraft;
}

function take(world: World, step: Step): void {
  const draft = getDeviceDraft(world, step.device);
  if (step.act === 'type') {
    const { field } = step;
    const other = typedOver(draft.mine['place'] ?? {}, field, `text ${(world.texts += 1)}`);
    world.devices[step.device] = setTypedValues(draft, SHAPE, { part: 'place', values: other });
    world.last.set(field.path, { answer: getAnswer(other, field), is_shown: false });
  }
  if (step.act === 'save') save(world, step.device, step.line);
  if (step.act === 'send kept') save(world, step.device, step.line, 1);
  if (step.act === 'resume') {
    world.devices[step.device] = JSON.parse(JSON.stringify(draft)) as HeldDraft;
    reload(world, step.device);
  }
  if (step.act === 'reload') reload(world, step.device);
  if (step.act === 'choose') {
    const choice = listFieldChoices(draft, SHAPE)[step.which];
    if (choice) world.devices[step.device] = chooseField(draft, { ...choice, side: step.side });
  }
  noteShown(world);
}

function typedOver(values: PartValues, field: DraftField, value: string): PartValues {
  if (!field.path.startsWith('lines.'))
    return { ...values, ...Object.fromEntries(field.keys.map((key) => [key, value])) };
  const [, place] = field.path.split('.');
  const rows = values['lines'] as PartValues[];
  return { ...values, lines: rows.map((row, index) => (String(index) === place ? { ...row, gross: value } : row)) };
}

function noteShown(world: World): void {
  for (const [path, last] of world.last) {
    const shownChoices = world.devices
      .flatMap((draft) => listFieldChoices(draft, SHAPE))
      .filter((choice) => choice.path === path)
      .flatMap(({ mine, theirs }) => [mine, theirs]);
    last.is_shown ||= shownChoices.some((answer) => JSON.stringify(answer) === JSON.stringify(last.answer));
  }
}

test('any sequence of typing, saving, reloading, resuming and choosing ends with what was typed last, or with a choice that was shown', () => {
  fc.assert(
    fc.property(steps, (stepsTaken) => {
      const world: World = {
        server: { revision: 0, part: FIRST },
        devices: [holdDraft(at(0, FIRST)), holdDraft(at(0, FIRST))],
        texts: 0,
        last: new Map(),
      };
      for (const step of stepsTaken) take(world, step);
      for (const number of [0, 1, 0, 1]) take(world, { act: 'save', device: number, line: 'whole' });
      for (const field of FIELDS) {
        const { answer = getAnswer(FIRST, field), is_shown = false } = world.last.get(field.path) ?? {};
        const finalAnswer = getAnswer(world.server.part, field);
        expect([field.path, is_shown ? answer : finalAnswer]).toEqual([field.path, answer]);
      }
    }),
    { numRuns: 500 },
  );
});
