/** Loads the page of a scan's result. The dashboard prefetches it, so that a scan without connection still opens it. */
export const importResultPage = () => import('./scanner/result.page.tsx');
