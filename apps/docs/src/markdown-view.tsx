import { Heading, Text, TextLink } from '@ebpls/ui';
import type { ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';

import * as look from './docs.module.css';

interface Part {
  readonly children?: ReactNode;
}

/** The parts of the house that draw a page. The page's own title (level one) is drawn by the frame. */
const PARTS: Components = {
  h1: () => null,
  h2: ({ children }: Part) => <Heading level={2}>{children}</Heading>,
  h3: ({ children }: Part) => <Heading level={3}>{children}</Heading>,
  p: ({ children }: Part) => <Text reading>{children}</Text>,
  ul: ({ children }: Part) => <ul className={look.list}>{children}</ul>,
  ol: ({ children }: Part) => <ol className={look.list}>{children}</ol>,
  pre: ({ children }: Part) => <pre className={look.code}>{children}</pre>,
  table: ({ children }: Part) => <table className={look.table}>{children}</table>,
  th: ({ children }: Part) => <th scope="col">{children}</th>,
  a: ({ children, href = '' }) => <TextLink to={href}>{children}</TextLink>,
};

/** Draws a page of the documentation (CommonMark with tables). HTML inside a page is shown as text, never as HTML. */
export function MarkdownView({ text }: { readonly text: string }) {
  return (
    <div className={look.text}>
      <Markdown remarkPlugins={[remarkGfm]} components={PARTS}>
        {text}
      </Markdown>
    </div>
  );
}
