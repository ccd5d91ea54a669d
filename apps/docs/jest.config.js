import { join } from 'node:path';

import { browser } from '../../jest.preset.js';

const project = browser('docs');

// The pages are Markdown files that the bundlers hand over as text, their pictures as addresses.
export default {
  ...project,
  transform: { ...project.transform, '\\.md$': join(import.meta.dirname, 'markdown-text.cjs') },
  moduleNameMapper: {
    ...project.moduleNameMapper,
    '\\.webp$': join(import.meta.dirname, '../../libs/testing-web/src/asset.cjs'),
  },
};
