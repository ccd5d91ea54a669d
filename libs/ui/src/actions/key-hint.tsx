/** The keyboard shortcut with the same effect as the button around it. Hidden on phones. */
export function KeyHint({ children }: { readonly children: string }) {
  return (
    <kbd className="eb-key" aria-hidden>
      {children}
    </kbd>
  );
}
