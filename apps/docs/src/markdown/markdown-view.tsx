import { Heading, Text, TextLink } from '@ebpls/ui';
import { useMemo, type ReactNode } from 'react';
import Markdown from 'react-markdown';
import type { Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';

import { toPageAddress, type Picture } from '../page-file.ts';
import { createAnchors } from './anchors.ts';
import { CodeBlock } from './code-block.tsx';
import type { Highlight } from './highlight-for.ts';
import * as look from './markdown.module.css';
import { useWords } from '../docs.messages.ts';

interface MarkdownPart {
  readonly children?: ReactNode;
  readonly id?: string | undefined;
}

export interface MarkdownViewProps {
  readonly text: string;
  readonly before?: readonly string[]; // Headings of the page before this text.
  readonly path?: string; // Path of the page, for links between files.
  readonly pictures?: Readonly<Record<string, Picture>>;
  readonly highlight?: Highlight | undefined;
}

/** Draws a section of the documentation (CommonMark with tables). HTML inside a page is shown as text, never as HTML. */
export function MarkdownView({
  text,
  before = NO_HEADINGS,
  path = '',
  pictures = NO_PARTS,
  highlight,
}: MarkdownViewProps) {
  const parts = useMemo(() => createParts(path, pictures), [path, pictures]);
  const plugins = highlight ? [createAnchors(before), highlight] : [createAnchors(before)];
  return (
    <div className={look.text}>
      <Markdown remarkPlugins={[remarkGfm]} rehypePlugins={plugins} components={parts}>
        {text}
      </Markdown>
    </div>
  );
}

const NO_PARTS: Readonly<Record<string, Picture>> = {};
const NO_HEADINGS: readonly string[] = [];

/** A heading leads to itself, so that its address can be copied. */
const heading = (level: 2 | 3 | 4) =>
  function AnchoredHeading({ children, id }: MarkdownPart) {
    return (
      <Heading level={level} id={id}>
        <a href={`#${id ?? ''}`} className={look.anchor}>
          {children}
        </a>
      </Heading>
    );
  };

/** The components that render a page. The page's own title (level one) is rendered by the frame. */
const MARKDOWN_PARTS: Components = {
  h1: () => null,
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  p: ({ children }: MarkdownPart) => <Text reading>{children}</Text>,
  ul: ({ children }: MarkdownPart) => <ul className={look.list}>{children}</ul>,
  ol: ({ children }: MarkdownPart) => <ol className={look.list}>{children}</ol>,
  blockquote: ({ children }: MarkdownPart) => <blockquote className={look.quote}>{children}</blockquote>,
  pre: ({ children }: MarkdownPart) => <CodeBlock>{children}</CodeBlock>,
  table: ({ children }: MarkdownPart) => <TableFrame>{children}</TableFrame>,
  th: ({ children }: MarkdownPart) => <th scope="col">{children}</th>,
};

function createParts(path: string, pictures: Readonly<Record<string, Picture>>): Components {
  return {
    ...MARKDOWN_PARTS,
    a: ({ children, href = '' }) => <PageLink href={toPageAddress(href, path)}>{children}</PageLink>,
    img: ({ src, alt = '' }) => {
      const [, name = ''] = /pictures\/(.+)\.webp$/.exec(src ?? '') ?? [];
      const picture = pictures[name];
      if (picture === undefined) return null;
      const { address, width, height } = picture;
      return <img src={address} alt={alt} width={width} height={height} loading="lazy" className={look.picture} />;
    },
  };
}

/** Addresses of the API are documents of their own; every other own address is a page of the application. */
function PageLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const isPage = href.startsWith('/') && !href.startsWith('/api/');
  return isPage ? <TextLink to={href}>{children}</TextLink> : <TextLink href={href}>{children}</TextLink>;
}

/**
 * Frame in which a table wider than the page scrolls, also by keyboard; it is no fieldset, which would announce fields.
 */
function TableFrame({ children }: { readonly children?: ReactNode }) {
  const t = useWords();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
    <div className={look.frame} role="group" aria-label={t('table')} tabIndex={0}>
      <table className={look.table}>{children}</table>
    </div>
  );
}
