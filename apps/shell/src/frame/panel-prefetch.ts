export { prefetchSocketCode } from '@ebpls/api-client/line-ahead';

/**
 * The panels of the top bar, and what checks a form. Nobody calls this: where this module comes, the browser fetches
 * them with the lowest priority, so that they open at once, and without signal.
 */
export const prefetchPanels = () => [
  import(/* webpackPrefetch: true */ './account-menu.tsx'),
  import(/* webpackPrefetch: true */ '../settings/settings-panel.tsx'),
  import(/* webpackPrefetch: true */ '@ebpls/remote-kit/forms'),
];
