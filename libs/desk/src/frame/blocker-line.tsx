import { Text } from '@ebpls/ui';

/** Who delays an application or its clearance, since when, and what ends the delay; the server formats the text. */
export function BlockerLine({ of: { blocker } }: { readonly of: { readonly blocker?: string | undefined } }) {
  if (blocker === undefined) return null;
  return (
    <Text as="span" size="caption" tone="muted">
      {blocker}
    </Text>
  );
}
