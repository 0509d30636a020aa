import { expect, test } from 'vitest';
import { missingMount, mountsOf } from '../../src/site/mounts.ts';

test.each([
  ['createRoot(document.getElementById("root")).render(a)', ['root']],
  ['mount(document.querySelector("#app"),b)', ['#app']],
  ['createApp(x).mount("#app")', ['#app']],
  // A look whether an element exists.
  ['if(document.getElementById("ad"))show()', []],
])('the elements that %s fills', (script, mounts) => {
  expect(mountsOf(script)).toEqual(mounts);
});

test.each([
  'page.innerHTML=`<button id="counter"></button>`;setup(document.querySelector("#counter"))',
  "page.innerHTML='<b id=counter>';setup(document.getElementById('counter'))",
  'jsx("b",{id:"counter"});setup(document.getElementById("counter"))',
  'b.id = "counter";setup(document.getElementById("counter"))',
  'html("<b id=\\"counter\\">");setup(document.getElementById("counter"))',
])('an element that a script makes itself need not be in the page: %s', (script) => {
  expect(mountsOf(script)).toEqual([]);
});

test('a page lacks what scripts fill only if it has none of it', () => {
  expect(missingMount(['root', '#app'], new Set(['app']))).toBeUndefined();
  expect(missingMount(['root', '#app'], new Set(['other']))).toBe('root');
  expect(missingMount([], new Set())).toBeUndefined();
});
