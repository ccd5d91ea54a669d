// Lets the browser prefetch the panels of the top bar with the lowest priority.

export { prefetchSocketCode } from '@ebpls/api-client/line-ahead';

/**
 * The panels of the top bar, and the check of a form. This function is never called: once this module is loaded, the
 * browser fetches them with the lowest priority, so that they open at once, and offline.
 */
export const prefetchPanels = () => [
  import(/* webpackPrefetch: true */ './account-menu.tsx'),
  import(/* webpackPrefetch: true */ '../settings/settings-panel.tsx'),
  import(/* webpackPrefetch: true */ '@ebpls/remote-kit/forms'),
];
