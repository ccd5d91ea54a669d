import { readConfig } from './config.ts';

test('the sandbox never starts in production', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('NODE_ENV: expected anything but production');
});
