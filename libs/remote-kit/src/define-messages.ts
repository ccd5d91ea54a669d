import { isolated, LOCALES, type Messages, textsIn } from '@ebpls/contracts';
import { createInstance, type i18n, type TFunction } from 'i18next';
import { useMemo } from 'react';

import type { Settings } from './settings/settings.ts';
import { useSettings } from './settings/settings.store.ts';

type Language = Settings['language'];

type Stem<Key> = Key extends `${infer Word}_other` ? Word : never;

/**
 * Looks a text up by its key; `{name}` in the text takes `params.name`, and `count` chooses between `_one` and `_other`.
 */
export type Words<M extends Messages> = (
  key: Extract<keyof M, string> | Stem<keyof M>,
  params?: Record<string, string | number>,
) => string;

let catalogue: i18n | undefined;

function catalogues(): i18n {
  catalogue ??= begin();
  return catalogue;
}

function begin(): i18n {
  const instance = createInstance();
  void instance.init({
    lng: useSettings.getState().language,
    fallbackLng: 'en',
    resources: {},
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it draws; a name must not turn the sentence around it.
    interpolation: { prefix: '{', suffix: '}', escapeValue: true, escape: isolated },
  });
  return instance;
}

/**
 * Brings the messages of one room, each in every language, under its own namespace. A message that one language lacks
 * does not compile. `useWords()` follows the person's language on the page; `words()` is for loaders and actions,
 * `wordsIn()` for what is drawn in a given language.
 */
export function defineMessages<const M extends Messages>(namespace: string, messages: M) {
  for (const language of LOCALES)
    catalogues().addResourceBundle(language, namespace, textsIn(messages, language), true, true);
  const fixed = (language: Language): Words<M> => lookUp(catalogues().getFixedT(language, namespace));
  return {
    wordsIn: fixed,
    useWords(): Words<M> {
      const language = useSettings((settings) => settings.language);
      return useMemo(() => fixed(language), [language]);
    },
    words: ((key, params) => fixed(useSettings.getState().language)(key, params)) as Words<M>,
  };
}

function lookUp(translate: TFunction): (key: string, params?: Record<string, string | number>) => string {
  return (key, params) => translate(key, params ?? {});
}
