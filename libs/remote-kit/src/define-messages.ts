import {
  isolateDirection,
  LOCALES,
  type LocalGovernment,
  type Message,
  type Messages,
  toGovernmentMessage,
} from '@ebpls/contracts';
import { useMemo } from 'react';

import { useLocalGovernment } from './settings/local-government.store.ts';
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
 * page; `words()` is for loaders and actions, `wordsIn()` for texts in a given language and for a given kind of local
 * government. `useNames()` returns a name with its counterparts in the other languages. A text is written for a
 * municipality and reads for a city in a city.
 */
export function defineMessages<const M extends Messages>(namespace: string, messages: M) {
  const findMessage = (key: string, form: string): Message | undefined => messages[key + form] ?? messages[key];
  const createFixedGetter = (language: MessageLanguage, kind: LocalGovernment = 'MUNICIPALITY'): GetMessage<M> =>
    ((key: string, params: Params = {}) => {
      const message = findMessage(key, getPluralForm(params['count'], language));
      if (message === undefined) return `${namespace}:${key}`;
      return fillMessage(toGovernmentMessage(message, kind)[language], params);
    }) as GetMessage<M>;
  return {
    wordsIn: createFixedGetter,
    useWords(): GetMessage<M> {
      const language = useSettings((settings) => settings.language);
      const kind = useLocalGovernment((government) => government.kind);
      return useMemo(() => createFixedGetter(language, kind), [language, kind]);
    },
    useNames(): (key: Parameters<GetMessage<M>>[0]) => NamedOption {
      const language = useSettings((settings) => settings.language);
      const kind = useLocalGovernment((government) => government.kind);
      return (key) => ({
        label: createFixedGetter(language, kind)(key),
        synonyms: LOCALES.filter((other) => other !== language).map((other) => createFixedGetter(other, kind)(key)),
      });
    },
    words: ((key, params) =>
      createFixedGetter(useSettings.getState().language, useLocalGovernment.getState().kind)(
        key,
        params,
      )) as GetMessage<M>,
  };
}

function getPluralForm(count: string | number | undefined, language: MessageLanguage): string {
  if (typeof count !== 'number') return '';
  const forms = FORMS.get(language) ?? new Intl.PluralRules(language);
  FORMS.set(language, forms);
  return `_${forms.select(count)}`;
}

/** A law or section and its number, and a percentage and its sign, in both languages. */
const REFERENCE_SPACES =
  /\b(RA|PD|BP|EO|Act|Secs?\.|Sek\.|[Ss]ections?|[Ss]eksiyon|Art\.|Article) (?=[\d{])|(\d) (?=%)/g;

/**
 * React escapes the text; a name must not change the direction of the sentence around it. No line ends between a
 * reference to a law and its number, which would otherwise be read apart.
 */
function fillMessage(text: string, params: Params): string {
  return text
    .replaceAll(REFERENCE_SPACES, '$1$2\u00a0')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => isolateDirection(params[name] ?? ''));
}
