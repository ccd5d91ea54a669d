import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../actions/icon.tsx';
import { useWords } from '../words/words.ts';

/** One page of a document that is put together from photos. */
export interface FilePage {
  readonly key: string;
  /** Address of a small picture of it. */
  readonly thumbnail: string | undefined;
  /** A note on this page. */
  readonly note?: string | undefined;
}

export interface FilePagesProps {
  /** Name of the paper to which the pages belong. */
  readonly label: string;
  readonly pages: readonly FilePage[];
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (at: number) => void;
}

/** Photos that become the pages of one file, in their order. */
export function FilePages({ label, pages, onMove, onRemove }: FilePagesProps) {
  const words = useWords();
  return (
    <ol className="eb-pages" aria-label={label}>
      {pages.map(({ key, thumbnail, note }, at) => {
        const number = at + 1;
        return (
          <li key={key}>
            {thumbnail === undefined ? <Icon name="file" /> : <img src={thumbnail} alt="" />}
            <span className="content">
              <b>{words('file.page', { number })}</b>
              {note !== undefined && <small>{note}</small>}
            </span>
            <span className="acts">
              <IconButton
                icon="chevron-up"
                label={words('file.earlier', { number })}
                disabled={at === 0}
                onClick={() => onMove(at, at - 1)}
              />
              <IconButton
                icon="chevron-down"
                label={words('file.later', { number })}
                disabled={at === pages.length - 1}
                onClick={() => onMove(at, at + 1)}
              />
              <IconButton icon="close" label={words('file.remove_page', { number })} onClick={() => onRemove(at)} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
