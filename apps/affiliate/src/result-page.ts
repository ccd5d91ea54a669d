/** The page of a verdict. The dashboard prefetches it, so that a scan without signal still finds it. */
export const importResultPage = () => import('./scanner/result.page.tsx');
