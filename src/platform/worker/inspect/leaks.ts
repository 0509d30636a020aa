/** Names of files that contain secrets in any folder. */
const SECRET_NAMES =
  /^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i;
/** Examples of such files, which people copy. The platform leaves them out as well. */
const EXAMPLES = /^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;

export function isSecretFile(name: string): boolean {
  return SECRET_NAMES.test(name) && !isExampleOfSecrets(name);
}

export function isExampleOfSecrets(name: string): boolean {
  return EXAMPLES.test(name);
}

const MARK = 'PRIVATE KEY';
/** Bytes of a key that are looked at. */
const HEAD = 600;

/** True if there is a private key in PEM form: its head, and letters of the key after it. Linear time. */
export function holdsPrivateKey(content: Buffer): boolean {
  for (let at = content.indexOf(MARK); at !== -1; at = content.indexOf(MARK, at + MARK.length)) {
    const text = content.toString('latin1', Math.max(0, at - 40), at + HEAD);
    // Bundles have the letters \n between its lines. PGP and old OpenSSL put headers before the key.
    if (/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.test(text))
      return true;
  }
  return false;
}
