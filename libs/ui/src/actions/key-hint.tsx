/** The key that does the same as the button it stands in. Hidden on phones. */
export function KeyHint({ children }: { readonly children: string }) {
  return (
    <kbd className="eb-key" aria-hidden>
      {children}
    </kbd>
  );
}
