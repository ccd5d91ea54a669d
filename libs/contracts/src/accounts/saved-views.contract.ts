import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { DeskList } from './lists.contract.ts';
import { Id, IdText, defineText } from '../shared/primitives.ts';

/** Most saved views of one list and person: more are no shorter way than a search. */
export const MAX_SAVED_VIEWS = 20;

/** Fields of an address that a view stores: its filters, and never an open case or a reading position. */
export const VIEW_FIELDS = [
  'view',
  'office',
  'office_view',
  'search',
  'brgycode',
  'state',
  'role_id',
  'sort',
  'layout',
] as const;

const isViewQuery = (query: string): boolean => {
  const fields = [...new URLSearchParams(query).keys()];
  return (
    new Set(fields).size === fields.length &&
    fields.every((field) => VIEW_FIELDS.some((viewField) => viewField === field))
  );
};

/** The query of the list's address, without its question mark; empty is the list as it opens. */
const ViewQuery = v.pipe(
  v.string('saved_view.query'),
  v.maxLength(500, 'saved_view.query'),
  v.regex(/^[\w\-.~%=&+*]*$/, 'saved_view.query'),
  v.check(isViewQuery, 'saved_view.query'),
);

export const SavedView = v.object({ view_id: v.number(), name: v.string(), query: v.string() });
export type SavedView = v.InferOutput<typeof SavedView>;

const SavedViews = v.object({ data: v.array(SavedView) });

export const listSavedViews = defineEndpoint({
  method: 'GET',
  path: '/api/account/views',
  summary: 'List the user’s saved views of a list, in their order',
  query: v.object({ list: DeskList }),
  reply: SavedViews,
});

/** A view of the same name is replaced and keeps its place. */
export const saveView = defineEndpoint({
  method: 'PUT',
  path: '/api/account/views',
  summary: 'Save a view of a list under a name',
  body: v.object({ list: DeskList, name: defineText('saved_view.name_required', 40), query: ViewQuery }),
  reply: SavedView,
});

/** The views named come first, in that order; those that another tab added meanwhile stay behind them. */
export const orderSavedViews = defineEndpoint({
  method: 'PUT',
  path: '/api/account/views/order',
  summary: 'Change the order of the user’s saved views',
  body: v.object({
    list: DeskList,
    view_ids: v.pipe(v.array(Id, 'list.too_long'), v.maxLength(MAX_SAVED_VIEWS, 'list.too_long')),
  }),
  reply: SavedViews,
});

export const removeSavedView = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/views/:view_id',
  summary: 'Remove a saved view of the user',
  params: v.object({ view_id: IdText }),
  reply: v.object({ removed: v.literal(true) }),
});
