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

/** The saved views, and why the last change was refused. */
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

/** Has no page: the panel of the views loads from here when it opens. */
export async function loader({ request }: LoaderFunctionArgs): Promise<ViewsAnswer> {
  const list = v.parse(DeskList, new URL(request.url).searchParams.get('list'));
  return { views: await loadViews(list, request.signal) };
}

export async function action({ request }: ActionFunctionArgs): Promise<ViewsAnswer> {
  const submission = v.parse(ViewSubmission, await request.json());
  try {
    const refusal = await saveOrRemoveView(submission);
    if (submission.act === 'choose') return {};
    return refusal ?? { views: await loadViews(submission.list, request.signal) };
  } catch (error) {
    return toRefusedForm(error);
  }
}

async function loadViews(list: List, signal: AbortSignal): Promise<readonly SavedView[]> {
  return (await callEndpoint(listSavedViews, { query: { list }, signal })).data;
}

async function saveOrRemoveView(submission: SentView): Promise<ViewsAnswer | undefined> {
  if (submission.act === 'save') {
    const { act: _act, ...values } = submission;
    const result = checkForm(saveView.body, values);
    if (result.fields) return { fields: result.fields };
    await callEndpoint(saveView, { body: result.values });
  } else if (submission.act === 'remove') {
    await callEndpoint(removeSavedView, { params: { view_id: String(submission.view_id) } });
  } else if (submission.act === 'choose') {
    const { list, hidden, density } = submission;
    await callEndpoint(saveListChoice, { params: { list }, body: { hidden, density } });
  } else {
    const { list, view_ids } = submission;
    await callEndpoint(orderSavedViews, { body: { list, view_ids } });
  }
  return undefined;
}
