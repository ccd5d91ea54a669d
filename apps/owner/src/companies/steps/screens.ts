// Splits a step of the business form into screens where not all of its fields fit on a phone.

import type { FormSection } from '@ebpls/contracts';
import { useNarrow } from '@ebpls/ui';
import { useNavigate, useSearchParams } from 'react-router';

import { addresses } from '../../addresses.ts';
import type { DraftValues } from '../../shared/drafts/autosave.ts';
import type { StepScreens } from '../../shared/steps/step-screens.ts';
import { type FormFieldRow, listFields, type PartName } from '../form/field-table.ts';
import type { Sections, CompanyStep } from '../form/steps.ts';

/** Parts of a step that share a screen where not all fit: two heights of a phone at most. */
const SCREENS: Readonly<Record<FormSection, readonly (readonly PartName[])[]>> = {
  identity: [['ownership'], ['registration'], ['owner', 'organization']],
  place: [['address', 'point'], ['ground'], ['lease']],
  contacts: [['contacts', 'emergency']],
  people: [['workers', 'vehicles']],
  activity: [['lines', 'goods']],
};

/** Returns the screens of a step that have fields for this kind of owner and place. */
export function listScreens(section: FormSection, values: DraftValues): readonly (readonly FormFieldRow[])[] {
  const shownFields = listFields(section, values);
  return SCREENS[section]
    .map((parts) => shownFields.filter(({ part }) => parts.includes(part)))
    .filter((fields) => fields.length > 0);
}

/** Returns the names of a field in the values: a pin is one field in two numbers. */
function listNames({ name, kind }: FormFieldRow): string[] {
  return kind === 'point' ? ['geo_lat', 'geo_lng', 'pin_remark'] : [name];
}

/** Returns the screens of the open step; undefined where the step is one page. */
export function useStepScreens(company_code: string, step: CompanyStep, sections: Sections): StepScreens | undefined {
  const isNarrow = useNarrow();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  if (!isNarrow || step === 'check' || SCREENS[step].length === 1) return undefined;

  const names = listScreens(step, sections[step]).map((fields) => fields.flatMap(listNames));
  const place = Math.min(Math.max(Number(search.get('screen') ?? 1) || 1, 1), names.length) - 1;
  return {
    place,
    count: names.length,
    names: names[place] ?? [],
    getPlace: (name) => {
      const screenIndex = names.findIndex((own) => own.includes(name));
      return screenIndex === -1 ? undefined : screenIndex;
    },
    goTo: (next) => void navigate(addresses.editCompany(company_code, step, next + 1)),
  };
}
