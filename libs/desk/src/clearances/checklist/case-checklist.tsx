import type { CheckAnswer, CheckedItem, ClearanceCase } from '@ebpls/contracts';
import { useSession } from '@ebpls/remote-kit';
import { Button, Row, Section, Text } from '@ebpls/ui';
import { CheckItem, CheckList } from '@ebpls/ui/records';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

import { ActDialog } from '../../acts/act-dialog.tsx';
import type { ActForm } from '../../acts/act-form.ts';
import { restoreFocus } from '../../frame/case-top.tsx';
import { isInDocuments, useDeskKeys } from '../../frame/keys/desk-keys.ts';
import { useWords } from './checklist.messages.ts';
import { ItemNote } from './item-note.tsx';
import type { ChecklistAnswers } from './use-checklist-answers.ts';

const ANSWER_KEYS = { COMPLIANT: '1', NOT_COMPLIANT: '2', NOT_APPLICABLE: '3' } as const;
const REST_KEY = '0';
const ANSWER_STYLES = { COMPLIANT: 'yes', NOT_COMPLIANT: 'no', NOT_APPLICABLE: 'not_applicable' } as const;
const ANSWERABLE_STATES: ReadonlySet<string> = new Set(['UNDER_REVIEW', 'INSPECTION_SCHEDULED']);

interface CaseChecklistProps {
  readonly openCase: ClearanceCase;
  readonly answers: ChecklistAnswers;
}

/**
 * The office's checklist for one case: 1, 2 and 3 answer the current item and move to the next open one; 0 marks every
 * open item as complying.
 */
export function CaseChecklist({ openCase, answers }: CaseChecklistProps) {
  const t = useWords();
  const isHead = useSession(({ user }) => user?.permissions.includes('office_head') === true);
  const { items, current, mayAnswer, hasAnswered, answer, answerRest, choose, remarkItem } = useChecking(
    openCase,
    answers,
  );
  const [actForm, setActForm] = useState<ActForm>();
  const remark = useRemarkForm(openCase);
  useCheckKeys(current && answer, mayAnswer && remarkItem ? () => setActForm(remark(remarkItem)) : undefined);
  useDeskKeys({ [REST_KEY]: answerRest });
  // After every drawing: an answer takes its own buttons away.
  useEffect(() => {
    restoreFocus();
  });
  if (items.length === 0 && !isHead) return null;

  const now = items.filter(({ answer: itemAnswer }) => itemAnswer !== null).length;
  return (
    <Section
      title={t('title')}
      level={3}
      hint={items.length > 0 && t('answered_of', { now, all: items.length })}
      // While items are open the line has space for one action; the checklist itself is in the menu of the office.
      actions={
        answerRest ? (
          <Button size="desk" kind="quiet" keyHint={REST_KEY} onClick={answerRest}>
            {t('rest_complies')}
          </Button>
        ) : (
          <ListLink isHead={isHead} />
        )
      }
    >
      {items.length === 0 && (
        <Text size="secondary" tone="muted">
          {t('none_of_case')}
        </Text>
      )}
      <CheckList label={t('title')}>
        {items.map((one) => (
          <CheckItem
            key={one.item}
            label={one.text}
            answer={one.answer === null ? undefined : ANSWER_STYLES[one.answer]}
            answerText={one.answer === null ? undefined : t(one.answer)}
            note={<ItemNote item={one} />}
            current={one.item === current?.item}
            onChoose={mayAnswer ? () => choose(one.item) : undefined}
          >
            {one.item === current?.item && (
              <AnswerButtons onAnswer={answer} onRemark={() => setActForm(remark(one))} isNext={hasAnswered} />
            )}
          </CheckItem>
        ))}
      </CheckList>
      {actForm && <ActDialog key={actForm.on} form={actForm} onClose={() => setActForm(undefined)} />}
    </Section>
  );
}

