import { Button } from '../actions/button.tsx';
import { useWords } from '../words/words.ts';

/** Properties of the links to the next page and the first page of a list. */
export interface PagerProps {
  /** The cursor of the reply; null on the last page. */
  readonly nextCursor: string | null;
  /** The cursor of this page; undefined on the first. */
  readonly cursor?: string | undefined;
  /** The address of the page that begins at that cursor; undefined is the first page. */
  readonly to: (cursor: string | undefined) => string;
}

/** Keyset paging: on, and back to the start. Shows nothing when all fits on one page. */
export function Pager({ nextCursor, cursor, to }: PagerProps) {
  const words = useWords();
  if (nextCursor === null && cursor === undefined) return null;
  return (
    <nav aria-label={words('pager')} className="eb-pager">
      {cursor !== undefined && (
        <Button to={to(undefined)} icon="chevron-left">
          {words('pager.first')}
        </Button>
      )}
      {nextCursor !== null && <Button to={to(nextCursor)}>{words('pager.next')}</Button>}
    </nav>
  );
}
