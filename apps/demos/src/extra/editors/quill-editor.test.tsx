import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { beginQuill, getEditorHtml } from './quill-editor.ts';
import { QuillField } from './quill-field.tsx';

const begin = (html: string) => {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  return beginQuill(place, html);
};

test('incoming and outgoing HTML is formatting and nothing else', () => {
  const quill = begin('<p>Fresh <strong onclick="x()">bangus</strong><img src=x onerror=x()></p>');
  expect(getEditorHtml(quill)).toBe('<p>Fresh <strong>bangus</strong></p>');
  quill.clipboard.dangerouslyPasteHTML(0, '<a href="javascript:x()">a</a><script>x()</script><h3>b</h3>', 'user');
  expect(quill.root.innerHTML).not.toMatch(/javascript|script/);
  expect(getEditorHtml(quill)).not.toMatch(/javascript|script|&nbsp;/);
});

test('a list is exported as a list, and blank space as an empty string', () => {
  expect(getEditorHtml(begin('<ul><li>one</li><li>two</li></ul>'))).toBe('<ul><li>one</li><li>two</li></ul>');
  expect(getEditorHtml(begin('<p>  </p>'))).toBe('');
});

test('Tab is not caught: the keyboard can leave', () => {
  const quill = begin('<p>a</p>');
  quill.setSelection(1);
  const tab = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
  quill.root.dispatchEvent(tab);
  expect(tab.defaultPrevented).toBe(false);
});

test('the toolbar is one stop; arrows, Home and End go through it', async () => {
  render(<QuillField label="Notice" value="<p>a</p>" onChange={() => undefined} />);
  await screen.findByRole('textbox', { name: 'Notice' });
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Bold' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Italic' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('button', { name: 'Redo' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Bold' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Notice' })).toHaveFocus();
  expect(document.querySelectorAll('style')).toHaveLength(0);
});
