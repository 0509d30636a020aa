import { type GitHubCalls, PAGE, type SeenComment } from './calls.ts';

const MOST_PAGES = 30;

/** The hidden first line by which a later run finds the comment of an app. */
export function marker(app: string): string {
  return `<!-- slipway ${app} -->`;
}

/** Writes the one comment of `app` on a pull request, or updates it where it is there already. */
export async function upsertComment(calls: GitHubCalls, issue: number, app: string, body: string): Promise<void> {
  const text = `${marker(app)}\n${body}`;
  const found = await findOwn(calls, issue, marker(app));
  if (found === undefined) await calls.createComment(issue, text);
  else if (found.body !== text) await calls.updateComment(found.id, text);
}

/** Updates the comment of `app` where there is one. */
export async function amendComment(calls: GitHubCalls, issue: number, app: string, body: string): Promise<void> {
  const found = await findOwn(calls, issue, marker(app));
  if (found) await calls.updateComment(found.id, `${marker(app)}\n${body}`);
}

/** Anyone may write the marker; only a comment of our own is updated, or a stranger could change it afterwards. */
async function findOwn(calls: GitHubCalls, issue: number, mark: string): Promise<SeenComment | undefined> {
  let login: Promise<string> | undefined;
  for (let page = 1; page <= MOST_PAGES; page++) {
    const comments = await calls.listComments(issue, page);
    for (const comment of comments.filter((each) => each.body.startsWith(mark))) {
      login ??= ownLogin(calls);
      if (isOwn(comment, await login)) return comment;
    }
    if (comments.length < PAGE) break;
  }
  return undefined;
}

/** Empty for the token of an app (the run's own is one): those may not ask who they are. */
function ownLogin(calls: GitHubCalls): Promise<string> {
  return calls.login().catch(() => '');
}

function isOwn(comment: SeenComment, login: string): boolean {
  return login === '' ? comment.isBot : comment.login === login;
}