/** Which item the keys answer: the one that was chosen, else the first that is open. */
function useChecking(clearanceCase: ClearanceCase, { items, answer }: ChecklistAnswers) {
  const [chosenItem, setChosenItem] = useState<string>();
  const [recent, remember] = useState<string>();
  const mayAnswer = clearanceCase.acts.length > 0 && ANSWERABLE_STATES.has(clearanceCase.clearance.state);
  const current = mayAnswer ? findCurrentItem(items, chosenItem) : undefined;
  return {
    items,
    current,
    mayAnswer,
    hasAnswered: recent !== undefined,
    choose: setChosenItem,
    /** The item that a remark by key belongs to. */
    remarkItem: items.find(({ item }) => item === (chosenItem ?? recent)) ?? current,
    answer: (itemAnswer: CheckAnswer): void => {
      if (current === undefined) return;
      answer([current.item], itemAnswer);
      remember(current.item);
      setChosenItem(undefined);
    },
    /** Absent where nothing is open. */
    answerRest:
      current &&
      (() => {
        const openItems = items.filter((one) => one.answer === null);
        answer(
          openItems.map(({ item }) => item),
          'COMPLIANT',
        );
        setChosenItem(undefined);
      }),
  };
}

function ListLink({ isHead }: { readonly isHead: boolean }) {
  const t = useWords();
  const { pathname } = useLocation();
  return (
    <Button size="desk" kind="quiet" to={pathname.replace(/clearances$/, 'checklist')}>
      {t(isHead ? 'change_list' : 'see_list')}
    </Button>
  );
}

function findCurrentItem(items: readonly CheckedItem[], chosenItem: string | undefined): CheckedItem | undefined {
  return items.find(({ item }) => item === chosenItem) ?? items.find(({ answer }) => answer === null);
}

/** The figures turn papers while the documents have the focus, and answer items everywhere else. */
function useCheckKeys(answer: ((said: CheckAnswer) => void) | undefined, remark: (() => void) | undefined): void {
  const key = (itemAnswer: CheckAnswer) => answer && (() => answer(itemAnswer));
  useDeskKeys(
    {
      [ANSWER_KEYS.COMPLIANT]: key('COMPLIANT'),
      [ANSWER_KEYS.NOT_COMPLIANT]: key('NOT_COMPLIANT'),
      [ANSWER_KEYS.NOT_APPLICABLE]: key('NOT_APPLICABLE'),
    },
    () => !isInDocuments(),
  );
  useDeskKeys({ m: remark });
}

function useRemarkForm({ clearance }: ClearanceCase): (item: CheckedItem) => ActForm {
  const t = useWords();
  return ({ item, text, answer, remark }) => ({
    act: 'check_remark',
    on: `${clearance.clearance_id ?? 0}/${item}`,
    title: t('remark_question'),
    lead: text,
    confirm: t('save'),
    fields: [
      {
        kind: 'choice',
        name: 'answer',
        label: t('title'),
        initialChoice: answer ?? '',
        options: (['COMPLIANT', 'NOT_COMPLIANT', 'NOT_APPLICABLE'] as const).map((value) => ({
          value,
          label: t(value),
        })),
      },
      {
        kind: 'text',
        name: 'remark',
        label: t('remark'),
        help: t('remark_help'),
        initialText: remark,
        is_optional: true,
      },
    ],
  });
}

interface AnswersProps {
  readonly onAnswer: (answer: CheckAnswer) => void;
  readonly onRemark: () => void;
  /** The clerk is answering: the item comes into sight. A case that was just opened stays where it is. */
  readonly isNext: boolean;
}

function AnswerButtons({ onAnswer, onRemark, isNext }: AnswersProps) {
  const t = useWords();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isNext) place.current?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [isNext]);
  return (
    <Row gap={1}>
      <span ref={place} hidden />
      {(['COMPLIANT', 'NOT_COMPLIANT', 'NOT_APPLICABLE'] as const).map((answer) => (
        <Button key={answer} size="desk" keyHint={ANSWER_KEYS[answer]} onClick={() => onAnswer(answer)}>
          {answer === 'NOT_APPLICABLE' ? t('short_NOT_APPLICABLE') : t(answer)}
        </Button>
      ))}
      <Button size="desk" kind="quiet" keyHint="M" onClick={onRemark}>
        {t('remark')}
      </Button>
    </Row>
  );
}
