import type { ReactNode } from 'react';
import { createContext, useContext, useEffect, useLayoutEffect } from 'react';

import './sheet.css';
import { showPresses } from './actions/show-presses.ts';
import { FailureContext, type ReportFailure } from './states/boundary.tsx';
import type { ThemeName } from './theme/tokens.ts';
import type { Locale } from './words/words.ts';
import { LocaleContext } from './words/words.ts';

export type Direction = 'ltr' | 'rtl';

const DirectionContext = createContext<Direction>('ltr');

export function useDirection(): Direction {
  return useContext(DirectionContext);
}

/** Properties of the context that gives all components their theme, direction and language. */
export interface UiProviderProps {
  readonly theme?: ThemeName | undefined;
  readonly direction?: Direction | undefined;
  /** Titles shrink one step below 600 px. */
  readonly responsiveFonts?: boolean | undefined;
  readonly locale?: Locale | undefined;
  /** Called for every part that fails to render; keep it the same function. */
  readonly onFailure?: ReportFailure | undefined;
  readonly children?: ReactNode;
}

const ignoreFailure: ReportFailure = () => undefined;

/** Provides every part with its theme, reading direction and language; sets them on the document so that the whole page follows. */
export function UiProvider({
  theme = 'ONE_DARK',
  direction = 'ltr',
  responsiveFonts = true,
  locale = 'en',
  onFailure = ignoreFailure,
  children,
}: UiProviderProps) {
  useLayoutEffect(() => {
    const { documentElement: html } = document;
    html.dataset['theme'] = theme;
    html.dataset['fonts'] = responsiveFonts ? 'responsive' : 'fixed';
    html.dir = direction;
    html.lang = locale;
  }, [theme, direction, responsiveFonts, locale]);
  useEffect(() => {
    return showPresses();
  }, []);

  return (
    <DirectionContext value={direction}>
      <LocaleContext value={locale}>
        <FailureContext value={onFailure}>{children}</FailureContext>
      </LocaleContext>
    </DirectionContext>
  );
}
