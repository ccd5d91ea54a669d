// Records each focus stop of a page when it is walked through with Tab.

import { type CDPSession, expect, type Page } from '@playwright/test';

/** Role and name of an element in the accessibility tree, as the browser computes them. */
interface FocusStop {
  readonly role: string;
  readonly name: string;
}

const MAX_STOPS = 60;
/** The document itself, between its last stop and its first. */
const DOCUMENT_ROLES = new Set(['none', 'RootWebArea', 'generic']);

/** A page that is used by keys alone; every stop must have a name in the accessibility tree. */
interface KeyboardWalk {
  /** Presses Tab until this element has the focus; returns the stops on the way, itself last. */
  readonly tabTo: (role: string, name: string | RegExp) => Promise<readonly FocusStop[]>;
  /** Goes to it and presses it. */
  readonly press: (role: string, name: string | RegExp) => Promise<void>;
  /** Goes to it and types. */
  readonly type: (role: string, name: string | RegExp, text: string) => Promise<void>;
}

export async function walkByKeyboard(page: Page): Promise<KeyboardWalk> {
  const tools = await page.context().newCDPSession(page);
  const tabTo: KeyboardWalk['tabTo'] = async (role, name) => {
    const stops: FocusStop[] = [];
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      await page.keyboard.press('Tab');
      const focusStop = await getFocusStop(tools);
      if (DOCUMENT_ROLES.has(focusStop.role)) continue;
      expect(focusStop.name, `a ${focusStop.role} after ${JSON.stringify(stops.at(-1))}`).not.toBe('');
      stops.push(focusStop);
      if (focusStop.role === role && (typeof name === 'string' ? focusStop.name === name : name.test(focusStop.name)))
        return stops;
    }
    throw new Error(`No ${role} "${String(name)}" is reached by Tab: ${JSON.stringify(stops)}`);
  };
  return {
    tabTo,
    press: async (role, name) => {
      await tabTo(role, name);
      await page.keyboard.press(role === 'checkbox' ? 'Space' : 'Enter');
    },
    type: async (role, name, text) => {
      await tabTo(role, name);
      await page.keyboard.type(text);
    },
  };
}

async function getFocusStop(tools: CDPSession): Promise<FocusStop> {
  const { result } = await tools.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { objectId = '' } = result;
  const { nodes } = await tools.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
  const [node] = nodes;
  return { role: String(node?.role?.value ?? 'none'), name: String(node?.name?.value ?? '') };
}
