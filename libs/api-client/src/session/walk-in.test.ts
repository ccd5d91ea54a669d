import { headersFor } from '../call.ts';
import { enterArea, standFor } from './walk-in.ts';

const AREA = '/bplo/walk-in';
const named = () => headersFor('token', undefined)['x-walk-in'];

afterEach(() => {
  standFor(undefined);
  enterArea('');
});

test('requests name the walk-in in its own area and nowhere else', () => {
  enterArea(AREA);
  expect(named()).toBeUndefined();
  standFor({ area: AREA, walk_in_no: 'WI-2026-000001' });
  expect(named()).toBe('WI-2026-000001');
  enterArea('/bplo');
  expect(named()).toBeUndefined();
  enterArea(AREA);
  expect(named()).toBe('WI-2026-000001');
  standFor(undefined);
  expect(named()).toBeUndefined();
});
