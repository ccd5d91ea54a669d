import { defineEvent } from '../../domain/notifications/events/events.ts';
import type { CollectionKey } from '../collections/collections.queries.ts';

/** An officer submitted the report of collections of a day, or another person closed it. */
export const collectionReported = defineEvent<CollectionKey>('collection_reported');
