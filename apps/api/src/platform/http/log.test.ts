import { redactAddress } from './log.ts';

test.each([
  ['/socket.io/?EIO=4&token=abc.def.ghi&connection_from=web', '/socket.io/?EIO=4&token=-&connection_from=web'],
  ['/login/verification?token=abc', '/login/verification?token=-'],
  ['/recover/password/reset-form/nena%40example.com/abc', '/recover/password/reset-form/-'],
  ['/api/companies?search=tokens', '/api/companies?search=tokens'],
])('%s is logged as %s', (url, redactedUrl) => {
  expect(redactAddress(url)).toBe(redactedUrl);
});
