import { Button, Section, Stack, TextField } from '@ebpls/ui';
import { DateField } from '@ebpls/ui/forms';
import { type FormEvent, useRef, useState } from 'react';

import { useDemoAct } from '../../shared/page/use-demo-act.ts';
import type { Todo } from '../project.ts';
import { callProjects } from '../projects-mock.ts';
import { useWords } from '../projects.messages.ts';
import { DueTag } from './due-tag.tsx';
import * as look from './overview.module.css';

/** List of open tasks, to tick off or add to. */
export function Todos({ todos }: { readonly todos: readonly Todo[] }) {
  const t = useWords();
  const { act } = useDemoAct();
  const tick = (todo: Todo): Promise<boolean> =>
    act(() =>
      callProjects('/api/projects/overview/todos/update', {
        json: { todoId: todo.id, update: { isDone: !todo.isDone } },
      }),
    );
  return (
    <Section title={t('todos')}>
      <Stack gap={4}>
        <ul className={look.todos}>
          {todos.map((todo) => (
            <li key={todo.id}>
              <label>
                <input type="checkbox" checked={todo.isDone} onChange={() => void tick(todo)} />
                <span>{todo.title}</span>
              </label>
              {todo.deadline !== '' && !todo.isDone && <DueTag deadline={todo.deadline} />}
            </li>
          ))}
        </ul>
        <NewTodo />
      </Stack>
    </Section>
  );
}

function NewTodo() {
  const t = useWords();
  const { isBusy, act } = useDemoAct();
  const [title, setTitle] = useState('');
  const [deadline, setDeadline] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setMissing(title.trim() === '');
    field.current?.focus();
    if (title.trim() === '') return;
    if (await act(() => callProjects('/api/projects/overview/todos/new', { json: { title, deadline } }))) {
      setTitle('');
      setDeadline('');
    }
  };
  return (
    <form onSubmit={(event) => void add(event)} noValidate>
      <Stack gap={3}>
        <TextField
          ref={field}
          name="todo"
          label={t('todo.new')}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          error={isMissing ? t('todo.needed') : undefined}
          maxLength={255}
        />
        <div className={look.add}>
          <DateField
            name="todo-deadline"
            label={t('todo.deadline')}
            optional
            value={deadline}
            onChange={({ target }) => setDeadline(target.value)}
          />
          <Button type="submit" icon="plus" busy={isBusy}>
            {t('todo.add')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
