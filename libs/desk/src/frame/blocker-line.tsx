import { Text } from '@ebpls/ui';

/**
 * Who holds an application or an office's part of it, since when, and the act that lets it go on; the server writes it.
 */
export function BlockerLine({ of: { blocker } }: { readonly of: { readonly blocker?: string | undefined } }) {
  if (blocker === undefined) return null;
  return (
    <Text as="span" size="caption" tone="muted">
      {blocker}
    </Text>
  );
}
