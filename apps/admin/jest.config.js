import { browser } from '../../jest.preset.js';

export default browser('admin', { testTimeout: 30_000 });
