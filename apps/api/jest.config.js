import { server } from '../../jest.preset.js';

export default server('api', {
  globalSetup: '<rootDir>/jest.setup.config.ts',
  globalTeardown: '<rootDir>/jest.teardown.config.ts',
  setupFiles: ['<rootDir>/src/messages.ts'],
  testTimeout: 60_000,
});
