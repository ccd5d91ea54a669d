import { browser } from '../../jest.preset.js';

export default browser('affiliate', { testTimeout: 30_000 });
