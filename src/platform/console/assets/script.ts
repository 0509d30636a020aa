/**
 * The script of all pages. Pages work without it. It fills in a token from the fragment of a link, which browsers do not
 * send (the visitor must submit the form: otherwise a link could sign the visitor in as another person), changes the theme
 * without a new page, keeps pages with work under way up to date, follows and searches a log, and opens it at the failure.
 */
export const SCRIPT = `'use strict';
const form = document.querySelector('form[data-sign-in]');
function takeToken() {
  if (location.hash.length < 2 || document.getElementById(location.hash.slice(1))) return;
  form.elements.token.value = decodeURIComponent(location.hash.slice(1));
  history.replaceState(null, '', location.pathname);
  form.querySelector('button').focus();
}
if (form) {
  takeToken();
  addEventListener('hashchange', takeToken);
}

const themes = document.querySelector('form[data-theme-form]');
if (themes) themes.addEventListener('submit', async (event) => {
  event.preventDefault();
  const button = event.submitter || themes.querySelector('button');
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const next = (document.documentElement.dataset.theme || (dark ? 'dark' : 'light')) === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  button.setAttribute('aria-label', 'Use the ' + (next === 'dark' ? 'light' : 'dark') + ' theme');
  await fetch(themes.action, { method: 'POST', body: new URLSearchParams({ theme: next, back: '/console' }), redirect: 'manual' }).catch(() => {});
});

async function refresh() {
  let text;
  try {
    const answer = await fetch(location.href);
    // A store that is away is back within seconds.
    if (!answer.ok) return answer.status >= 500;
    text = await answer.text();
  } catch {
    return true;
  }
  const fresh = new DOMParser().parseFromString(text, 'text/html');
  for (const shown of document.querySelectorAll('[data-live]')) {
    const now = fresh.getElementById(shown.id);
    if (!now) return location.reload();
    const isUsed = shown.contains(document.activeElement) || shown.querySelector(':popover-open');
    if (!isUsed && now.outerHTML !== shown.outerHTML) shown.replaceWith(document.adoptNode(now));
  }
  return fresh.querySelector('[data-busy]') !== null;
}

async function keepFresh() {
  if (!document.hidden && !(await refresh())) return;
  setTimeout(keepFresh, 4000);
}

const log = document.querySelector('.log');
if (log) {
  const failure = document.getElementById('failure');
  if (failure) showLine(failure);
  else log.scrollTop = log.scrollHeight;
  if (log.dataset.log) follow(Number(log.dataset.next));
  search();
} else if (document.querySelector('[data-busy]')) {
  setTimeout(keepFresh, 2000);
}

// Leaves whole lines below the heading that sticks to the top.
function showLine(part) {
  const line = part.closest('li');
  const heading = line.closest('details').querySelector('summary');
  const room = (log.clientHeight - heading.offsetHeight) / 3;
  log.scrollTop = line.offsetTop - heading.offsetHeight - Math.floor(room / line.offsetHeight) * line.offsetHeight;
}

async function follow(next) {
  let answer;
  try {
    answer = await fetch(log.dataset.log + '?format=html&from=' + next);
  } catch {
    return setTimeout(follow, 3000, next);
  }
  if (!answer.ok) return answer.status < 500 ? undefined : setTimeout(follow, 3000, next);
  append(await answer.text());
  if (answer.headers.get('x-log-ended') === 'true') return location.reload();
  if (log.dataset.stage !== answer.headers.get('x-deployment-stage')) {
    log.dataset.stage = answer.headers.get('x-deployment-stage');
    await refresh();
  }
  setTimeout(follow, 1000, Number(answer.headers.get('x-log-next')));
}

function append(html) {
  if (html === '') return;
  const stays = log.scrollTop + log.clientHeight < log.scrollHeight - 8;
  const part = document.createElement('template');
  part.innerHTML = html;
  for (const empty of log.querySelectorAll('.waiting')) empty.remove();
  const first = part.content.firstElementChild;
  const last = log.querySelector('.fold:last-of-type .lines');
  if (first && first.matches('.fold[data-more]') && last) {
    last.append(...first.querySelector('.lines').children);
    first.remove();
  }
  log.append(part.content);
  if (!stays) log.scrollTop = log.scrollHeight;
}

function search() {
  const field = document.querySelector('input[data-log-search]');
  if (!field) return;
  const count = document.querySelector('[data-log-count]');
  let found = [];
  let at = -1;
  field.closest('[hidden]').hidden = false;
  const clear = () => {
    for (const mark of log.querySelectorAll('mark')) mark.replaceWith(...mark.childNodes);
    log.normalize();
  };
  const show = (step) => {
    if (found.length === 0) return;
    at = (at + step + found.length) % found.length;
    const fold = found[at].closest('details');
    if (fold) fold.open = true;
    found[at].scrollIntoView({ block: 'nearest', inline: 'nearest' });
    showLine(found[at]);
    count.textContent = at + 1 + ' of ' + found.length;
  };
  const run = () => {
    clear();
    const text = field.value.toLowerCase();
    found = [];
    at = -1;
    count.textContent = '';
    if (text === '') return;
    for (const line of log.querySelectorAll('.lines li')) {
      if (!line.textContent.toLowerCase().includes(text)) continue;
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node && found.length < 2000; node = walker.nextNode()) {
        const start = node.data.toLowerCase().indexOf(text);
        if (start === -1) continue;
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, Math.min(start + text.length, node.length));
        const mark = document.createElement('mark');
        range.surroundContents(mark);
        found.push(mark);
        // The text in the mark is found already.
        walker.currentNode = mark.firstChild;
      }
    }
    if (found.length === 0) count.textContent = 'No match';
    show(1);
  };
  field.addEventListener('input', run);
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    show(event.shiftKey ? -1 : 1);
  });
}
`;
