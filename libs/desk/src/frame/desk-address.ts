import type { DeskPane } from '@ebpls/ui/lists';
import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';

/** The state of a desk in its address (decision E26). */
export interface DeskAddress {
  /** A row of the queue: `clearance_id`, or `assessment_code` on the licensing desk. */
  readonly case?: string | undefined;
  readonly view?: string | undefined;
  /** Only applications whose clearance at this office is in `office_view` of its queue. */
  readonly office?: string | undefined;
  readonly office_view?: string | undefined;
  /** Only applications filed, issued or decided between two days, and of a legal class (`listTransactions`). */
  readonly dated_by?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly arta_class?: string | undefined;
  /** Only applications that have come at least this far. */
  readonly stage?: string | undefined;
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  /** The column by which the list is sorted, `-` before it downward; absent is the list's own order. */
  readonly sort?: string | undefined;
  /** The list as a table of its own, instead of beside a case. */
  readonly layout?: 'table' | undefined;
  /** Requirement of the open paper. */
  readonly doc?: string | undefined;
  /** Visible pane on a small screen. */
  readonly pane?: DeskPane | undefined;
}

const PANES: readonly DeskPane[] = ['queue', 'case', 'documents'];
const NAMES = [
  'case',
  'view',
  'office',
  'office_view',
  'dated_by',
  'from',
  'to',
  'arta_class',
  'stage',
  'search',
  'sort',
  'layout',
  'cursor',
  'doc',
  'pane',
] as const;

/** Reads the query of a desk's address; unknown names are left alone. */
export function readDesk(query: URLSearchParams): DeskAddress {
  const pane = PANES.find((name) => name === query.get('pane'));
  const getValue = (name: string): string | undefined => query.get(name) ?? undefined;
  return {
    case: getValue('case'),
    view: getValue('view'),
    office: getValue('office'),
    office_view: getValue('office_view'),
    dated_by: getValue('dated_by'),
    from: getValue('from'),
    to: getValue('to'),
    arta_class: getValue('arta_class'),
    stage: getValue('stage'),
    search: getValue('search'),
    sort: getValue('sort'),
    layout: query.get('layout') === 'table' ? 'table' : undefined,
    cursor: getValue('cursor'),
    doc: getValue('doc'),
    pane,
  };
}

/** The address of the same desk with changed fields; undefined removes a field. */
export function formatDeskAddress(pathname: string, desk: DeskAddress): string {
  const query = new URLSearchParams();
  for (const name of NAMES) {
    const value = desk[name];
    if (value !== undefined && value !== '') query.set(name, value);
  }
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** Whether case and papers are shown beside the queue, or in its place. */
export function isPaneVisible({ pane }: Pick<DeskAddress, 'pane'>, is_one_at_a_time: boolean): boolean {
  return !is_one_at_a_time || (pane !== undefined && pane !== 'queue');
}

/** The desk's address and how to write another one from it. */
export function useDeskAddress() {
  const { pathname, search } = useLocation();
  const desk = readDesk(new URLSearchParams(search));
  return { desk, to: (change: DeskAddress) => formatDeskAddress(pathname, { ...desk, ...change }) };
}

/**
 * Turning a page or changing the pane needs no request; nor does an act that did not reach the server, since a failed load
 * would remove the form with its input.
 */
export function shouldDeskRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (isUnsent(actionResult)) return false;
  if (formMethod !== undefined || currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
  return toAddressKey(currentUrl) !== toAddressKey(nextUrl);
}

function isUnsent(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'is_offline' in result;
}

function toAddressKey({ pathname, searchParams }: URL): string {
  const { doc: _doc, pane: _pane, ...rest } = readDesk(searchParams);
  return formatDeskAddress(pathname, rest);
}
