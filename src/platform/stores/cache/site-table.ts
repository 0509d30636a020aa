import { hash as hashOf } from 'node:crypto';
import { BoundedMap } from '../../../base/bounded-map.ts';
import { MIB } from '../../../base/sizes.ts';
import type { Site } from '../records.ts';
import { DiskFiles, type DiskFilesOptions } from './disk-files.ts';

const BYTES = 64 * MIB;
const SITES = 10_000;
/** Raise it if a `Site` changes in a way that older or newer versions of Slipway misread. */
const FORM = 1;

/**
 * Keeps the sites that a node has served on its disk, each in a checked file, within a bound. A restarted node serves
 * them while the store of the state is away. Nothing rejects. A file is written soon after `put`, and whole or not at all.
 */
export class CachedSites implements AsyncDisposable {
  readonly #files: DiskFiles;
  /** Sites that are not written yet. Undefined: the file is to be removed. */
  readonly #waiting = new BoundedMap<string, Site | undefined>(SITES);
  #writing: Promise<void> | undefined;

  constructor(options: DiskFilesOptions) {
    this.#files = new DiskFiles({ bytes: BYTES, files: SITES, ...options });
  }

  /** Undefined: the site is not known. */
  async find(subdomain: string): Promise<Site | undefined> {
    if (this.#waiting.has(subdomain)) return this.#waiting.get(subdomain);
    const bytes = await this.#files.read(subdomain);
    return bytes && decode(bytes, subdomain);
  }

  /** Stores the site soon. Undefined: no app has this subdomain any more. */
  put(subdomain: string, site: Site | undefined): void {
    this.#waiting.set(subdomain, site);
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined;
    });
  }

  /** Resolves when all sites are written. */
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
    for (const [subdomain, site] of this.#waiting) {
      await this.#writeOne(subdomain, site);
      // It may have changed again meanwhile.
      if (this.#waiting.get(subdomain) === site) this.#waiting.delete(subdomain);
    }
    if (this.#waiting.size > 0) await this.#write();
  }

  async #writeOne(subdomain: string, site: Site | undefined): Promise<void> {
    if (!site) return this.#files.drop(subdomain);
    const bytes = Buffer.from(JSON.stringify({ form: FORM, site }));
    const sha256 = hashOf('sha256', bytes);
    if ((await this.#files.head(subdomain))?.sha256 === sha256) return;
    // A site that cannot be stored must not leave what was live before.
    const label = { name: subdomain, size: bytes.length, sha256, storedAt: 0, version: '' };
    if (!(await this.#files.put(label, [bytes]))) await this.#files.drop(subdomain);
  }
}

function decode(bytes: Buffer, subdomain: string): Site | undefined {
  const { form, site }: { form: unknown; site: Site } = JSON.parse(bytes.toString());
  return form === FORM && site.subdomain === subdomain ? site : undefined;
}
