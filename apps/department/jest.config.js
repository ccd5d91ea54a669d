import { browser } from '../../jest.preset.js';

export default browser('department', { testTimeout: 30_000 });
