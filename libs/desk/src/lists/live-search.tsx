import { MIN_SEARCH_LENGTH } from '@ebpls/contracts';
import { SearchField } from '@ebpls/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';

import { useDeskKeys } from '../frame/keys/desk-keys.ts';

const SEARCH_DELAY_MS = 250; // a shorter delay sends one request per keystroke

/** Properties of a search field that searches a list while the person types. */
interface LiveSearchProps {
  readonly label: string;
  /** The search of the list in its address. */
  readonly search: string | undefined;
  /** The address of the list with other words, on its first page. */
  readonly to: (search: string | undefined) => string;
  readonly size?: 'page' | 'desk' | undefined;
}

/**
 * Searches while the person types, with tolerance for misspelled names. A newer search aborts the older one in the router;
 * the field keeps the focus and its input. `/` focuses it.
 */
export function LiveSearch({ label, search = '', to, size = 'page' }: LiveSearchProps) {
  const box = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useDeskKeys({ '/': () => box.current?.querySelector('input')?.focus() });
  useEffect(() => {
    return () => clearTimeout(timer.current);
  }, []);
  const goTo = useWay({ search, to }, (words) => {
    const field = box.current?.querySelector('input');
    if (field) field.value = words;
  });
  const runSearch = (input: string): void => {
    clearTimeout(timer.current);
    goTo(input.trim());
  };
  const wait = (input: string): void => {
    clearTimeout(timer.current);
    const { length } = input.trim();
    if (length === 0 || length >= MIN_SEARCH_LENGTH)
      timer.current = setTimeout(() => runSearch(input), SEARCH_DELAY_MS);
  };
  return (
    <div ref={box}>
      <form
        role="presentation"
        onSubmit={(event) => {
          event.preventDefault();
          runSearch(String(new FormData(event.currentTarget).get('search') ?? ''));
        }}
      >
        <SearchField
          size={size}
          keyHint="/"
          label={label}
          defaultValue={search}
          maxLength={100}
          onInput={({ currentTarget }) => wait(currentTarget.value)}
        />
      </form>
    </div>
  );
}

/**
 * Navigates the list to other words. On a slow connection somebody sorts or filters while a search is loading, or types
 * while the list is being sorted: one would undo the other, so the words follow it, to the address that it made. `onOther`
 * receives words of a link or of the browser's back button.
 */
function useWay(
  { search = '', to }: Pick<LiveSearchProps, 'search' | 'to'>,
  onOther: (words: string) => void,
): (words: string) => void {
  const navigate = useNavigate();
  const under_way = useNavigation().location?.search;
  const requestedWords = useRef(search);
  const now = useRef({ to, under_way });
  /** The query to which this field leads, and the words that wait for another way to end. */
  const own = useRef<string>(undefined);
  const lateText = useRef<string>(undefined);
  const goTo = (words: string): void => {
    if (now.current.under_way !== undefined && now.current.under_way !== own.current) {
      lateText.current = words;
      return;
    }
    if (words === requestedWords.current) return;
    requestedWords.current = words;
    const address = now.current.to(words === '' ? undefined : words);
    own.current = address.includes('?') ? address.slice(address.indexOf('?')) : '';
    void navigate(address, { replace: true, preventScrollReset: true });
  };
  const notifyOther = useEffectEvent(onOther);
  useEffect(() => {
    if (search !== requestedWords.current) notifyOther(search);
    requestedWords.current = search;
  }, [search]);
  useEffect(() => {
    now.current = { to, under_way };
    if (under_way !== undefined) {
      if (own.current !== undefined && under_way !== own.current) lateText.current ??= requestedWords.current;
      return;
    }
    if (search === requestedWords.current) own.current = undefined;
    const words = lateText.current;
    if (words === undefined) return;
    lateText.current = undefined;
    requestedWords.current = search;
    goTo(words);
  });
  return goTo;
}
