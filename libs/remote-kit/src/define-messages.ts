import { isolateDirection, LOCALES, type Messages } from '@ebpls/contracts';
import { useMemo } from 'react';

import type { Settings } from './settings/settings.ts';
import { useSettings } from './settings/settings.store.ts';

type MessageLanguage = Settings['language'];

type Stem<Key> = Key extends `${infer Word}_other` ? Word : never;

/**
 * Returns a text by its key; `{name}` in the text is replaced by `params.name`, and `count` chooses between `_one` and
 * `_other`.
 */
export type GetMessage<M extends Messages> = (
  key: Extract<keyof M, string> | Stem<keyof M>,
  params?: Record<string, string | number>,
) => string;

/** A name in the person's language, and in the others for searching. */
export interface NamedOption {
  readonly label: string;
  readonly synonyms: readonly string[];
}

type Params = Readonly<Record<string, string | number>>;

/** Plural rules by language: they choose between `_one` and `_other` for a count. */
const FORMS = new Map<MessageLanguage, Intl.PluralRules>();

/**
 * Messages of one module in every language; `namespace` is the module's name, by which a message missing at run time
 * can be found. A message that one language lacks does not compile. `useWords()` follows the person's language on the
 * page; `words()` is for loaders and actions, `wordsIn()` for texts in a given language. `useNames()` returns a name
 * with its counterparts in the other languages.
 */
export function defineMessages<const M extends Messages>(namespace: string, messages: M) {
  const createFixedGetter = (language: MessageLanguage): GetMessage<M> =>
    ((key: string, params: Params = {}) => {
      const message = messages[key + getPluralForm(params['count'], language)] ?? messages[key];
      return message ? fillMessage(message[language], params) : `${namespace}:${key}`;
    }) as GetMessage<M>;
  return {
    wordsIn: createFixedGetter,
    useWords(): GetMessage<M> {
      const language = useSettings((settings) => settings.language);
      return useMemo(() => createFixedGetter(language), [language]);
    },
    useNames(): (key: Parameters<GetMessage<M>>[0]) => NamedOption {
      const language = useSettings((settings) => settings.language);
      return (key) => ({
        label: createFixedGetter(language)(key),
        synonyms: LOCALES.filter((other) => other !== language).map((other) => createFixedGetter(other)(key)),
      });
    },
    words: ((key, params) => createFixedGetter(useSettings.getState().language)(key, params)) as GetMessage<M>,
  };
}

function getPluralForm(count: string | number | undefined, language: MessageLanguage): string {
  if (typeof count !== 'number') return '';
  const forms = FORMS.get(language) ?? new Intl.PluralRules(language);
  FORMS.set(language, forms);
  return `_${forms.select(count)}`;
}

/** React escapes the text; a name must not change the direction of the sentence around it. */
function fillMessage(text: string, params: Params): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => isolateDirection(params[name] ?? ''));
}
