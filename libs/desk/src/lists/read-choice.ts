import { callEndpoint, isRefusal } from '@ebpls/api-client';
import { getDefaultListChoice, type DeskList, getListChoice, type ListChoice } from '@ebpls/contracts';

/** The person's columns and density of the list; a refusal leaves the list usable with the defaults. */
export async function readChoice(list: DeskList, signal: AbortSignal): Promise<ListChoice> {
  try {
    return await callEndpoint(getListChoice, { params: { list }, signal });
  } catch (error) {
    if (isRefusal(error)) return getDefaultListChoice(list);
    throw error;
  }
}
