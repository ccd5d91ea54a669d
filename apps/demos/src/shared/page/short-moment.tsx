import { momentWritten, useLocale } from '@ebpls/ui';
import { useState } from 'react';

/** A moment in short form for lists: the time of today, the day of this year, else the whole day. */
export function ShortMoment({ at }: { readonly at: string }) {
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const fullMoment = momentWritten(at, locale);
  const [day, time] = fullMoment.split(', ');
  const [today = ''] = momentWritten(now, locale).split(', ');
  const isThisYear = day?.slice(-4) === today.slice(-4);
  return (
    <time dateTime={at} title={fullMoment}>
      {day === today ? time : isThisYear ? day?.slice(0, -5) : day}
    </time>
  );
}
