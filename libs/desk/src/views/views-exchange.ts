import { callEndpoint } from '@ebpls/api-client';
import {
  saveListChoice,
  ListChoice,
  listSavedViews,
  orderSavedViews,
  removeSavedView,
  type SavedView,
  saveView,
  DeskList,
  type DeskList as List,
} from '@ebpls/contracts';
import { type FieldMessages, toRefusedForm } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import * as v from 'valibot';

/** The views as they stand, and why the last change was refused. */
export interface ViewsAnswer {
  readonly views?: readonly SavedView[];
  readonly message?: string;
  readonly fields?: FieldMessages;
}

const ViewSubmission = v.variant('act', [
  v.object({ act: v.literal('save'), list: DeskList, name: v.string(), query: v.string() }),
  v.object({ act: v.literal('remove'), list: DeskList, view_id: v.number() }),
  v.object({ act: v.literal('order'), list: DeskList, view_ids: v.array(v.number()) }),
  v.object({ act: v.literal('choose'), list: DeskList, ...ListChoice.entries }),
]);
export type SentView = v.InferOutput<typeof ViewSubmission>;

/** No page of its own: the panel of the views asks here when it opens. */
export async function loader({ request }: LoaderFunctionArgs): Promise<ViewsAnswer> {
  const list = v.parse(DeskList, new URL(request.url).searchParams.get('list'));
  return { views: await loadViews(list, request.signal) };
}

export async function action({ request }: ActionFunctionArgs): Promise<ViewsAnswer> {
  const sent = v.parse(ViewSubmission, await request.json());
  try {
    const refused = await saveOrRemoveView(sent);
    if (sent.act === 'choose') return {};
    return refused ?? { views: await loadViews(sent.list, request.signal) };
  } catch (error) {
    return toRefusedForm(error);
  }
}

async function loadViews(list: List, signal: AbortSignal): Promise<readonly SavedView[]> {
  return (await callEndpoint(listSavedViews, { query: { list }, signal })).data;
}

async function saveOrRemoveView(sent: SentView): Promise<ViewsAnswer | undefined> {
  if (sent.act === 'save') {
    const { act: _act, ...values } = sent;
    const checked = checkForm(saveView.body, values);
    if (checked.fields) return { fields: checked.fields };
    await callEndpoint(saveView, { body: checked.values });
  } else if (sent.act === 'remove') {
    await callEndpoint(removeSavedView, { params: { view_id: String(sent.view_id) } });
  } else if (sent.act === 'choose') {
    const { list, hidden, density } = sent;
    await callEndpoint(saveListChoice, { params: { list }, body: { hidden, density } });
  } else {
    const { list, view_ids } = sent;
    await callEndpoint(orderSavedViews, { body: { list, view_ids } });
  }
  return undefined;
}
