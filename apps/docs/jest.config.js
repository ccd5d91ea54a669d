import { browser } from '../../jest.preset.js';

const project = browser('docs');

// The pages are Markdown files that the bundlers hand over as text.
export default {
  ...project,
  transform: { ...project.transform, '\\.md$': new URL('markdown-text.cjs', import.meta.url).pathname },
};
