import { browser } from '../../jest.preset.js';

export default browser('barangay', { testTimeout: 30_000 });
