export interface Repository {
  readonly owner: string;
  readonly repo: string;
}

/** GitHub lists at most a hundred records or comments a page. */
export const PAGE = 100;
