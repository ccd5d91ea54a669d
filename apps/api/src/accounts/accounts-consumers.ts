// What follows acts on accounts, by their events.

import type { EventConsumer } from '../domain/notifications/events/consumers.ts';
import { ERASURE_CONSUMERS } from './privacy/erasure-consumers.ts';
import { EXPORT_CONSUMERS } from './privacy/export-consumers.ts';
import { USER_CONSUMERS } from './users/user-consumers.ts';
import { WALK_IN_CONSUMERS } from './walk-ins/walk-in-consumers.ts';

export const ACCOUNTS_CONSUMERS: readonly EventConsumer[] = [
  ...WALK_IN_CONSUMERS,
  ...ERASURE_CONSUMERS,
  ...EXPORT_CONSUMERS,
  ...USER_CONSUMERS,
];
