/** The repository of Slipway on GitHub. */
export const REPOSITORY = 'slipway/slipway';

/** Returns the address of a page of the documentation, by the name of its file in `docs/`: `troubleshooting`. */
export function docsUrl(page: string): string {
  return `https://github.com/${REPOSITORY}/blob/main/docs/${page}.md`;
}
