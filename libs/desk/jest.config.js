import { browser } from '../../jest.preset.js';

export default browser('desk', { testTimeout: 30_000 });
