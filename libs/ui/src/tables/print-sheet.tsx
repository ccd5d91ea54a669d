import { createPortal } from 'react-dom';

/** Properties of a list for printing. */
export interface PrintSheetProps {
  readonly title: string;
  /** Whose list it is, which part of it, and when it was printed: one line each. */
  readonly lines: readonly string[];
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * A list as it is printed, with page numbers and its heads on every page. It is the only part of the page on paper, and
 * absent from the screen: the browser's own print command prints it.
 */
export function PrintSheet({ title, lines, heads, rows }: PrintSheetProps) {
  return createPortal(
    <div className="eb-print" aria-hidden>
      <h2>{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join(' ')}>
              {cells.map((cell, place) => (
                <td key={heads[place]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
