import { browser } from '../../jest.preset.js';

const project = browser('docs');

// The pages are Markdown files that the bundlers hand over as text, their pictures as addresses.
export default {
  ...project,
  transform: { ...project.transform, '\\.md$': new URL('markdown-text.cjs', import.meta.url).pathname },
  moduleNameMapper: {
    ...project.moduleNameMapper,
    '\\.webp$': new URL('../../libs/testing-web/src/asset.cjs', import.meta.url).pathname,
  },
};
