import { isObject, parsedJson } from '../../base/json.ts';
import { compileRules, isRuleFile, RULE_FILE_BYTES } from '../rules/rules.ts';
import { DamagedObject } from '../shared/damaged.ts';
import { OLD_INDEX_LIMITS, OLD_MANIFEST_BYTES } from './limits.ts';
import { isHash } from './names.ts';
import { encodeIndex, type IndexedFile, ReleaseIndex } from './release-index.ts';

const BRACE = 0x7b;

/** True for the JSON manifest that releases of earlier versions have: `{"files":{"path":{"hash":"…","size":1}}}`. */
export function isOldManifest(bytes: Buffer): boolean {
  return bytes[0] === BRACE;
}

/** Converts a manifest of an earlier version to an index. `read` reads the release's rule files. */
export async function indexOfOldManifest(
  bytes: Buffer,
  read: (file: IndexedFile) => Promise<Buffer>,
  pause: () => Promise<void> | undefined,
): Promise<ReleaseIndex> {
  if (bytes.length > OLD_MANIFEST_BYTES) throw damaged(`has more than ${OLD_MANIFEST_BYTES} bytes`);
  const files = filesOf(bytes);
  const texts = new Map<string, Buffer | 'too large'>();
  for (const file of files.filter(({ path }) => isRuleFile(path))) {
    texts.set(file.path, file.size > RULE_FILE_BYTES ? 'too large' : await read(file));
  }
  return ReleaseIndex.open(encodeIndex(files, compileRules(texts).bytes), pause, OLD_INDEX_LIMITS);
}

function filesOf(bytes: Buffer): readonly IndexedFile[] {
  const value = parsedJson(bytes.toString());
  if (value === undefined) throw damaged('is not JSON');
  if (!isObject(value) || !isObject(value.files)) throw damaged('does not list files');
  return Object.entries(value.files).map(([path, file]) => {
    const { hash, size } = isObject(file) ? file : {};
    if (typeof hash !== 'string' || !isHash(hash)) throw damaged('has a file without a hash');
    if (typeof size !== 'number' || !Number.isInteger(size) || size < 0 || size >= 2 ** 48) {
      throw damaged('has a file without a size');
    }
    if (path === '' || !path.isWellFormed()) throw damaged('has an invalid path');
    return { path, hash, size };
  });
}

function damaged(what: string): DamagedObject {
  return new DamagedObject(`The manifest of a release ${what}: deploy again`);
}
