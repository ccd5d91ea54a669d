import { server } from '../../jest.preset.js';

export default server('testing', {
  testMatch: ['<rootDir>/src/api/**/*.test.ts'],
});
