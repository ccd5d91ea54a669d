/** The addresses of this area, as written in specification section 2. */
export const addresses = {
  dashboard: '/affiliate/dashboard',
  result: (qrcode: string) => `/affiliate/scanner/result/${encodeURIComponent(qrcode)}`,
} as const;
