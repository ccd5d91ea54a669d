import {
  getListChoice,
  keepListChoice,
  listSavedViews,
  orderSavedViews,
  removeSavedView,
  saveView,
} from '@ebpls/contracts';

import { type Api, serve } from '../../platform/http/serve.ts';
import { findChoice, keepChoice } from './list-choices.ts';
import { keepView, listViews, orderViews, removeView } from './saved-views.ts';

/** A person's own views of the lists that they work with, and how they want to see each. */
export function savedViewsRoutes(api: Api): void {
  const { db } = api;
  serve(api, listSavedViews, 'view.own', async ({ actor, query }) => ({
    data: await listViews(db, actor, query.list),
  }));
  serve(api, saveView, 'view.own', ({ actor, body }) => keepView(db, actor, body));
  serve(api, orderSavedViews, 'view.own', async ({ actor, body }) => ({ data: await orderViews(db, actor, body) }));
  serve(api, getListChoice, 'view.own', ({ actor, params }) => findChoice(db, actor, params.list));
  serve(api, keepListChoice, 'view.own', ({ actor, params, body }) => keepChoice(db, actor, { ...params, ...body }));
  serve(api, removeSavedView, 'view.own', ({ actor, params }) => removeView(db, actor, params.view_id));
}
