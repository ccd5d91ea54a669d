import { createHeaders } from '../call.ts';
import { setCurrentArea, setWalkInContext } from './walk-in.ts';

const AREA = '/bplo/walk-in';
const getHeader = () => createHeaders('token', undefined)['x-walk-in'];

afterEach(() => {
  setWalkInContext(undefined);
  setCurrentArea('');
});

test('requests name the walk-in in its own area and nowhere else', () => {
  setCurrentArea(AREA);
  expect(getHeader()).toBeUndefined();
  setWalkInContext({ area: AREA, walk_in_no: 'WI-2026-000001' });
  expect(getHeader()).toBe('WI-2026-000001');
  setCurrentArea('/bplo');
  expect(getHeader()).toBeUndefined();
  setCurrentArea(AREA);
  expect(getHeader()).toBe('WI-2026-000001');
  setWalkInContext(undefined);
  expect(getHeader()).toBeUndefined();
});
