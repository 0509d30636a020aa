import { hash as hashOf } from 'node:crypto';
import { BoundedMap } from '../../../base/bounded-map.ts';
import { isObject, type JsonObject } from '../../../base/json.ts';
import { MIB } from '../../../base/sizes.ts';
import type { Site } from '../rows/records.ts';
import { DiskFiles, type DiskFilesOptions } from './disk-files.ts';

const BYTES = 64 * MIB;
const RECORDS = 10_000;
/** Raise it if a record changes in a way that older or newer versions of Slipway misread. */
const FORM = 2;

/**
 * Keeps small records that a node has served on its disk, each in a checked file, within a bound. A restarted node serves
 * them while the store of the state is away. Nothing rejects. A file is written soon after `put`, and whole or not at all.
 */
abstract class CachedRecords<T> implements AsyncDisposable {
  readonly #files: DiskFiles;
  /** Records that are not written yet. Undefined if the file is to be removed. */
  readonly #waiting = new BoundedMap<string, T | undefined>(RECORDS);
  #writing: Promise<void> | undefined;

  constructor(options: DiskFilesOptions) {
    this.#files = new DiskFiles({ bytes: BYTES, files: RECORDS, ...options });
  }

  protected abstract encode(name: string, record: T): object;
  /** Undefined if the file is not of this record. */
  protected abstract decode(json: JsonObject, name: string): T | undefined;

  /** Undefined if the record is not known. */
  async find(name: string): Promise<T | undefined> {
    if (this.#waiting.has(name)) return this.#waiting.get(name);
    const bytes = (await this.#files.load(name, BYTES))?.bytes;
    const json: unknown = bytes && JSON.parse(bytes.toString());
    return isObject(json) && json.form === FORM ? this.decode(json, name) : undefined;
  }

  /** Stores the record soon. Undefined if it does not exist any more. */
  put(name: string, record: T | undefined): void {
    this.#waiting.set(name, record);
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined;
    });
  }

  /** Resolves when all records are written. */
  async idle(): Promise<void> {
    while (this.#writing) await this.#writing;
    await this.#files.idle();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    while (this.#writing) await this.#writing;
    await this.#files[Symbol.asyncDispose]();
  }

  async #write(): Promise<void> {
    // The callers of `put` do not wait for the first file.
    await Promise.resolve();
    for (const [name, record] of this.#waiting) {
      await this.#writeOne(name, record);
      // It may have changed again meanwhile.
      if (this.#waiting.get(name) === record) this.#waiting.delete(name);
    }
    if (this.#waiting.size > 0) await this.#write();
  }

  async #writeOne(name: string, record: T | undefined): Promise<void> {
    if (record === undefined) return this.#files.drop(name);
    const bytes = Buffer.from(JSON.stringify({ form: FORM, ...this.encode(name, record) }));
    const sha256 = hashOf('sha256', bytes);
    if ((await this.#files.head(name))?.sha256 === sha256) return;
    // A record that cannot be stored must not leave what was live before.
    const label = { name, size: bytes.length, sha256, storedAt: 0, version: '' };
    if (!(await this.#files.put(label, [bytes]))) await this.#files.drop(name);
  }
}

/** The sites that a node has served, by their subdomains. */
export class CachedSites extends CachedRecords<Site> {
  protected override encode = (_: string, site: Site) => ({ site });
  protected override decode = ({ site }: JsonObject, subdomain: string) =>
    isObject(site) && site.subdomain === subdomain ? (site as unknown as Site) : undefined;
}

/** The subdomains of the custom domains that a node has served. */
export class CachedDomains extends CachedRecords<string> {
  protected override encode = (domain: string, subdomain: string) => ({ domain, subdomain });
  protected override decode = ({ domain, subdomain }: JsonObject, name: string) =>
    domain === name && typeof subdomain === 'string' ? subdomain : undefined;
}
