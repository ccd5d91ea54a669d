// Fake server that stores the drafts of both editors.

import { http, HttpResponse } from 'msw';

import { createDemoServer, refuse } from '../../shared/mock/demo-server.ts';
import { createDemoStore } from '../../shared/mock/demo-store.ts';
import { cleanHtml } from '../../shared/rich-text/clean-html.ts';

const EDITORS = ['tiptap', 'quill'] as const;

export type EditorKey = (typeof EDITORS)[number];

const FIRST_DRAFT = [
  '<h3>Notice to our customers</h3>',
  '<p>The shop is <strong>closed on Friday</strong> for the fiesta of San Isidro. On Saturday we open at <em>four in the morning</em>.</p>',
  '<ul><li><p>Pandesal and ensaymada as always</p></li><li><p>No deliveries before nine</p></li></ul>',
].join('');

const draftsStore = createDemoStore<Readonly<Record<EditorKey, string>>>('drafts', () => ({
  tiptap: FIRST_DRAFT,
  quill: FIRST_DRAFT,
}));

const findEditor = (value: unknown): EditorKey | undefined => EDITORS.find((editor) => editor === value);

export const HANDLERS = [
  http.get('*/api/editors/draft', ({ request }) => {
    const editor = findEditor(new URL(request.url).searchParams.get('editor'));
    return editor ? HttpResponse.json({ html: draftsStore.read()[editor] }) : refuse(404, 'Editor not found');
  }),
  http.post('*/api/editors/draft', async ({ request }) => {
    const { editor: editorName, html } = Object(await request.json()) as { editor?: unknown; html?: unknown };
    const editor = findEditor(editorName);
    if (!editor || typeof html !== 'string') return refuse(400, 'The draft is not complete');
    const clean = cleanHtml(html);
    draftsStore.change((drafts) => ({ ...drafts, [editor]: clean }));
    return HttpResponse.json({ html: clean });
  }),
];

export const callDrafts = createDemoServer(HANDLERS);
