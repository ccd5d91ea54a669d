import { findSessionEnd, useSession } from '@ebpls/remote-kit';
import { createUser } from '@ebpls/testing-web';

import { followSession } from './follow-session.ts';

afterEach(() => {
  useSession.setState(useSession.getInitialState(), true);
  sessionStorage.clear();
});

function createToken(): string {
  const now = Math.floor(Date.now() / 1000);
  return `h.${btoa(JSON.stringify({ iat: now - 60, exp: now + 600 }))}.s`;
}

const removeToken = (oldValue: string): boolean =>
  dispatchEvent(new StorageEvent('storage', { key: 'accessToken', oldValue, newValue: null }));

test('a session that ends in another tab leads to the sign-in, which says why and returns here', () => {
  useSession.setState({ status: 'signed_in', user: createUser({}) });
  const openedAddresses: string[] = [];
  const stop = followSession((address) => openedAddresses.push(address));
  history.replaceState(null, '', '/fire/request/clearances?case=45');
  removeToken(createToken());
  stop();
  expect(openedAddresses).toEqual(['/login?next=%2Ffire%2Frequest%2Fclearances%3Fcase%3D45']);
  expect(findSessionEnd()).toMatch(/^Your session ended because you were inactive or signed out in another tab/);
});

test('the removal of an expired token ends nothing', () => {
  useSession.setState({ status: 'signed_in', user: createUser({}) });
  const openedAddresses: string[] = [];
  const stop = followSession((address) => openedAddresses.push(address));
  removeToken('h.e30.s');
  stop();
  expect([openedAddresses, findSessionEnd()]).toEqual([[], undefined]);
});
