import {
  getListChoice,
  saveListChoice,
  listSavedViews,
  orderSavedViews,
  removeSavedView,
  saveView,
} from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { findChoice, saveChoice } from './list-choices.ts';
import { upsertView, listViews, orderViews, removeView } from './saved-views.ts';

/** A person's own views of the lists that they work with, and the columns of each. */
export function savedViewsRoutes(api: Api): void {
  const { db } = api;
  registerEndpoint(api, listSavedViews, 'view.own', async ({ actor, query }) => ({
    data: await listViews(db, actor, query.list),
  }));
  registerEndpoint(api, saveView, 'view.own', ({ actor, body }) => upsertView(db, actor, body));
  registerEndpoint(api, orderSavedViews, 'view.own', async ({ actor, body }) => ({
    data: await orderViews(db, actor, body),
  }));
  registerEndpoint(api, getListChoice, 'view.own', ({ actor, params }) => findChoice(db, actor, params.list));
  registerEndpoint(api, saveListChoice, 'view.own', ({ actor, params, body }) =>
    saveChoice(db, actor, { ...params, ...body }),
  );
  registerEndpoint(api, removeSavedView, 'view.own', ({ actor, params }) => removeView(db, actor, params.view_id));
}
