// Settings of the Paynamics gateway, and the addresses to which it replies.

export interface PaynamicsSettings {
  readonly endpoint: string;
  readonly query_url: string;
  readonly merchant_id: string;
  readonly merchant_key: string;
  /** Public address for the gateway's notifications. */
  readonly public_url: string;
}

/** The browser always returns through the server, so that no page has to trust its address. */
export function listCallbackUrls({ public_url }: PaynamicsSettings, returnOrigin = public_url) {
  const returnUrl = `${returnOrigin}/api/payments/paynamics/return`;
  return {
    notification_url: `${public_url}/api/payments/paynamics/notification`,
    response_url: returnUrl,
    cancel_url: returnUrl,
  };
}
