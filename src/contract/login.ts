/** Values that `slipway login` and the platform share, in addition to RFC 8628 (device authorization grant) and RFC 7009 (revocation). */

export const LOGIN_PATHS = {
  device: '/identity/device',
  token: '/identity/token',
  revoke: '/identity/revoke',
} as const;

/** The only client: a public one, without a secret. */
export const LOGIN_CLIENT = 'slipway';

export const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code';

/** A user code as the platform writes it: letters that no one takes for another one, and no vowels, which would make words. */
export const USER_CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
export const USER_CODE = new RegExp(`^[${USER_CODE_LETTERS}]{4}-[${USER_CODE_LETTERS}]{4}$`);

/** Characters of the name of a machine. */
export const MACHINE_NAME_MOST = 100;
