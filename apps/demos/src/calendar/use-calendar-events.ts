import { showNotice, useSettings } from '@ebpls/remote-kit';
import { momentWritten } from '@ebpls/ui';
import { useCallback, useState } from 'react';

import { useWords as useSharedWords } from '../shared/page/demos.messages.ts';
import type { CalendarEvent } from './first-events.ts';
import { callCalendar, type NewEvent } from './calendar-mock.ts';
import { useWords } from './calendar.messages.ts';

type Update = Partial<NewEvent>;

/**
 * Hook with the events of the calendar page and the acts on them, each with a notice; a move by hand also updates the
 * live region.
 */
export function useCalendarEvents(first: readonly CalendarEvent[], query: string) {
  const { events, create, change, remove } = useEventCalls(first, query);
  const [announcement, announce] = useState('');
  const t = useWords();
  const shared = useSharedWords();
  const language = useSettings((settings) => settings.language);

  const move = useCallback(
    async (id: string, update: Update, revert?: () => void) => {
      try {
        const { title, start } = await change(id, update);
        announce(t('moved', { title, when: momentWritten(start, language, { weekday: true }) }));
      } catch {
        revert?.();
        showNotice('failed', shared('failed'));
      }
    },
    [change, t, shared, language],
  );
  const save = async (values: NewEvent, id: string | undefined) => {
    await (id === undefined ? create(values) : change(id, values));
    showNotice('done', t(id === undefined ? 'created' : 'updated', { title: values.title }));
  };
  const removeWithUndo = async ({ id, ...event }: CalendarEvent) => {
    await remove(id);
    const undo = () => void create(event).catch(() => showNotice('failed', shared('failed')));
    showNotice('done', t('deleted', { title: event.title }), { label: t('undo'), act: undo });
  };
  return { events, announcement, move, save, remove: removeWithUndo };
}

/** The events of the page and the calls that change them. Each call throws when the server refuses. */
function useEventCalls(first: readonly CalendarEvent[], query: string) {
  const [events, setEvents] = useState(first);
  const create = useCallback(
    async (json: NewEvent) => {
      const { event } = await callCalendar<{ event: CalendarEvent }>(`/api/calendar/new${query}`, { json });
      setEvents((before) => [...before, event]);
    },
    [query],
  );
  const change = useCallback(
    async (eventId: string, update: Update) => {
      const json = { eventId, update };
      const { event } = await callCalendar<{ event: CalendarEvent }>(`/api/calendar/update${query}`, { json });
      setEvents((before) => before.map((one) => (one.id === eventId ? event : one)));
      return event;
    },
    [query],
  );
  const remove = useCallback(
    async (eventId: string) => {
      await callCalendar(`/api/calendar/delete${query}`, { json: { eventId } });
      setEvents((before) => before.filter(({ id }) => id !== eventId));
    },
    [query],
  );
  return { events, create, change, remove };
}
