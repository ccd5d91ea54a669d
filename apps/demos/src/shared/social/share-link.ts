/** Opens the device's own share sheet with the link, or copies the link where there is none. */
export async function shareLink(title: string, address: string): Promise<'shared' | 'copied' | 'refused'> {
  const url = new URL(address, location.origin).href;
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    // Closing the share sheet is a decision; that is no failure.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'refused';
  }
}
