import type { Settings } from '@ebpls/remote-kit';
import { PublicFrame, TopBar } from '@ebpls/ui/frame';
import { renderPage } from '@ebpls/ui/prerender';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { wordsIn as shellWordsIn } from '../../routing/shell-root.messages.ts';
import { wordsIn } from '../entrance.messages.ts';
import { LoginForm } from './login-form.tsx';

const LOGIN_LANGUAGES = ['en', 'fil'] as const;

/**
 * Renders the sign-in page in both languages as a hidden part of the shell's document. A script
 * (`public/prerendered-login.js`) shows the one in the person's language until the shell is rendered (decision 0113).
 */
export function renderLogin(): string {
  const drawings = LOGIN_LANGUAGES.map((language) => ({
    language,
    ...renderPage(<Drawing language={language} />, language),
  }));
  const sheet = [...new Set(drawings.map(({ css }) => css))].join('');
  const pages = drawings.map(({ language, html }) => `<div lang="${language}">${html}</div>`).join('');
  return `<template id="prerendered-login"><style>${sheet}</style>${pages}</template>`;
}

function Drawing({ language }: { readonly language: Settings['language'] }) {
  const router = createMemoryRouter([{ path: '*', element: <LoginPage language={language} /> }], {
    initialEntries: ['/login'],
  });
  return <RouterProvider router={router} />;
}

/** Without the choice of the language, which needs the shell's code. */
function LoginPage({ language }: { readonly language: Settings['language'] }) {
  const place = shellWordsIn(language)('municipality.unknown');
  return (
    <PublicFrame width="narrow" top={<TopBar place={place} home="/app" />}>
      <LoginForm t={wordsIn(language)} />
    </PublicFrame>
  );
}
