import { CORRECTABLE_FIELDS } from '@ebpls/contracts';
import * as fc from 'fast-check';

import { formatCanonicalJson, listChangedFields, correctForm, findFormField } from './correct-form.ts';

const PATHS = CORRECTABLE_FIELDS.map(({ path }) => path);
const answer = fc.oneof(fc.string(), fc.integer(), fc.boolean());
const rounds = fc.array(fc.dictionary(fc.constantFrom(...PATHS), answer, { maxKeys: 4 }), { maxLength: 6 });
const FORM = {
  identity: { org_type: 'SOLE', company_name: 'Tindahan' },
  place: { street: 'Purok 3', geo_lat: 14.2 },
  activity: { lines: [{ line: 'L11', is_principal: true }], total_assets: '1.00' },
};

test('after any number of rounds every field that was not marked is the same byte for byte', () => {
  fc.assert(
    fc.property(rounds, (correctionRounds) => {
      const correctedForm = correctionRounds.reduce((form, answers) => correctForm(form, answers), FORM);
      const markedPaths = new Set(correctionRounds.flatMap((answers) => Object.keys(answers)));
      expect(listChangedFields(FORM, correctedForm).filter((path) => !markedPaths.has(path))).toEqual([]);
      for (const path of ['identity.org_type', 'place.geo_lat', 'activity.lines', 'activity.total_assets'])
        expect(formatCanonicalJson(findFormField(correctedForm, path))).toBe(
          formatCanonicalJson(findFormField(FORM, path)),
        );
    }),
  );
});

test.each([
  [{ street: 'Purok 3' }, { street: 'Purok 3 ' }, ['place.street']],
  [{ street: '1' }, { street: 1 }, ['place.street']],
  [{ street: 'A' }, {}, ['place.street']],
  [{ street: 'A', unit: '' }, { unit: '', street: 'A' }, []],
])('%j and %j differ in %j', (before, after, fields) => {
  expect(listChangedFields({ place: before }, { place: after })).toEqual(fields);
});

test('values are alike in whatever order their fields are written, and an absent field is none', () => {
  expect(formatCanonicalJson({ b: [1, { d: null, c: undefined }], a: 'x' })).toBe('{"a":"x","b":[1,{"d":null}]}');
  expect(formatCanonicalJson(undefined)).toBe('null');
  const before = { place: { map: { lat: 1, lng: 2 } } };
  expect(listChangedFields(before, { place: { map: { lng: 2, lat: 1 } } })).toEqual([]);
  expect(listChangedFields(before, { place: { map: { lng: 1, lat: 2 } } })).toEqual(['place.map']);
  expect(listChangedFields({ place: { rows: [1, 2] } }, { place: { rows: [2, 1] } })).toEqual(['place.rows']);
  expect(listChangedFields(before, {})).toEqual(['place.map']);
});
