import { browser } from '../../jest.preset.js';

// Some files draw every part at once, which is slow on a machine that is busy building.
export default browser('ui', { testTimeout: 30_000 });
