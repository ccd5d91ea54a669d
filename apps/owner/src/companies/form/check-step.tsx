import { type Company, FORM_SECTIONS, type FormSection, type Reference } from '@ebpls/contracts';
import { isSending, type RefusedForm } from '@ebpls/remote-kit';
import { Blocker, Button, Facts, Row, Section, Stack, TextLink } from '@ebpls/ui';
import { FormBar } from '@ebpls/ui/forms';
import { type ReactNode, useState } from 'react';
import type { FetcherWithComponents } from 'react-router';

import { addresses, isAtCounter } from '../../addresses.ts';
import { useWords as useFormWords } from '../../owner.messages.ts';
import { PinChecked } from '../../shared/place/pin-checked.tsx';
import { useSaveState } from '../../shared/steps/step-form.tsx';
import type { OpenDraft } from '../../shared/drafts/use-draft.ts';
import { useAnswers } from './answers.ts';
import { useWords } from './form.messages.ts';
import { isComplete, findSection } from './steps.ts';

interface CheckStepProps {
  readonly company: Company;
  readonly reference: Reference;
  readonly draft: OpenDraft<FormSection>;
  readonly register: FetcherWithComponents<RefusedForm>;
  readonly back: ReactNode;
}

/** Last step of the business form: all answers with links to their steps, then the registration. */
export function CheckStep({ company, reference, draft, register, back }: CheckStepProps) {
  const t = useWords();
  const f = useFormWords();
  const listAnswers = useAnswers(reference);
  const { parts: sections, flush, saveStatus, choices } = draft;
  const saveState = useSaveState(saveStatus);
  const open = FORM_SECTIONS.filter((section) => !isComplete(section, sections[section]));
  const send = async (act: 'register' | 'discard'): Promise<void> => {
    if (act === 'register') await flush();
    const { draft_revision, has_choices } = draft.now();
    if (act === 'register' && has_choices) return;
    await register.submit({ act, draft_revision }, { method: 'post' });
  };

  return (
    <Stack gap={8}>
      <RefusalNotice company={company} answer={register.data} />
      {open.length > 0 && (
        <Blocker tone="warning" title={t('incomplete')}>
          {open.map((section) => (
            <OpenStep key={section} company={company} section={section} />
          ))}
        </Blocker>
      )}
      <PinChecked
        reference={reference}
        place={sections.place}
        changeAt={addresses.editCompany(company.company_code, 'place')}
      />
      <Stack gap={8}>
        {FORM_SECTIONS.map((section) => (
          <Section
            key={section}
            title={t(`step_${section}`)}
            actions={<TextLink to={addresses.editCompany(company.company_code, section)}>{f('change')}</TextLink>}
          >
            <Facts items={listAnswers(section, sections[section])} />
          </Section>
        ))}
      </Stack>
      {company.is_draft && !isAtCounter() && <Discard onDiscard={() => void send('discard')} />}
      <FormBar {...saveState} back={back}>
        <Button
          kind="primary"
          busy={isSending(register)}
          disabled={open.length > 0 || choices.length > 0}
          onClick={() => void send('register')}
        >
          {t(company.is_draft ? 'register' : 'save_changes')}
        </Button>
      </FormBar>
    </Stack>
  );
}

function OpenStep({ company, section }: { readonly company: Company; readonly section: FormSection }) {
  const t = useWords();
  return (
    <div>
      <TextLink to={addresses.editCompany(company.company_code, section)}>{t(`step_${section}`)}</TextLink>
    </div>
  );
}

/** The server's refusals, each with a link to its step, which shows it at the field. */
function RefusalNotice({ company, answer }: { readonly company: Company; readonly answer: RefusedForm | undefined }) {
  const t = useWords();
  if (!answer) return null;
  return (
    <div role="alert">
      <Blocker tone="danger" title={t('register_refused')}>
        <p>{answer.message}</p>
        {Object.entries(answer.fields).map(([path, [message = '']]) => {
          const section = findSection(path);
          return (
            <div key={path}>
              {section ? (
                <TextLink to={addresses.editCompany(company.company_code, section)}>{message}</TextLink>
              ) : (
                message
              )}
            </div>
          );
        })}
      </Blocker>
    </div>
  );
}

function Discard({ onDiscard }: { readonly onDiscard: () => void }) {
  const t = useWords();
  const [asks, setAsks] = useState(false);
  if (!asks)
    return (
      <div>
        <Button kind="quiet" icon="trash" onClick={() => setAsks(true)}>
          {t('discard')}
        </Button>
      </div>
    );
  return (
    <Row>
      <span role="alert">{t('discard_sure')}</span>
      <Button kind="danger" onClick={onDiscard}>
        {t('discard')}
      </Button>
      <Button onClick={() => setAsks(false)}>{t('discard_cancel')}</Button>
    </Row>
  );
}
