/** Subject of a page of the shell, for its title and description. */
export type PublicPageName =
  | 'accessibility'
  | 'account_link'
  | 'charter'
  | 'complaints'
  | 'home'
  | 'permit_check'
  | 'pricing'
  | 'privacy'
  | 'receipt_check'
  | 'recover'
  | 'register'
  | 'setup'
  | 'sign_in'
  | 'status'
  | 'terms'
  | 'track';

export interface PublicPage {
  /** A segment with a colon matches any text. */
  readonly path: string;
  readonly name: PublicPageName;
  /** Whether search engines may list it: not the addresses that hold a code, nor second addresses of a page. */
  readonly is_indexed: boolean;
}

/** The shell's own pages, which need no session (specification section 1); a test compares them with its routes. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: '/home', name: 'home', is_indexed: true },
  { path: '/home/terms-and-conditions', name: 'terms', is_indexed: true },
  { path: '/home/privacy-notice', name: 'privacy', is_indexed: true },
  { path: '/pricing', name: 'pricing', is_indexed: true },
  { path: '/citizens-charter', name: 'charter', is_indexed: true },
  { path: '/complaints', name: 'complaints', is_indexed: true },
  { path: '/accessibility', name: 'accessibility', is_indexed: true },
  { path: '/status', name: 'status', is_indexed: true },
  { path: '/track', name: 'track', is_indexed: true },
  { path: '/permits/verify', name: 'permit_check', is_indexed: true },
  { path: '/permits/verify/:token', name: 'permit_check', is_indexed: false },
  { path: '/receipts/verify/:token', name: 'receipt_check', is_indexed: false },
  { path: '/login', name: 'sign_in', is_indexed: true },
  { path: '/login/mobile', name: 'sign_in', is_indexed: false },
  { path: '/login/verification', name: 'account_link', is_indexed: false },
  { path: '/login/invitation', name: 'account_link', is_indexed: false },
  { path: '/login/second-step', name: 'sign_in', is_indexed: false },
  { path: '/register', name: 'register', is_indexed: true },
  { path: '/register/mobile', name: 'register', is_indexed: false },
  { path: '/recover/password', name: 'recover', is_indexed: true },
  { path: '/recover/password/reset-form/:email/:token', name: 'recover', is_indexed: false },
  { path: '/recover/password/new', name: 'recover', is_indexed: false },
  { path: '/login-unprotected', name: 'sign_in', is_indexed: false },
  { path: '/ebpls/login', name: 'sign_in', is_indexed: false },
  { path: '/register-unprotected', name: 'register', is_indexed: false },
  { path: '/setup', name: 'setup', is_indexed: false },
];

/** The page at an address without its query; undefined when the shell has none there. */
export function findPublicPage(address: string): PublicPage | undefined {
  const segments = address.replace(/\/$/, '').split('/');
  return PUBLIC_PAGES.find(({ path }) => {
    const parts = path.split('/');
    return (
      parts.length === segments.length &&
      parts.every((part, index) => part === segments[index] || (part.startsWith(':') && segments[index] !== ''))
    );
  });
}
