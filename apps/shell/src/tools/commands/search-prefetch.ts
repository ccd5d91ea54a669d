/** The search, fetched like the panels of the top bar where this module comes (`frame/panel-prefetch.ts`). */
export const searchDialog = () => import(/* webpackPrefetch: true */ '../search-dialog.tsx');
