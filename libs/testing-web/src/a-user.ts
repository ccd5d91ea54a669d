import type { User } from '@ebpls/contracts';

/** A person for a test: pass the fields that the test needs. */
export function createUser(overrides: Partial<User> = {}): User {
  return {
    id: 1,
    email: 'nena@example.com',
    firstname: 'Nena',
    lastname: 'Santos',
    bio: '',
    phone: '0917 123 4567',
    avatar: null,
    locale: 'en',
    roles: [{ id: 1, name: 'user' }],
    permissions: [],
    password_least: 8,
    ...overrides,
  };
}
