import { Text } from '@ebpls/ui';

/**
 * Text in place of a decision that needs a second person, with the reason why this reader may not decide; the server
 * formats it.
 */
export function SecondPersonReason({
  of: { why_another },
}: {
  readonly of: { readonly why_another?: string | undefined };
}) {
  if (why_another === undefined) return null;
  return (
    <Text as="p" size="secondary" tone="muted">
      {why_another}
    </Text>
  );
}
