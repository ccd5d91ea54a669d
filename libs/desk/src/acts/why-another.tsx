import { Text } from '@ebpls/ui';

/** In place of a decision that needs a second person: why the reader is none. The server writes it. */
export function WhyAnother({ of: { why_another } }: { readonly of: { readonly why_another?: string | undefined } }) {
  if (why_another === undefined) return null;
  return (
    <Text as="p" size="secondary" tone="muted">
      {why_another}
    </Text>
  );
}
