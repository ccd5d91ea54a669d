export type Language = 'en' | 'fil';

let language: Language = 'en';

/** Sets the language of answers (`Accept-Language`) and of this library's own few sentences. */
export function setLanguage(next: Language): void {
  language = next;
}

/** Returns the language set last, initially English. */
export function getCurrentLanguage(): Language {
  return language;
}

const SENTENCES = {
  offline: {
    en: 'We could not reach the server. Check your connection and try again.',
    fil: 'Hindi maabot ang server. Tingnan ang iyong koneksiyon at subukan muli.',
  },
  act_offline: {
    en: 'This action requires an internet connection. The server did not confirm it, but your entries are still here. Please try again when you are online.',
    fil: 'Kailangan nito ng internet. Hindi ito nakumpirma ng server, pero narito pa ang tinype mo. Subukan muli kapag online ka na.',
  },
  other_account: {
    en: 'Another user has signed in on this device. Reload the page.',
    fil: 'May ibang nag-sign in sa device na ito. I-reload ang pahina.',
  },
  unreadable: {
    en: 'The server’s reply could not be processed. Reload the page and try again.',
    fil: 'Hindi maunawaan ng pahinang ito ang sagot ng server. I-reload ang pahina at subukan muli.',
  },
  failed: {
    en: 'Something went wrong on our side. Please try again.',
    fil: 'Nagkaroon ng problema sa aming panig. Pakisubukan muli.',
  },
} as const;

/** Returns one of this library's own sentences in the current language. */
export function getSentence(key: keyof typeof SENTENCES): string {
  return SENTENCES[key][language];
}
