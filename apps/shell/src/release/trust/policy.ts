// Trusted Types policy of the shell: only files of the verified release may run (decision 0149).

import { checkWhatIsLoaded, isListed, readShellHashes } from './hashes.ts';

const SERVICE_WORKER = '/service.worker.js';

/** Callbacks of the browser for each string that would become code; the TypeScript library lacks them. */
interface Rules {
  readonly createScriptURL: (address: string) => string | null;
  readonly createScript: () => null;
  readonly createHTML: (html: string, type?: string, sink?: string) => string | null;
}
interface PolicyFactory {
  readonly createPolicy: (name: 'default', rules: Rules) => void;
}

/** From here on only files of the verified release run, each with its hash (decision 0149). */
export function guardScripts(page: Document): void {
  readShellHashes(page);
  checkWhatIsLoaded(page);
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', TRUSTED_TYPES_RULES);
}

/** Rules for strings where a document requires Trusted Types; null is a refusal, which the browser reports. */
export const TRUSTED_TYPES_RULES: Rules = {
  createScriptURL: (address) => (isListed(address) || isServiceWorker(address) ? address : null),
  createScript: () => null,
  createHTML: (html, _, sink) => {
    // A document that is only parsed runs and loads nothing.
    if (sink === 'DOMParser parseFromString') return html;
    const remainder = removeActiveContent(html);
    // Without a sink the caller is an editor with pasted content: its text is kept.
    return remainder === html || sink === undefined ? remainder : null;
  },
};

function isServiceWorker(address: string): boolean {
  return new URL(address, location.origin).href === location.origin + SERVICE_WORKER;
}

const ACTING = 'script, iframe, frame, object, embed, base, meta, link, form, template';

/**
 * Returns markup of a library (buttons of the map, of the editors) unchanged, and any other without active content. The
 * content security policy runs no inline script anyway: this is a second defence.
 */
function removeActiveContent(html: string): string {
  if (!html.includes('<')) return html;
  const { head, body } = new DOMParser().parseFromString(html, 'text/html');
  const activeElements = [...head.querySelectorAll(ACTING), ...body.querySelectorAll(ACTING)];
  for (const element of activeElements) element.remove();
  const handlers = [...body.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].filter(isActing).map(({ name }) => ({ element, name })),
  );
  for (const { element, name } of handlers) element.removeAttribute(name);
  return activeElements.length + handlers.length === 0 ? html : head.innerHTML + body.innerHTML;
}

const isActing = ({ name, value }: Attr): boolean => name.startsWith('on') || /^\W*javascript:/i.test(value);
