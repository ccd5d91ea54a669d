import { OUT_OF_TURN_GROUNDS } from '@ebpls/contracts';

import type { ActField, ActForm } from '../../acts/act-form.ts';
import { useWords } from '../../messages/turn.messages.ts';

/** Fields for a person who claims cases before their turn (decision 0115). */
export function useOutOfTurnFields(): readonly ActField[] {
  const t = useWords();
  return [
    {
      kind: 'list',
      name: 'ground',
      label: t('ground'),
      options: OUT_OF_TURN_GROUNDS.map((value) => ({ value, label: t(value) })),
      initialChoice: '',
      placeholder: t('choose'),
    },
    { kind: 'lines', name: 'note', label: t('note'), help: t('note_help'), is_optional: true },
  ];
}

/** The form that follows when the server reports that another case comes first. */
export function useOutOfTurnForm(on: string | number, business: string): ActForm {
  const t = useWords();
  return {
    act: 'claim',
    on,
    title: t('dialog_turn', { business }),
    lead: t('lead_turn'),
    confirm: t('take_now'),
    fields: useOutOfTurnFields(),
  };
}
