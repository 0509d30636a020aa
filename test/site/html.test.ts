import { describe, expect, test } from 'vitest';
import { CSS_TOKEN, linksOfCss, mentionsOf, unclosedBlock } from '../../src/site/css.ts';
import { linksOfSrcset, parsePage, REFRESH } from '../../src/site/html.ts';
import { StepCounter } from '../support/pattern-steps.ts';

const hrefs = (html: string) => parsePage(html).links.map(({ href }) => href);

describe('the links of a page', () => {
  test.for([
    ['<a href="/a?b=1&amp;c=2#d">', ['/a?b=1&c=2#d']],
    ["<A HREF='/a'><area href=/b>", ['/a', '/b']],
    ['<link rel="stylesheet" href="/a.css"><link rel="preconnect" href="/b">', ['/a.css']],
    ['<script src="/a.js"></script><script>"<a href=/no>"</script>', ['/a.js']],
    ['<img src="a.png" srcset="b.png 1x, c.png 2x">', ['a.png', 'b.png', 'c.png']],
    ['<video poster="p.jpg"><source src="v.webm"><track src="t.vtt"></video>', ['p.jpg', 'v.webm', 't.vtt']],
    ['<svg><use href="/icons.svg#x"/><image xlink:href="y.png"/></svg>', ['/icons.svg#x', 'y.png']],
    ['<object data="a.svg"></object><iframe src="/f"></iframe>', ['a.svg', '/f']],
    ['<meta http-equiv="Refresh" content="0; URL=\'/moved\'">', ['/moved']],
    ['<style>a { background: url(a.png) }</style><p style="background: url(\'b.png\')">', ['a.png', 'b.png']],
    ['<!-- <a href="/no"> --><a rel="noopener external" href="/other-app"><a href="{{ url }}">', []],
    [
      '<link rel=StyleSheet href=a><link rel="PRECONNECT" href=b><link rel=EditURI href=c><link rel=shortlink href=d>',
      ['a'],
    ],
    ['<link rel="apple-touch-icon" href=a><link rel=preload as=image imagesrcset="b 1x, c 2x">', ['a', 'b', 'c']],
    ['<template><a href=no></template><template shadowrootmode=open><a href=yes></template><a href=b>', ['yes', 'b']],
    ['<frameset><frame src=f></frameset>', ['f']],
    ['<svg><a xlink:href="/a"><text>x</text></a></svg>', ['/a']],
    ['<textarea><a href="/no"></textarea><title><a href="/no"></title>', []],
    ['<a href="/open"', []],
  ] as const)('%s', ([html, expected]) => {
    expect(hrefs(html)).toEqual(expected);
  });

  test('takes a feed or a translation for a link, as its other links are', () => {
    const { links } = parsePage('<link rel=alternate href=/feed.xml><link rel="alternate stylesheet" href=a.css>');
    expect(links.map(({ kind }) => kind)).toEqual(['link', 'asset']);
  });

  test('names what fragments may lead to', () => {
    expect([...parsePage('<h1 id="a">x</h1><a name="b"></a><p name="c">').ids]).toEqual(['a', 'b']);
  });

  test.for([
    ['', true],
    ['<!doctype html><html><head><title>Site</title><style>a{}</style></head><body> </body></html>', true],
    ['<body><div id="app"></div><script type="module" src="/a.js"></script></body>', false],
    ['<body><p>Text</p></body>', false],
    ['<body><img src="a.png"></body>', false],
  ] as const)('tells whether there is nothing to see: %s', ([html, empty]) => {
    expect(parsePage(html).empty).toBe(empty);
  });
});

test.for([
  ['a.png', ['a.png']],
  ['a.png 1x, b.png 2x', ['a.png', 'b.png']],
  ['a.png 480w,b.png 800.5w', ['a.png', 'b.png']],
  ['img/w_100,h_100/a.png 1x, b.png', ['img/w_100,h_100/a.png', 'b.png']],
  ['data:image/png;base64,AAAA 1x, b.png 2x', ['data:image/png;base64,AAAA', 'b.png']],
  [' , ', []],
] as const)('a srcset of %s', ([text, expected]) => {
  expect(linksOfSrcset(text).map(({ href }) => href)).toEqual(expected);
});

test.for([
  ['a { background: url( "a b.png" ), url(c.png) }', ['a b.png', 'c.png']],
  ['@import "a.css"; @import url(b.css) screen;', ['a.css', 'b.css']],
  ['/* url(no.png) */ a { filter: url(#f); mask: url() }', []],
  [
    String.raw`a { background: url(a\ b.png), url(c\(1\).png), url("d\"e.png"), url(f\20 g.png) }`,
    ['a b.png', 'c(1).png', 'd"e.png', 'f g.png'],
  ],
  [
    `a { content: "url(no.png) /* "; background: url(a.png) } /* " */ b { background: URL('b.png') }`,
    ['a.png', 'b.png'],
  ],
  [
    `a { mask: url('data:image/svg+xml,<svg fill="url(no)"/>') } /* url(no.png)`,
    ['data:image/svg+xml,<svg fill="url(no)"/>'],
  ],
  [`a { background: url(data:image/svg+xml,<svg xmlns='no'/>); mask: url(\n a.png ) }`, ['a.png']],
  ["@font-face { src: url('f.woff2?#iefix') format('woff2') }", ['f.woff2?#iefix']],
] as const)('a style sheet of %s', ([css, expected]) => {
  expect(linksOfCss(css).map(({ href }) => href)).toEqual(expected);
});

test.each([
  ['', 'url('],
  ['', 'url("'],
  ['', '/* '],
  ['', '"\\"'],
  ['', '\\a'],
  ['', '\\'],
  ['', 'url(\\41'],
  ['', "@import '"],
  ['', 'url( '],
  ['url(', '\\41'],
  ['"', '\\41'],
  ["url('", '\\41 '],
])('a style sheet of %j and then %j again and again takes steps in proportion to its length', (opening, part) => {
  const steps = (times: number) => new StepCounter(CSS_TOKEN).search(opening + part.repeat(times)).steps;
  expect(steps(200)).toBeGreaterThan(0);
  expect(steps(400)).toBeLessThan(2.5 * steps(200));
  expect(linksOfCss(opening + part.repeat(100_000)).length).toBeLessThanOrEqual(50_000);
});

test.each([' ', '1', '1 ', '; ', 'url = '])(
  'a refresh of %j again and again takes steps in proportion to its length',
  (part) => {
    const steps = (times: number) => new StepCounter(REFRESH).search(part.repeat(times)).steps;
    expect(steps(400)).toBeLessThan(2.5 * steps(200));
  },
);

test.for([
  ['a { b: c } @media x { d { e: f } }', undefined],
  ['a { b: c }\n@media x {\n d { e: f }\n', 2],
  ['a { content: "}" }\nb { background: url(}) \n', 2],
  ['/* { */ a { } \\{', undefined],
  ['} a { }', undefined],
] as const)('the block that %j leaves open', ([css, line]) => {
  expect(unclosedBlock(css)).toBe(line);
});

test.for([
  ['x.src="/images/a.png";', ['/images/a.png']],
  ["f(['/b.webp', `/c.pdf`])", ['/b.webp', '/c.pdf']],
  ['let a={"src":"/d.svg","href":"/e.html"}', ['/d.svg']],
  ['t="<img src=\\"/no.png\\">"; u=`<b>"/no.png"</b>`; v="//cdn/no.png"; w="/a/$b.png"; x="a/no.png"', []],
] as const)('the files that the script %j names', ([script, expected]) => {
  expect(mentionsOf(script).map(({ href }) => href)).toEqual(expected);
});
