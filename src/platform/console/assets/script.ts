/**
 * The script of all pages. Pages work without it. It fills in a token from the fragment of a link, which browsers do not
 * send (the visitor must submit the form: otherwise a link could sign the visitor in as another person), changes the theme
 * without a new page, keeps pages with work under way up to date, follows and searches a log, and opens it at the failure. It shows
 * the page that finds as a palette, and makes keys work.
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

// What was done is said once: not again when the page is loaded again, or by a bookmark.
const shownAt = new URL(location.href);
if (shownAt.searchParams.has('done')) {
  shownAt.searchParams.delete('done');
  history.replaceState(null, '', shownAt);
}

// A page with wrong fields begins at the first of them.
document.querySelector('[aria-invalid]')?.focus();

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

// A page contains no value, so the answer to a text with a wrong line has lost it. The browser has it still.
for (const kept of document.querySelectorAll('form[data-keep]')) kept.addEventListener('submit', async (event) => {
  event.preventDefault();
  const field = kept.querySelector('textarea');
  const answer = await fetch(kept.action, { method: 'POST', body: new URLSearchParams(new FormData(kept)) }).catch(() => undefined);
  if (!answer || answer.redirected) return kept.submit();
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const main = document.adoptNode(page.getElementById('content'));
  if (!answer.ok) {
    const now = main.querySelector('form[data-keep] textarea');
    if (!now) return kept.submit();
    now.closest('form').replaceWith(kept);
  }
  document.title = page.title;
  document.getElementById('content').replaceWith(main);
  scrollTo(0, 0);
  if (answer.ok) main.focus();
  else field.focus();
});

// A second click would do the same again, and lose what the answer to the first one shows once, as a token. Whoever has stopped a
// page that takes long can send it again.
let sent = new WeakMap();
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) sent = new WeakMap();
});
addEventListener('submit', (event) => {
  const { target, timeStamp } = event;
  if (event.defaultPrevented || target.method !== 'post') return;
  if (timeStamp - sent.get(target) < 10000) return event.preventDefault();
  sent.set(target, timeStamp);
});

// Returns true if the page changes again. whenEnded: a build has ended, so all parts change, and its log by this function.
async function refresh(whenEnded) {
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
  if (whenEnded) whenEnded(fresh);
  const selection = getSelection();
  for (const shown of document.querySelectorAll('[data-live]')) {
    const now = fresh.getElementById(shown.id);
    if (!now) return location.reload();
    const hasFocus = shown.contains(document.activeElement);
    const isUsed = (hasFocus && !whenEnded) || shown.querySelector(':popover-open')
      || (!selection.isCollapsed && selection.containsNode(shown, true));
    if (isUsed || now.outerHTML === shown.outerHTML) continue;
    shown.replaceWith(document.adoptNode(now));
    if (hasFocus) document.getElementById('content').focus({ preventScroll: true });
  }
  // A part that was left as it is may have it still.
  return document.querySelector('[data-busy]') !== null;
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
  if (log.dataset.log) follow(log.dataset.next);
}
const searched = log && search();
// The log of a build says when its page changes. The one of an app that runs does not.
if ((!log || !('stage' in log.dataset)) && document.querySelector('[data-busy]')) setTimeout(keepFresh, 2000);

// Leaves whole lines below the heading that sticks to the top.
function showLine(part) {
  const line = part.closest('li');
  const fold = line.closest('details');
  const heading = fold.querySelector('summary');
  fold.open = true;
  const room = (log.clientHeight - heading.offsetHeight) / 3;
  log.scrollTop = line.offsetTop - heading.offsetHeight - Math.floor(room / line.offsetHeight) * line.offsetHeight;
}

async function follow(next) {
  const isEndless = !('stage' in log.dataset);
  if (isEndless && document.hidden) return setTimeout(follow, 2000, next);
  let answer;
  try {
    answer = await fetch(log.dataset.log + '?format=html&from=' + next);
  } catch {
    return setTimeout(follow, 3000, next);
  }
  if (!answer.ok) return answer.status < 500 ? undefined : setTimeout(follow, 3000, next);
  // To the sign-in: the session is over.
  if (answer.redirected) return location.reload();
  append(await answer.text());
  if (answer.headers.get('x-log-ended') === 'true') return end();
  if (!isEndless && log.dataset.stage !== answer.headers.get('x-deployment-stage')) {
    log.dataset.stage = answer.headers.get('x-deployment-stage');
    await refresh();
  }
  setTimeout(follow, 1000, answer.headers.get('x-log-next'));
}

async function end() {
  if (log.querySelector('.waiting')) return location.reload();
  if (await refresh(showEnd)) setTimeout(end, 3000);
}

// Shows where the build failed. Whoever reads or searches the log keeps their place.
function showEnd(fresh) {
  // It says that the deployment is queued.
  document.querySelector('main > .note.good')?.remove();
  const failure = fresh.getElementById('failure');
  if (!failure || document.getElementById('failure')) return;
  const stays = isAway() || searched.isUsed();
  const line = [...log.querySelectorAll('.fold:last-of-type li')].find(({ textContent }) => textContent === failure.textContent);
  if (line) Object.assign(line, { id: 'failure', className: 'at' });
  else {
    log.replaceChildren(...document.adoptNode(failure.closest('.log')).childNodes);
    searched.again();
  }
  if (!stays) showLine(line || failure);
}

function isAway() {
  return log.scrollTop + log.clientHeight < log.scrollHeight - 8;
}

function append(html) {
  if (html === '') return;
  const stays = isAway();
  const part = document.createElement('template');
  part.innerHTML = html;
  for (const empty of log.querySelectorAll('.waiting')) empty.remove();
  const added = part.content.querySelectorAll('li');
  const first = part.content.firstElementChild;
  const last = log.querySelector('.fold:last-of-type .lines');
  if (first && first.matches('.fold[data-more]') && last) {
    last.append(...first.querySelector('.lines').children);
    first.remove();
    const count = last.previousSibling.querySelector('.muted');
    const lines = last.childElementCount;
    if (count) count.textContent = lines.toLocaleString('en') + (lines === 1 ? ' line' : ' lines');
  }
  log.append(part.content);
  // An app prints for as long as it runs.
  const lines = log.querySelectorAll('.lines li');
  for (let old = 0; old < lines.length - 20000; old += 1) lines[old].remove();
  searched.more(added);
  if (!stays) log.scrollTop = log.scrollHeight;
}

// Marks what is between two places of a line: a mark for each colour.
function markParts(line, start, end) {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  const parts = [];
  for (let node = walker.nextNode(), at = 0; node && at < end; at += node.length, node = walker.nextNode()) {
    if (at + node.length > start) parts.push([node, Math.max(0, start - at), Math.min(node.length, end - at)]);
  }
  return parts.map(([node, from, to]) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    const mark = document.createElement('mark');
    range.surroundContents(mark);
    return mark;
  });
}

function search() {
  const field = document.querySelector('input[data-log-search]');
  const count = document.querySelector('[data-log-count]');
  let found = [];
  let at = -1;
  field.closest('[hidden]').hidden = false;
  const clear = () => {
    for (const mark of log.querySelectorAll('mark')) mark.replaceWith(...mark.childNodes);
    log.normalize();
  };
  const tell = () => {
    const isCut = log.querySelector(':scope > p:not(.waiting)');
    const none = isCut ? 'No match in the lines shown' : 'No match';
    const words = found.length === 0 ? none : at + 1 + ' of ' + found.length + (found.length < 2000 ? '' : '+');
    if (count.textContent !== words) count.textContent = words;
  };
  const show = (step) => {
    if (found.length > 0) {
      at = at < 0 && step < 0 ? found.length - 1 : (at + step + found.length) % found.length;
      found[at].closest('details').open = true;
      found[at].scrollIntoView({ block: 'nearest', inline: 'nearest' });
      showLine(found[at]);
    }
    tell();
  };
  const markIn = (lines) => {
    const text = field.value.toLowerCase();
    for (const line of lines) {
      const words = line.textContent.toLowerCase();
      for (let start = words.indexOf(text); start !== -1 && found.length < 2000; start = words.indexOf(text, start + text.length)) {
        const [first] = markParts(line, start, start + text.length);
        if (first) found.push(first);
      }
    }
  };
  const isUsed = () => field.value !== '';
  const again = () => {
    clear();
    found = [];
    at = -1;
    count.textContent = '';
    if (!isUsed()) return;
    markIn(log.querySelectorAll('.lines li'));
    tell();
  };
  const run = () => {
    again();
    if (isUsed()) show(1);
  };
  // Marks lines that were added, and forgets those that were removed. The place stays.
  const more = (lines) => {
    if (!isUsed()) return;
    const shown = found[at];
    found = found.filter(({ isConnected }) => isConnected);
    at = found.indexOf(shown);
    markIn(lines);
    tell();
  };
  field.addEventListener('input', run);
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    show(event.shiftKey ? -1 : 1);
  });
  return { isUsed, again, more };
}

// The row of tabs is wider than a small window.
const tab = document.querySelector('.tabs a[aria-current]');
if (tab) tab.parentElement.scrollLeft = tab.offsetLeft - (tab.parentElement.clientWidth - tab.offsetWidth) / 2;

// Leaves what is empty out of the address.
for (const asked of document.querySelectorAll('form[data-clean]')) asked.addEventListener('formdata', ({ formData }) => {
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
});

const finder = document.querySelector('a[data-find]');
if (finder && /Mac|iPhone|iPad/.test(navigator.platform)) for (const key of document.querySelectorAll('kbd')) {
  key.textContent = key.textContent.replace('Ctrl', '⌘');
}
let palette;
function makePalette() {
  const field = document.createElement('input');
  Object.assign(field, { type: 'search', maxLength: 63, autocomplete: 'off', spellcheck: false });
  field.placeholder = 'Find an app, a project or a page…';
  field.setAttribute('aria-label', 'Find an app, a project or a page');
  const list = document.createElement('div');
  list.setAttribute('aria-live', 'polite');
  palette = document.createElement('dialog');
  palette.className = 'palette';
  palette.setAttribute('aria-label', 'Find');
  palette.append(field, list);
  document.body.append(palette);
  let asked = 0;
  let wait;
  const find = async () => {
    asked += 1;
    const own = asked;
    const address = new URL(finder.href);
    address.searchParams.set('q', field.value);
    const text = await fetch(address).then((answer) => (answer.ok ? answer.text() : ''), () => '');
    if (own !== asked) return;
    const found = new DOMParser().parseFromString(text, 'text/html').getElementById('found');
    list.replaceChildren(...(found ? document.adoptNode(found).childNodes : []));
  };
  field.addEventListener('input', () => {
    clearTimeout(wait);
    wait = setTimeout(find, 80);
  });
  palette.addEventListener('keydown', (event) => {
    const links = [...list.querySelectorAll('a')];
    const at = links.indexOf(document.activeElement);
    if (event.key === 'Enter' && document.activeElement === field) links[0]?.click();
    else if (event.key === 'ArrowDown') links[Math.min(at + 1, links.length - 1)]?.focus();
    else if (event.key === 'ArrowUp') (links[at - 1] || field).focus();
    else if (event.key.length === 1 && at !== -1 && !event.ctrlKey && !event.metaKey && event.key !== ' ') return field.focus();
    else return;
    event.preventDefault();
  });
  palette.addEventListener('click', (event) => {
    if (event.target === palette) palette.close();
  });
  palette.find = () => {
    field.select();
    find();
  };
}
function openPalette(event) {
  event.preventDefault();
  if (!palette) makePalette();
  if (!palette.open) palette.showModal();
  palette.find();
}
if (finder) finder.addEventListener('click', (event) => {
  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) openPalette(event);
});

let goes = -1500;
addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (!finder || event.altKey) return;
  if (event.ctrlKey || event.metaKey) return key.toLowerCase() === 'k' && !event.shiftKey ? openPalette(event) : undefined;
  if (document.documentElement.dataset.keys === 'off' || target.closest('input, textarea, select, dialog, [popover]')) return;
  const isGo = event.timeStamp - goes < 1500;
  goes = key === 'g' && !isGo ? event.timeStamp : -1500;
  if (isGo) return /^[a-z]$/.test(key) ? document.querySelector('a[data-go="' + key + '"]')?.click() : undefined;
  if (key === '?') location.assign('/console/shortcuts');
  if (key === '/') {
    const field = [...document.querySelectorAll('input[data-search], input[data-log-search]')].find((each) => each.offsetParent);
    if (!field) return openPalette(event);
    event.preventDefault();
    field.select();
  }
  if (key === 'j' || key === 'k') {
    const rows = [...document.querySelectorAll('.list .row-link, .cards tbody a')];
    const at = rows.indexOf(document.activeElement);
    rows[key === 'j' ? Math.min(at + 1, rows.length - 1) : Math.max(at - 1, 0)]?.focus();
  }
});
`;
