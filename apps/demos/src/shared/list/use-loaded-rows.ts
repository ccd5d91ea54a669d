import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * For a page whose list is searched, sorted and paged in the browser: the loader's data stay valid while only the address'
 * parameters change, except those that the loader reads itself. An act that changed something reloads by itself.
 */
export function useLoadedRows(...read: readonly string[]): (args: ShouldRevalidateFunctionArgs) => boolean {
  return ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
    const isSearchAlone = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
    if (!isSearchAlone) return defaultShouldRevalidate;
    return read.some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name));
  };
}
