// Field that searches all pages during the input; its index loads with the first focus.

import { useSettings } from '@ebpls/remote-kit';
import { SearchField, VisuallyHidden } from '@ebpls/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { useWords } from '../docs.messages.ts';
import type { Place } from './load-find.ts';
import * as look from './search.module.css';
import { useFind } from './use-find.ts';

/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element filters as one types, and browsers of the time before 2023 know no search element */

/** Searches all pages during the input. Its index loads with the first focus. */
export function SearchBox() {
  const t = useWords();
  const navigate = useNavigate();
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const language = useSettings((settings) => settings.language);
  const { find, hasFailed, load } = useFind();
  useSlash(field);

  const places = find && isOpen && words.trim() !== '' ? find(words, language) : undefined;
  const type = (text: string): void => {
    setWords(text);
    setAt(0);
    setOpen(true);
  };
  const open = (place: Place | undefined): void => {
    if (place === undefined) return;
    setOpen(false);
    setWords('');
    void navigate(place.address);
  };
  const press = (event: KeyboardEvent): void => {
    const count = places?.length ?? 0;
    if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'Enter') open(places?.[at]);
    else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0)
      setAt((at + (event.key === 'ArrowDown' ? 1 : count - 1)) % count);
    else return;
    event.preventDefault();
  };
  const isShown = places !== undefined && places.length > 0;
  return (
    <div role="search" className={look.search}>
      <SearchField
        ref={field}
        label={t('search.label')}
        keyHint="/"
        value={words}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isShown ? `${list}-${at}` : undefined}
        onFocus={load}
        onBlur={() => setOpen(false)}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
      />
      <Results {...{ list, places, at, searchText: words, open }} />
      {hasFailed && <p className={look.none}>{t('search.failed')}</p>}
    </div>
  );
}

interface ResultsProps {
  readonly list: string;
  /** Undefined without a search. */
  readonly places: readonly Place[] | undefined;
  readonly at: number;
  readonly searchText: string;
  readonly open: (place: Place) => void;
}

/** The places found, and how many they are for who does not see them. */
function Results({ list, places, at, searchText, open }: ResultsProps) {
  const t = useWords();
  const count = places?.length ?? 0;
  return (
    <>
      <div role="listbox" id={list} aria-label={t('search.label')} className={look.list} hidden={count === 0}>
        {places?.map((place, index) => (
          <PlaceOption
            key={place.id}
            id={`${list}-${index}`}
            place={place}
            isChosen={index === at}
            onOpen={() => open(place)}
          />
        ))}
      </div>
      {places?.length === 0 && (
        <p className={look.none} aria-hidden>
          {t('search.none', { words: searchText })}
        </p>
      )}
      <VisuallyHidden as="div">
        <output>{getStatusText(t, { places, searchText })}</output>
      </VisuallyHidden>
    </>
  );
}

function getStatusText(
  t: ReturnType<typeof useWords>,
  { places, searchText }: Pick<ResultsProps, 'places' | 'searchText'>,
): string {
  if (places === undefined) return '';
  return places.length === 0 ? t('search.none', { words: searchText }) : t('search.found', { count: places.length });
}

interface FoundProps {
  readonly id: string;
  readonly place: Place;
  readonly isChosen: boolean;
  readonly onOpen: () => void;
}

/** The press begins before the field loses the focus, which would close the list. The keyboard stays in the field. */
function PlaceOption({ id, place, isChosen, onOpen }: FoundProps) {
  return (
    <div
      role="option"
      id={id}
      aria-selected={isChosen}
      tabIndex={-1}
      className={look.place}
      onMouseDown={(event) => {
        event.preventDefault();
        onOpen();
      }}
    >
      <strong>{place.title}</strong>
      {place.heading !== '' && <span>{place.heading}</span>}
      <small>{place.excerpt}</small>
    </div>
  );
}

/* oxlint-enable jsx-a11y/prefer-tag-over-role */

/** The key / focuses the search, unless the focus is in a text field. */
function useSlash(field: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent): void => {
      const { target } = event;
      const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [field]);
}
