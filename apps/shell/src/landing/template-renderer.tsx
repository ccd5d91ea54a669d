import { readStartPageFacts, type StartPageBlank, type StartPageFacts, type StartPagePart } from '@ebpls/contracts';
import type { ReactNode } from 'react';

/** Inserts the municipality's facts, or placeholders for them, into the start page. */
export interface TemplateRenderer {
  readonly text: (blank: StartPageBlank) => string;
  readonly part: (part: StartPagePart, there: ReactNode, otherwise?: ReactNode) => ReactNode;
}

/** Renderer at build time: placeholders, which the server fills. */
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

/** Returns the renderer of a page whose facts are known. */
export function createRenderer(facts: StartPageFacts): TemplateRenderer {
  const { texts, parts } = readStartPageFacts(facts);
  return {
    text: (blank) => texts[blank] ?? '',
    part: (part, there, otherwise) => (parts.has(part) ? there : otherwise),
  };
}
