import { browser } from '../../jest.preset.js';

export default browser('owner', { testTimeout: 30_000 });
