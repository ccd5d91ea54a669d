import { server } from '../../jest.preset.js';

export default server('code-files');
