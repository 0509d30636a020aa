/** What a reader follows, or what a browser loads by itself. */
export type LinkKind = 'link' | 'asset';

export interface PageLink {
  /** As written, entities decoded. */
  readonly href: string;
  readonly kind: LinkKind;
}
