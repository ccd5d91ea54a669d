// Loads the facts of this municipality (name, place, seal) for the shell.

import { callEndpoint } from '@ebpls/api-client';
import { formatGovernmentName, getMunicipality, type PublicMunicipality, getSealAddress } from '@ebpls/contracts';
import { saveLocalGovernment, useSettings } from '@ebpls/remote-kit';
import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';

import { useWords } from './shell-root.messages.ts';

/** The municipality of this installation; it may come late or never, and no page waits for it. */
export interface MunicipalityData {
  readonly municipality: Promise<PublicMunicipality | undefined>;
}

/** Loads the municipality, and sets how the texts of every page name it. */
export function loadMunicipality(): MunicipalityData['municipality'] {
  return callEndpoint(getMunicipality).then(
    (municipality) => {
      saveLocalGovernment(municipality.government);
      return municipality;
    },
    () => undefined,
  );
}

/** Returns the municipality's own settings once they are loaded. */
export function useMunicipality(): PublicMunicipality | undefined {
  const municipalityData = useRouteLoaderData<MunicipalityData>('shell')?.municipality;
  const [municipality, know] = useState<PublicMunicipality>();
  useEffect(() => {
    let isHere = true;
    void municipalityData?.then((loadedMunicipality) => isHere && know(loadedMunicipality));
    return () => {
      isHere = false;
    };
  }, [municipalityData]);
  return municipality;
}

/** Returns the text under the product's name: the municipality, or a general one until its name is known or set. */
export function usePlace(): string {
  const t = useWords();
  const language = useSettings((settings) => settings.language);
  const municipality = useMunicipality();
  return municipality && municipality.name !== ''
    ? formatGovernmentName(municipality, language)
    : t('municipality.unknown');
}

/** Returns the address of the municipality's own seal, once it is known that there is one. */
export function useSeal(): string | undefined {
  const municipality = useMunicipality();
  return municipality && getSealAddress(municipality);
}
