import type { FetchedFile } from '@ebpls/api-client';
import type { DeskList, ListChoice } from '@ebpls/contracts';

/** A list with the view, order and columns that its reader chose. */
export interface ConfiguredList {
  readonly list: DeskList;
  readonly choice: ListChoice;
  /** Every column of the list in its order, also those that are hidden. */
  readonly columns: readonly { readonly key: string; readonly header: string }[];
}

/** Fetches what is listed, without the hidden columns. */
export type ListFile = (format: 'xlsx' | 'csv', hidden: string) => Promise<FetchedFile>;
