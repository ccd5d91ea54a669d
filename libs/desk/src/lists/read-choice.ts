import { callEndpoint, isRefusal } from '@ebpls/api-client';
import { getDefaultListChoice, type DeskList, getListChoice, type ListChoice } from '@ebpls/contracts';

/** How the person wants to see the list; a refusal takes nobody's list away. */
export async function readChoice(list: DeskList, signal: AbortSignal): Promise<ListChoice> {
  try {
    return await callEndpoint(getListChoice, { params: { list }, signal });
  } catch (error) {
    if (isRefusal(error)) return getDefaultListChoice(list);
    throw error;
  }
}
