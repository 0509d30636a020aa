import { resolve } from 'node:path';

/** The variables of the host that a build may see: the language, and those that it needs to reach a registry. */
const PASSED_ON = [
  /^(?:LANG|LC_\w+|TZ)$/,
  /^(?:https?|no|all)_proxy$/i,
  /^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,
  /^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i,
];

/** Returns the host's variables that a worker process gets, and passes on to git and builds. */
export function passedOn(host: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(host)) {
    if (value !== undefined && value !== '' && PASSED_ON.some((pattern) => pattern.test(name))) kept[name] = value;
  }
  return kept;
}

/**
 * Returns the variables of a worker process itself. It connects to the stores of a cluster, so it trusts the same
 * authorities as the platform: Node.js reads those variables only when it starts.
 */
export function workerEnv(host: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  const { PATH = '/usr/local/bin:/usr/bin:/bin', NODE_EXTRA_CA_CERTS: file, NODE_USE_SYSTEM_CA: system } = host;
  return {
    PATH,
    LC_ALL: 'C.UTF-8',
    // A worker has another working directory.
    ...(file && { NODE_EXTRA_CA_CERTS: resolve(file) }),
    ...(system && { NODE_USE_SYSTEM_CA: system }),
  };
}
