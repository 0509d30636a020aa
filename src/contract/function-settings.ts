/** The settings of function apps (assumed). A form is exact, so the description of the API and the command line have the same rule. */
export const FUNCTION_FORMS = {
  /** A path that begins with one slash, with a query or without. At most 1,024 characters. */
  healthPath: {
    pattern: /^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,
    example: '/health',
    what: 'a path',
  },
  /** 64MiB to 9999MiB, or 1GiB to 16GiB. */
  memory: {
    pattern: /^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,
    example: '512MiB',
    what: 'a size of 64MiB to 16GiB',
  },
  /** Up to 9999s, 9999m, 999h or 99d. `0` and `off`: never. */
  idleTimeout: {
    pattern: /^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
    example: '15m',
    what: 'a time with one unit, or "0" for never',
  },
  /** The same. `0` and `off`: no limit. */
  requestTimeout: {
    pattern: /^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
    example: '30s',
    what: 'a time with one unit, or "0" for no limit',
  },
} as const;

/** Instances on each node. */
export const MOST_INSTANCES = 16;

export const FUNCTION_DEFAULTS = {
  healthPath: '/',
  instances: 1,
  memory: '512MiB',
  idleTimeout: '15m',
  requestTimeout: '30s',
} as const;

/** Characters of a start command. */
export const START_COMMAND_MOST = 4_096;
