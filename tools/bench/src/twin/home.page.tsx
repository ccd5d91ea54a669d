import { getMunicipality, getPublicFigures, type PublicFigures, type PublicMunicipality } from '@ebpls/contracts';
import { useSettings } from '@ebpls/remote-kit';
import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router';

import { createRenderer } from '../../../../apps/shell/src/landing/template-renderer.tsx';
import { StartPage } from '../../../../apps/shell/src/landing/start-page.tsx';

interface HomeContent {
  readonly municipality?: PublicMunicipality;
  readonly figures?: PublicFigures;
}

/**
 * The start page as a single bundle would have it: React draws it in the browser, and what the server knows comes
 * afterwards.
 */
export function loader(): { readonly asked: Promise<HomeContent> } {
  const ask = async <T,>(address: string): Promise<T> => (await (await fetch(address)).json()) as T;
  return {
    asked: Promise.all([ask<PublicMunicipality>(getMunicipality.path), ask<PublicFigures>(getPublicFigures.path)]).then(
      ([municipality, figures]) => ({ municipality, figures }),
    ),
  };
}

export function Component() {
  const { asked } = useLoaderData<typeof loader>();
  const [known, know] = useState<HomeContent>({});
  const language = useSettings((settings) => settings.language);
  useEffect(() => {
    void asked.then(know);
  }, [asked]);
  return <StartPage language={language} ink={createRenderer({ ...known, has_docs: true, has_form: true })} />;
}
