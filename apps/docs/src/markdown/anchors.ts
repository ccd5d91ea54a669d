// Adds an anchor to every heading, with GitHub's algorithm. A page is rendered section by section; `before` are the
// headings of its earlier sections, so that the second heading of the same text gets a number wherever it is.

import GithubSlugger from 'github-slugger';

/** The fields of a node in which headings are searched. */
interface AnchorNode {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  properties?: { id?: unknown };
  readonly children?: readonly AnchorNode[];
}

const HEADING = /^h[1-6]$/;

export function createAnchors(before: readonly string[]) {
  return () =>
    (tree: AnchorNode): void => {
      const slugger = new GithubSlugger();
      for (const text of before) slugger.slug(text);
      const name = (node: AnchorNode): void => {
        if (HEADING.test(node.tagName ?? ''))
          node.properties = { ...node.properties, id: slugger.slug(getAnchorText(node)) };
        else node.children?.forEach(name);
      };
      name(tree);
    };
}

function getAnchorText({ value = '', children = [] }: AnchorNode): string {
  return value + children.map(getAnchorText).join('');
}
