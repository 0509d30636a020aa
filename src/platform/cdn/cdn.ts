import type { HostState } from '../stores/cdn.ts';

type Headers = Readonly<Record<string, string>>;

/** Headers that the edge adds to what it answers, by what that is. */
export interface CdnHeaders {
  /** What a switch of releases changes. `cache-control` is added to what the answer says to browsers. */
  readonly page: Headers;
  /** An asset whose name has the hash of its content. It has no tag of its release, because pages that are open go on to need it. */
  readonly asset: Headers;
  /** What the CDN must not keep. */
  readonly never: Headers;
}

/** `accepted`: the CDN forgets, or has forgotten, all that has one of the tags. */
export type Purged =
  | { readonly kind: 'accepted' }
  | {
      readonly kind: 'refused';
      readonly reason: string;
      /** When the provider says to try again. */
      readonly againMs?: number | undefined;
      /** Those of several that did not take it. For the log: tenants read the reason. */
      readonly servers?: readonly string[] | undefined;
    };

/** A CDN before the platform. Except for `deactivate`, adapters reject only with the reason of `stop`. They say why in one line without secrets. */
export interface Cdn {
  /** As people write it: `Varnish`. */
  readonly name: string;
  /** Tags of one request, and requests in a minute, of all nodes together. */
  readonly limits: { readonly tags: number; readonly perMinute: number };
  /** Pure. `site`: the subdomain. `release`: the deployment whose release answers. */
  headers(site: string, release: string): CdnHeaders;
  /** The name of the header that has the tags, in lower case. */
  readonly tagHeader: string;
  /** Makes the CDN answer for a host, if it does not yet. May be called again. */
  activate(host: string, stop: AbortSignal): Promise<HostState>;
  /** Ends that. Does nothing if the CDN does not answer for the host, or does so for others too. Rejects with the reason if it could not. */
  deactivate(host: string, stop: AbortSignal): Promise<void>;
  /** Sends one purge. `tags`: at most `limits.tags`. */
  purge(tags: readonly string[], stop: AbortSignal): Promise<Purged>;
  /** Returns the release that answers `url` through the CDN. Undefined: it cannot be reached from here, or names none. */
  releaseAt(url: string, stop: AbortSignal): Promise<string | undefined>;
}
