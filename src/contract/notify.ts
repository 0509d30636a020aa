/**
 * The events that send a notification, by the word that `--on` takes. `failed`: a deployment failed. `fixed`: the first that succeeds
 * after a failure. `live`: the first release of an app. `deleted`: an app was deleted. `quota`: an organization, or a key-value table,
 * reached 80 % of a quota. `certificate`: that of a custom domain ends within 14 days, or is not valid.
 */
export const NOTIFY_EVENTS = ['failed', 'fixed', 'live', 'deleted', 'quota', 'certificate'] as const;
export type NotifyEvent = (typeof NOTIFY_EVENTS)[number];

/** The `type` of a message by its event. `test` is sent by hand, and `confirm` to email addresses that nobody has confirmed. */
export const NOTIFY_TYPES = {
  failed: 'deployment.failed',
  fixed: 'deployment.fixed',
  live: 'app.live',
  deleted: 'app.deleted',
  quota: 'quota.reached',
  certificate: 'certificate.failing',
  test: 'test',
  confirm: 'confirm',
} as const satisfies Readonly<Record<NotifyEvent | 'test' | 'confirm', string>>;

/** `pending`: it is tried again at `nextAt`. `failed`: it is not tried again by itself. */
export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
