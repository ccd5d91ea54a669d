import { ACTIVITIES_OF_PLACE } from './business-form.ts';
import { getLocationView } from './holding-kinds.ts';

const listSpellings = (kind: string): string[] => [kind, kind.toLowerCase(), kind.toLowerCase().replaceAll('_', '-')];

test.each(ACTIVITIES_OF_PLACE.flatMap(listSpellings))('the kind %s shows the place', (kind) => {
  expect(getLocationView(kind)).toBe('view');
});

test.each<[string | undefined, string | undefined]>([
  ['view', 'view'],
  ['edit', 'edit'],
  ['main', 'view'],
  ['home', 'view'],
  ['satellite', undefined],
  ['constructor', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is %s', (type, view) => {
  expect(getLocationView(type)).toBe(view);
});
