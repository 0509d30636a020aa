/**
 * Returns a Markdown text without its code: removes fenced blocks and code spans by CommonMark's rules (4.5 and 6.1).
 * HTML, links, images and mentions only work in the rest.
 */
export function liveText(markdown: string): string {
  return withoutSpans(withoutFences(markdown));
}

function withoutFences(markdown: string): string {
  const kept: string[] = [];
  let fence: string | undefined;
  for (const line of markdown.split(/\r\n|\n|\r/)) {
    const ticks = /^ {0,3}(`{3,})([^`]*)$/.exec(line);
    if (fence === undefined) {
      if (ticks) fence = ticks[1];
      else kept.push(line);
    } else if (ticks && (ticks[1]?.length ?? 0) >= fence.length && ticks[2]?.trim() === '') {
      fence = undefined;
    }
  }
  if (fence !== undefined) throw new Error('a fence is never closed');
  return kept.join('\n');
}

function withoutSpans(text: string): string {
  let rest = text;
  let live = '';
  for (let open = /`+/.exec(rest); open; open = /`+/.exec(rest)) {
    const after = rest.slice(open.index + open[0].length);
    const close = new RegExp(`(?<!\`)\`{${open[0].length}}(?!\`)`).exec(after);
    live += rest.slice(0, open.index);
    if (!close) throw new Error('a code span is never closed');
    rest = after.slice(close.index + close[0].length);
  }
  return live + rest;
}
