import { readStartPageFacts, type StartPageBlank, type StartPageFacts, type StartPagePart } from '@ebpls/contracts';
import type { ReactNode } from 'react';

/** Inserts the municipality's facts, or placeholders for them, into the start page. */
export interface TemplateRenderer {
  readonly text: (blankName: StartPageBlank) => string;
  readonly part: (part: StartPagePart, shownText: ReactNode, otherText?: ReactNode) => ReactNode;
}

/** Renderer at build time: placeholders, which the server fills. */
export const BLANKS: TemplateRenderer = {
  text: (blankName) => `{{${blankName}}}`,
  part: (part, shownText, otherText) => (
    <>
      {`{{#${part}}}`}
      {shownText}
      {`{{/${part}}}`}
      {otherText !== undefined && (
        <>
          {`{{^${part}}}`}
          {otherText}
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
    text: (blankName) => texts[blankName] ?? '',
    part: (part, shownText, otherText) => (parts.has(part) ? shownText : otherText),
  };
}
