import { Heading, Text, TextLink } from '@ebpls/ui';

import * as look from './docs.module.css';
import type { Block, Piece } from './markdown.ts';

/** Draws what `readMarkdown` read; the page's own title is left to the frame. */
export function MarkdownView({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <div className={look.text}>
      {blocks.map((block, place) => (
        // A page's blocks never move.
        // oxlint-disable-next-line react/no-array-index-key
        <BlockView key={place} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading level={block.level === 1 ? 2 : block.level}>
          <Pieces pieces={block.pieces} />
        </Heading>
      );
    case 'code':
      return (
        <pre className={look.code}>
          <code>{block.text}</code>
        </pre>
      );
    case 'list':
      return <ListView {...block} />;
    case 'table':
      return <TableView {...block} />;
    default:
      return (
        <Text reading>
          <Pieces pieces={block.pieces} />
        </Text>
      );
  }
}

function ListView({ isOrdered, items }: Extract<Block, { kind: 'list' }>) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={look.list}>
      {items.map((pieces) => (
        <li key={textOf(pieces)}>
          <Pieces pieces={pieces} />
        </li>
      ))}
    </List>
  );
}

function TableView({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <table className={look.table}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={textOf(cell)} scope="col">
              <Pieces pieces={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.map(textOf).join('|')}>
            {row.map((cell, column) => (
              <td key={textOf(head[column] ?? [])}>
                <Pieces pieces={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map((piece, place) => {
    const key = `${place} ${piece.text}`;
    if (piece.kind === 'strong') return <strong key={key}>{piece.text}</strong>;
    if (piece.kind === 'code') return <code key={key}>{piece.text}</code>;
    if (piece.kind === 'link')
      return (
        <TextLink key={key} to={piece.to}>
          {piece.text}
        </TextLink>
      );
    return <span key={key}>{piece.text}</span>;
  });
}
