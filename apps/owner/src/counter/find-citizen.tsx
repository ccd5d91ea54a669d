import { Blocker, Button, Row, Section, SelectField, Stack, TextField } from '@ebpls/ui';
import { Form, useActionData, useNavigation } from 'react-router';

import { useActionFields } from '../shared/fields/use-action-fields.ts';
import { useWords } from './counter.messages.ts';
import type { CounterAnswer } from './counter-answer.ts';

const CITIZEN_KEYS = ['EMAIL', 'MOBILE', 'TIN'] as const;

/** Finds one account by a complete e-mail address, mobile number or TIN; accounts cannot be browsed. */
export function FindCitizen() {
  const answer = useActionData<CounterAnswer>();
  const t = useWords();
  const ownAnswer = answer?.act === 'find' || answer?.act === 'consent' ? answer : undefined;
  return (
    <Section title={t('find')} hint={t('find_lead')}>
      <Stack gap={4}>
        <Question citizenKey={ownAnswer?.citizenKey} refusedForm={ownAnswer?.refusedForm} />
        <div aria-live="polite">{ownAnswer?.citizen !== undefined && <FoundCitizen answer={ownAnswer} />}</div>
      </Stack>
    </Section>
  );
}

type QuestionProps = {
  readonly [K in 'citizenKey' | 'refusedForm']: CounterAnswer[K] | undefined;
};

function Question({ citizenKey = { by: 'EMAIL', value: '' }, refusedForm }: QuestionProps) {
  const t = useWords();
  const { state } = useNavigation();
  const { getField } = useActionFields(refusedForm?.fields);
  const value = getField('value');
  const hasFieldMessages = Object.keys(refusedForm?.fields ?? {}).length > 0;
  const error = value.error ?? (hasFieldMessages ? undefined : refusedForm?.message);
  return (
    <Form method="post" noValidate>
      <Stack gap={4}>
        <SelectField
          {...getField('by')}
          label={t('by')}
          defaultValue={citizenKey.by}
          options={CITIZEN_KEYS.map((key) => ({ value: key, label: t(key) }))}
        />
        <TextField {...value} label={t('value')} autoComplete="off" defaultValue={citizenKey.value} error={error} />
        <div>
          <Button type="submit" name="act" value="find" kind="primary" busy={state === 'submitting'}>
            {t('search')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

function FoundCitizen({ answer: { citizen, citizenKey } }: { readonly answer: CounterAnswer }) {
  const t = useWords();
  if (citizen === null || citizen === undefined || citizenKey === undefined)
    return <Blocker tone="warning" title={t('no_match')} />;
  const { name, email, mobile, businesses, is_unclaimed } = citizen;
  return (
    <Blocker
      tone="success"
      icon="user"
      title={t('is_it', { name, email: email || (mobile ?? '') })}
      action={
        <Form method="post">
          <input type="hidden" name="act" value="consent" />
          <input type="hidden" name="by" value={citizenKey.by} />
          <input type="hidden" name="value" value={citizenKey.value} />
          <Row>
            {mobile !== null && (
              <Button type="submit" name="way" value="MOBILE" kind="primary">
                {t('send_MOBILE', { mobile })}
              </Button>
            )}
            {email !== '' && (
              <Button type="submit" name="way" value="EMAIL" {...(mobile === null && { kind: 'primary' as const })}>
                {t('send_EMAIL')}
              </Button>
            )}
            <Button type="submit" name="way" value="SIGNATURE">
              {t('send_SIGNATURE')}
            </Button>
          </Row>
        </Form>
      }
    >
      {[t('is_it_more', { count: businesses }), is_unclaimed ? t('unclaimed') : ''].filter(Boolean).join(' ')}
    </Blocker>
  );
}
