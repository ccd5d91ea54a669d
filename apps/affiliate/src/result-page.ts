/** The page of a verdict. The dashboard asks for it ahead, so that a scan without signal still finds it. */
export const resultPage = () => import('./scanner/result.page.tsx');
