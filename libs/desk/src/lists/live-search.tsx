import { MIN_SEARCH_LENGTH } from '@ebpls/contracts';
import { SearchField } from '@ebpls/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';

import { useDeskKeys } from '../frame/keys/desk-keys.ts';

/** So long after the last letter the list is asked: shorter asks for every letter, longer is waited for. */
const SEARCH_DELAY_MS = 250;

interface LiveSearchProps {
  readonly label: string;
  /** What the list is searched for now, as the address has it. */
  readonly search: string | undefined;
  /** The address of the list with other words, on its first page. */
  readonly to: (search: string | undefined) => string;
  readonly size?: 'page' | 'desk' | undefined;
}

/**
 * Searches while somebody types, misspelled names too. A newer search ends the older one, which the router gives up;
 * the field keeps the focus and what was typed. `/` leads to it.
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
  const ask = (typed: string): void => {
    clearTimeout(timer.current);
    goTo(typed.trim());
  };
  const wait = (typed: string): void => {
    clearTimeout(timer.current);
    const { length } = typed.trim();
    if (length === 0 || length >= MIN_SEARCH_LENGTH) timer.current = setTimeout(() => ask(typed), SEARCH_DELAY_MS);
  };
  return (
    <div ref={box}>
      <form
        role="presentation"
        onSubmit={(event) => {
          event.preventDefault();
          ask(String(new FormData(event.currentTarget).get('search') ?? ''));
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
 * Leads the list to other words. On a slow line somebody sorts or filters while a search is under way, or types while
 * the list is being sorted: one would undo the other, so the words go after it, to the address that it made. `onOther`
 * hears of words that came by a link or by the browser's own way back.
 */
function useWay(
  { search = '', to }: Pick<LiveSearchProps, 'search' | 'to'>,
  onOther: (words: string) => void,
): (words: string) => void {
  const navigate = useNavigate();
  const under_way = useNavigation().location?.search;
  const asked = useRef(search);
  const now = useRef({ to, under_way });
  /** The query to which this field leads, and the words that wait for another way to end. */
  const own = useRef<string>(undefined);
  const late = useRef<string>(undefined);
  const goTo = (words: string): void => {
    if (now.current.under_way !== undefined && now.current.under_way !== own.current) {
      late.current = words;
      return;
    }
    if (words === asked.current) return;
    asked.current = words;
    const address = now.current.to(words === '' ? undefined : words);
    own.current = address.includes('?') ? address.slice(address.indexOf('?')) : '';
    void navigate(address, { replace: true, preventScrollReset: true });
  };
  const hear = useEffectEvent(onOther);
  useEffect(() => {
    if (search !== asked.current) hear(search);
    asked.current = search;
  }, [search]);
  useEffect(() => {
    now.current = { to, under_way };
    if (under_way !== undefined) {
      if (own.current !== undefined && under_way !== own.current) late.current ??= asked.current;
      return;
    }
    if (search === asked.current) own.current = undefined;
    const words = late.current;
    if (words === undefined) return;
    late.current = undefined;
    asked.current = search;
    goTo(words);
  });
  return goTo;
}
