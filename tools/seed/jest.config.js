import { server } from '../../jest.preset.js';

export default server('seed', {
  globalSetup: '<rootDir>/jest.setup.config.ts',
  globalTeardown: '<rootDir>/jest.teardown.config.ts',
  testTimeout: 180_000,
});
