// Finds elements of the rendered start page by their name, listens to them and shows or hides them.

/** Returns a part of the rendered page by its name; undefined where the server omitted it. */
export function findPart<E extends HTMLElement = HTMLElement>(name: string): E | undefined {
  return document.querySelector<E>(`#${name}`) ?? undefined;
}

/** Calls back whenever the part is pressed. */
export function onPartClick(name: string, act: (event: MouseEvent) => void): void {
  findPart(name)?.addEventListener('click', act);
}

export function showPart(name: string, isShown: boolean): void {
  const part = findPart(name);
  if (part) part.hidden = !isShown;
}
