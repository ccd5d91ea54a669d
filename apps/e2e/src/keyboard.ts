import { type CDPSession, expect, type Page } from '@playwright/test';

/** What assistive technology is told of an element: its role and its name, as the browser computes them. */
interface FocusStop {
  readonly role: string;
  readonly name: string;
}

const STOPS_MOST = 60;
/** The document itself, between its last stop and its first. */
const AROUND = new Set(['none', 'RootWebArea', 'generic']);

/** A page that is used by keys alone; every stop must have a name in the accessibility tree. */
interface KeyboardWalk {
  /** Presses Tab until this element has the focus; gives what was heard on the way, itself last. */
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
    for (let stop = 0; stop < STOPS_MOST; stop += 1) {
      await page.keyboard.press('Tab');
      const heard = await focused(tools);
      if (AROUND.has(heard.role)) continue;
      expect(heard.name, `a ${heard.role} after ${JSON.stringify(stops.at(-1))}`).not.toBe('');
      stops.push(heard);
      if (heard.role === role && (typeof name === 'string' ? heard.name === name : name.test(heard.name))) return stops;
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

async function focused(tools: CDPSession): Promise<FocusStop> {
  const { result } = await tools.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { objectId = '' } = result;
  const { nodes } = await tools.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
  const [node] = nodes;
  return { role: String(node?.role?.value ?? 'none'), name: String(node?.name?.value ?? '') };
}
