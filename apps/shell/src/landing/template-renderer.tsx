import { readStartPageFacts, type StartPageBlank, type StartPageFacts, type StartPagePart } from '@ebpls/contracts';
import type { ReactNode } from 'react';

/** How what only the server knows gets onto the start page. */
export interface TemplateRenderer {
  readonly text: (blank: StartPageBlank) => string;
  readonly part: (part: StartPagePart, there: ReactNode, otherwise?: ReactNode) => ReactNode;
}

/** For the page that is drawn at build time: blanks, which the server fills. */
export const BLANKS: TemplateRenderer = {
  text: (blank) => `{{${blank}}}`,
  part: (part, there, otherwise) => (
    <>
      {`{{#${part}}}`}
      {there}
      {`{{/${part}}}`}
      {otherwise !== undefined && (
        <>
          {`{{^${part}}}`}
          {otherwise}
          {`{{/${part}}}`}
        </>
      )}
    </>
  ),
};

/** For a page that is drawn with the facts at hand. */
export function createRenderer(facts: StartPageFacts): TemplateRenderer {
  const { texts, parts } = readStartPageFacts(facts);
  return {
    text: (blank) => texts[blank] ?? '',
    part: (part, there, otherwise) => (parts.has(part) ? there : otherwise),
  };
}
