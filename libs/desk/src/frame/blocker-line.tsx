import { Text } from '@ebpls/ui';

/** Who holds an application or an office's part of it, since when, and the act that releases it; the server formats the text. */
export function BlockerLine({ of: { blocker } }: { readonly of: { readonly blocker?: string | undefined } }) {
  if (blocker === undefined) return null;
  return (
    <Text as="span" size="caption" tone="muted">
      {blocker}
    </Text>
  );
}
