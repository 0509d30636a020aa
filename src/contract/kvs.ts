/** The error codes of the KVS data plane, and their status (spec 7.A; codes beyond `invalid_key` are assumed). */
export const KVS_ERROR_STATUS = {
  invalid_json: 400,
  invalid_key: 400,
  invalid_value: 400,
  invalid_ttl: 400,
  missing_token: 401,
  invalid_token: 401,
  inactive_binding: 403,
  unsupported_app_type: 403,
  not_found: 404,
  method_not_allowed: 405,
  table_full: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  /** The organization has made as many requests in this month as it may. The body also has a `message`. */
  quota_exceeded: 429,
  internal: 500,
  unavailable: 503,
} as const;
export type KvsErrorCode = keyof typeof KVS_ERROR_STATUS;
