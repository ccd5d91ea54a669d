import { call, isRefusal } from '@ebpls/api-client';
import { type DeskList, getListChoice, type ListChoice } from '@ebpls/contracts';

/** All columns in comfortable rows: as a list is before anybody chose. */
const UNCHOSEN: ListChoice = { hidden: [], density: 'comfortable' };

/** How the person wants to see the list; a refusal takes nobody's list away. */
export async function readChoice(list: DeskList, signal: AbortSignal): Promise<ListChoice> {
  try {
    return await call(getListChoice, { params: { list }, signal });
  } catch (error) {
    if (isRefusal(error)) return UNCHOSEN;
    throw error;
  }
}
