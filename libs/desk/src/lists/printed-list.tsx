// Prints the list of a desk as it is now, by the browser's own print command.

import { useOfferActs } from '@ebpls/remote-kit';
import { momentWritten, useLocale } from '@ebpls/ui';
import { PrintSheet } from '@ebpls/ui/lists';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { useWords } from './list.messages.ts';

interface PrintedListProps {
  readonly title: string;
  /** Whose list it is. */
  readonly office: string;
  /** The view of the list. */
  readonly view: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The list has further pages, which are not printed. */
  readonly hasMore: boolean;
}

/** The list for printing; it exists only while the browser prints, dated at that moment. */
export function PrintedList({ title, office, view, heads, rows, hasMore }: PrintedListProps) {
  const t = useWords();
  const locale = useLocale();
  const printedAt = usePrintMoment();
  useOfferActs([
    { act: 'print_list', label: t('print'), synonyms: t('print_synonyms').split(', '), keyHint: 'Ctrl P', run: print },
  ]);
  if (printedAt === undefined) return null;
  const lines = [
    office,
    t(hasMore ? 'printed_first' : 'printed_all', { view, count: rows.length }),
    t('printed_at', { when: momentWritten(printedAt, locale) }),
  ];
  return <PrintSheet title={title} lines={lines} heads={heads} rows={rows} />;
}

const print = (): void => globalThis.print();

/** When the browser's print command was given; undefined while nothing is printed. */
function usePrintMoment(): Date | undefined {
  const [printedAt, setPrintedAt] = useState<Date>();
  useEffect(() => {
    // The browser takes the page as it is when the event ends.
    const begin = () => flushSync(() => setPrintedAt(new Date()));
    const end = () => setPrintedAt(undefined);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return printedAt;
}
