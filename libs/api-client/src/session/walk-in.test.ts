import { createHeaders } from '../call.ts';
import { setCurrentArea, setWalkInContext } from './walk-in.ts';

const AREA = '/bplo/walk-in';
const named = () => createHeaders('token', undefined)['x-walk-in'];

afterEach(() => {
  setWalkInContext(undefined);
  setCurrentArea('');
});

test('requests name the walk-in in its own area and nowhere else', () => {
  setCurrentArea(AREA);
  expect(named()).toBeUndefined();
  setWalkInContext({ area: AREA, walk_in_no: 'WI-2026-000001' });
  expect(named()).toBe('WI-2026-000001');
  setCurrentArea('/bplo');
  expect(named()).toBeUndefined();
  setCurrentArea(AREA);
  expect(named()).toBe('WI-2026-000001');
  setWalkInContext(undefined);
  expect(named()).toBeUndefined();
});
