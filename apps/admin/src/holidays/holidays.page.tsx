// Page of a year's holidays, with the effect of a change on the running deadlines.

import { callEndpoint } from '@ebpls/api-client';
import { checkHolidays, listHolidays, saveHolidays } from '@ebpls/contracts';
import { showNotice, toRefusedForm } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';
import { Blocker, Page, SelectField, Stack } from '@ebpls/ui';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import * as v from 'valibot';

import { addresses } from '../addresses.ts';
import { useWords, words } from './holidays.messages.ts';
import { type HolidaysAnswer, HolidaysForm } from './holidays-form.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  const year = new URL(request.url).searchParams.get('year') ?? String(new Date().getFullYear());
  return callEndpoint(listHolidays, { params: { year }, signal: request.signal });
}

/** Body of the form: the list of the fields, to be checked or saved. */
const SentHolidays = v.object({
  intent: v.picklist(['check', 'save']),
  year: v.string(),
  days: v.array(v.unknown()),
});

export async function action({ request }: ActionFunctionArgs): Promise<HolidaysAnswer> {
  const { intent, year, days } = v.parse(SentHolidays, await request.json());
  const result = checkForm(saveHolidays.body, { days });
  if (result.fields) return { fields: result.fields };
  const input = { params: { year }, body: result.values };
  try {
    if (intent === 'check') return { effect: await callEndpoint(checkHolidays, input) };
    await callEndpoint(saveHolidays, input);
    showNotice('done', words('success_save', { year }));
    return {};
  } catch (error) {
    return toRefusedForm(error);
  }
}

/** The calendar of a year, with what another one does to the clocks that run. */
export function Component() {
  const { year, years, days, proposed } = useLoaderData<typeof loader>();
  const t = useWords();
  const navigate = useNavigate();
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      width="wide"
      breadcrumb={[{ label: t('back'), to: addresses.setUp }, { label: t('title') }]}
    >
      <Stack gap={6}>
        <SelectField
          label={t('year')}
          name="year"
          width="short"
          value={String(year)}
          options={years.map((one) => ({ value: String(one), label: String(one) }))}
          onChange={({ target }) => void navigate(`?year=${target.value}`)}
        />
        {days.length === 0 && (
          <Blocker tone="info" title={t('proposed', { year })}>
            {t('proposed_more')}
          </Blocker>
        )}
        <HolidaysForm key={JSON.stringify([year, days])} year={year} listed={days.length > 0 ? days : proposed} />
      </Stack>
    </Page>
  );
}
