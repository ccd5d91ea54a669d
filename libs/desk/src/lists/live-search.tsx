import { SEARCH_LEAST } from '@ebpls/contracts';
import { SearchField } from '@ebpls/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

import { useDeskKeys } from '../frame/keys/desk-keys.ts';

/** So long after the last letter the list is asked: shorter asks for every letter, longer is waited for. */
const PAUSE_MS = 250;

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
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(search);
  // The list may have been sorted or filtered while the search waited: its address is the one of then.
  const address = useRef(to);
  useEffect(() => {
    address.current = to;
  });
  useDeskKeys({ '/': () => box.current?.querySelector('input')?.focus() });
  useEffect(() => {
    return () => clearTimeout(timer.current);
  }, []);
  useEffect(() => {
    const field = box.current?.querySelector('input');
    // Other words came by a link or by the browser's own way back; one's own stay as they are typed.
    if (field && search !== asked.current) field.value = search;
    asked.current = search;
  }, [search]);

  const ask = (typed: string): void => {
    clearTimeout(timer.current);
    const words = typed.trim();
    if (words === asked.current) return;
    asked.current = words;
    void navigate(address.current(words === '' ? undefined : words), { replace: true, preventScrollReset: true });
  };
  const wait = (typed: string): void => {
    clearTimeout(timer.current);
    const { length } = typed.trim();
    if (length === 0 || length >= SEARCH_LEAST) timer.current = setTimeout(() => ask(typed), PAUSE_MS);
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
