import type { FormSection, Reference } from '@ebpls/contracts';

import { ActivityStep } from './activity-step.tsx';
import { ContactsStep } from './contacts-step.tsx';
import { IdentityStep } from './identity-step.tsx';
import { PeopleStep } from './people-step.tsx';
import { PlaceStep } from './place-step.tsx';

/** The fields of one step. */
export function StepFields({ section, reference }: { readonly section: FormSection; readonly reference: Reference }) {
  if (section === 'identity') return <IdentityStep />;
  if (section === 'place') return <PlaceStep reference={reference} />;
  if (section === 'contacts') return <ContactsStep />;
  if (section === 'people') return <PeopleStep />;
  return <ActivityStep reference={reference} />;
}
