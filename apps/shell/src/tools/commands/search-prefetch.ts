/**
 * Loads the search dialog, which is prefetched like the panels of the top bar once this module is loaded
 * (`frame/panel-prefetch.ts`).
 */
export const loadSearchDialog = () => import(/* webpackPrefetch: true */ '../search-dialog.tsx');
