/** A link that a reader follows, or that a browser loads by itself. */
export type LinkKind = 'link' | 'asset';

export interface PageLink {
  /** As written, entities decoded. */
  readonly href: string;
  readonly kind: LinkKind;
}

/** A dead link of the site to itself: one address in one spelling, in any number of files. */
export interface DeadLink {
  /** As written in the page. */
  readonly href: string;
  readonly url: URL;
  readonly kind: LinkKind | 'fragment';
  readonly why: string;
  /** The files of the output that contain it: the first few of `count`. */
  readonly files: readonly string[];
  readonly count: number;
}
