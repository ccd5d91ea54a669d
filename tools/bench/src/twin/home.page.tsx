// Start page of the shell built as one bundle, with which benchmarks compare the product: React renders it in the
// browser, and data of the server comes afterwards.

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

export function loader(): { readonly request: Promise<HomeContent> } {
  const fetchJson = async <T,>(address: string): Promise<T> => (await (await fetch(address)).json()) as T;
  return {
    request: Promise.all([
      fetchJson<PublicMunicipality>(getMunicipality.path),
      fetchJson<PublicFigures>(getPublicFigures.path),
    ]).then(([municipality, figures]) => ({ municipality, figures })),
  };
}

export function Component() {
  const { request } = useLoaderData<typeof loader>();
  const [content, setContent] = useState<HomeContent>({});
  const language = useSettings((settings) => settings.language);
  useEffect(() => {
    void request.then(setContent);
  }, [request]);
  return <StartPage language={language} renderer={createRenderer({ ...content, has_docs: true, has_form: true })} />;
}
