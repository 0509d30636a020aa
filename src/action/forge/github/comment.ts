import { isObject } from '../../../base/json.ts';
import type { GitHubClient } from './client.ts';
import { PAGE, type Repository } from './repository.ts';

const MOST_PAGES = 30;

interface Issue extends Repository {
  readonly issue_number: number;
}

interface Comment {
  readonly id: number;
  readonly body: string;
  readonly login: string;
  readonly isBot: boolean;
}

/** Writes the one comment of `app` on a pull request, or updates it. `amend`: writes none if there is none. */
export async function writeComment(
  client: GitHubClient,
  issue: Issue,
  app: string,
  body: string,
  mode: 'write' | 'amend',
): Promise<void> {
  // A later run finds the comment by this hidden first line.
  const mark = `<!-- slipway ${app} -->`;
  const text = `${mark}\n${body}`;
  const found = await findOwn(client, issue, mark);
  if (found === undefined) {
    if (mode === 'amend') return;
    await client.ask('write the comment', ({ rest }) => rest.issues.createComment({ ...issue, body: text }));
  } else if (found.body !== text) {
    const { owner, repo } = issue;
    await client.ask('update the comment', ({ rest }) =>
      rest.issues.updateComment({ owner, repo, comment_id: found.id, body: text }),
    );
  }
}

/** Anyone may write the mark, so this finds a comment of the token's user only: a stranger could change any other. */
async function findOwn(client: GitHubClient, issue: Issue, mark: string): Promise<Comment | undefined> {
  let login: Promise<string> | undefined;
  let pages = 0;
  const all = client.pages('read the comments', ({ paginate, rest }) =>
    paginate.iterator(rest.issues.listComments, { ...issue, per_page: PAGE }),
  );
  for await (const page of all) {
    for (const comment of page.flatMap(readComment).filter((each) => each.body.startsWith(mark))) {
      login ??= ownLogin(client);
      if (isOwn(comment, await login)) return comment;
    }
    pages += 1;
    if (page.length < PAGE || pages === MOST_PAGES) break;
  }
  return undefined;
}

/** Returns the token's user; empty for the token of an app (the run's own is one), which may not ask. */
async function ownLogin(client: GitHubClient): Promise<string> {
  try {
    const user: unknown = await client.ask("read the token's user", ({ rest }) => rest.users.getAuthenticated());
    return isObject(user) && typeof user.login === 'string' ? user.login : '';
  } catch {
    return '';
  }
}

function isOwn(comment: Comment, login: string): boolean {
  return login === '' ? comment.isBot : comment.login === login;
}

function readComment(each: unknown): readonly Comment[] {
  if (!isObject(each) || !Number.isSafeInteger(each.id) || typeof each.body !== 'string') return [];
  const user = isObject(each.user) ? each.user : {};
  if (typeof user.login !== 'string') return [];
  return [{ id: Number(each.id), body: each.body, login: user.login, isBot: user.type === 'Bot' }];
}
