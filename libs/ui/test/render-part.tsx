import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';

import * as ui from './every-part.ts';

/** Renders a part in the light theme below a router, as every page does. */
export function renderPart(part: ReactNode, locale: ui.Locale = 'en') {
  return render(
    <MemoryRouter>
      <ui.UiProvider theme="LIGHT" locale={locale}>
        {part}
      </ui.UiProvider>
    </MemoryRouter>,
  );
}
